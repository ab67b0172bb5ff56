// Who is called at a table by the own link: asked of the server, changed there, and told to the browser.

import { api } from "../lib/api";
import type { BellInfo } from "../protocol";
import { speech } from "../i18n/index.svelte";

const VOUCHER = "elbowroom.mail"; // an address that was confirmed, and what proves that

interface Voucher {
  mail: string;
  voucher: string;
}

function stored(): Voucher {
  try {
    return { mail: "", voucher: "", ...(JSON.parse(localStorage.getItem(VOUCHER) ?? "{}") as Partial<Voucher>) };
  } catch {
    return { mail: "", voucher: "" };
  }
}

export function keepVoucher(mail: string, voucher: string): void {
  try {
    localStorage.setItem(VOUCHER, JSON.stringify({ mail, voucher }));
  } catch {
    // Then the address is confirmed for each table.
  }
}

export class Bells {
  ready = $state(false);
  mail = $state(false); // the server sends mail
  bells = $state.raw<BellInfo[]>([]);
  denied = $state(false);
  problem = $state("");
  #push = $state("");

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  get push(): boolean {
    return this.#push !== "" && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  }

  get device(): BellInfo | undefined {
    return this.bells.find((bell) => bell.kind === "push" && bell.token === localStorage.getItem(this.#place));
  }

  get mails(): BellInfo[] {
    return this.bells.filter((bell) => bell.kind === "mail");
  }

  get known(): string {
    return stored().mail;
  }

  async load(): Promise<void> {
    await this.#try(async () => {
      const offers = await api.notices();
      this.mail = offers.mail;
      this.#push = offers.push;
      if (offers.mail || offers.push) this.bells = (await api.bells(this.table, this.key)).bells;
      this.ready = true;
    });
  }

  async callDevice(): Promise<void> {
    await this.#try(async () => {
      this.denied = (await Notification.requestPermission()) !== "granted";
      if (this.denied) return;
      const worker = await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
      const subscription = await subscribed(worker, this.#push);
      const { endpoint, keys = {} } = subscription.toJSON();
      const device = { endpoint: endpoint ?? "", p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
      const bell = await api.call(this.table, this.key, { device, language: speech.language });
      localStorage.setItem(this.#place, bell.token);
      await this.load();
    });
  }

  async callByMail(mail: string): Promise<void> {
    const known = stored();
    const voucher = known.mail === mail.trim() ? known.voucher : "";
    await this.#try(async () => {
      await api.call(this.table, this.key, { mail, voucher, language: speech.language });
      await this.load();
    });
  }

  async end(bell: BellInfo): Promise<void> {
    await this.#try(async () => {
      await api.endBell(bell.token, false);
      await this.load();
    });
  }

  get #place(): string {
    return `elbowroom.bell.${this.table}`;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = speech.error(error as { code: string });
    }
  }
}

// One subscription for all tables; one for another server's key, of an earlier secret, is of no use.
async function subscribed(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytes(key);
  const known = await worker.pushManager.getSubscription();
  const theirs = known?.options.applicationServerKey;
  if (known && theirs && new Uint8Array(theirs).join() === wanted.join()) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
