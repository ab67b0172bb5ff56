// What the service worker does with a call of the server, and with a click on what it has shown.

import { expect, test } from "vitest";
import { answerCalls } from "../../src/worker/push.ts";

const HERE = "https://play.example.org";
const TOLD = {
  title: "It is your turn: Sunday",
  body: "Your turn.",
  url: "/t/x#key",
  end: "/notices/token",
  stop: "End these notices",
  tag: "x",
};

// As much of a browser as a service worker sees of it here: what it shows, and which pages are open.
class Browser {
  shown = [];
  opened = [];
  #heard = {};
  location = { origin: HERE };
  registration = { showNotification: async (title, options) => this.shown.push({ title, ...options }) };
  clients;

  constructor(pages = []) {
    this.clients = { matchAll: async () => pages, openWindow: async (url) => this.opened.push(new URL(url, HERE).href) };
  }

  addEventListener(kind, listener) {
    this.#heard[kind] = listener;
  }

  async tell(kind, event) {
    let done = null;
    this.#heard[kind]({ ...event, waitUntil: (work) => (done = work) });
    await done;
  }

  async called() {
    answerCalls(this);
    await this.tell("push", { data: { json: () => TOLD } });
    return this.shown[0];
  }

  async clicked(action) {
    let closed = false;
    const notification = { data: (await this.called()).data, close: () => (closed = true) };
    await this.tell("notificationclick", { action, notification });
    expect(closed).toBe(true);
  }
}

test("a notice says what is new and has a button that ends the notices, in the words of the server", async () => {
  const { title, body, tag, actions } = await new Browser().called();
  expect({ title, body, tag }).toEqual({ title: TOLD.title, body: TOLD.body, tag: TOLD.tag });
  expect(actions).toEqual([{ action: "end", title: "End these notices" }]);
});

test("its button leads to where the notices end, also while the table is open", async () => {
  const page = { url: `${HERE}/t/x#key`, focus: () => expect.unreachable() };
  const browser = new Browser([page]);
  await browser.clicked("end");
  expect(browser.opened).toEqual([`${HERE}/notices/token`]);
});

test("a click on the notice itself opens the seat", async () => {
  const browser = new Browser([{ url: `${HERE}/t/other#key` }]);
  await browser.clicked("");
  expect(browser.opened).toEqual([`${HERE}/t/x#key`]);
});

test("or goes there where it is open already", async () => {
  let focused = 0;
  const browser = new Browser([{ url: `${HERE}/t/x`, focus: async () => focused++ }]);
  await browser.clicked("");
  expect([browser.opened, focused]).toEqual([[], 1]);
});
