// The past of a game: any moment, by slider or link.

import { copyButton, h, toast } from "./dom.js";
import { ask, myGame } from "./net.js";
import { told } from "./words.js";

const STRETCH = 40; // moments fetched at once

export class Replay {
  position = null;
  happening = null;
  #moments = new Map();

  constructor(view, seq) {
    this.view = view;
    this.first = view.happenings.find((happening) => happening.kind === "began")?.seq ?? 1;
    this.go(seq);
  }

  async go(seq) {
    this.seq = Math.min(Math.max(this.first, seq), this.view.info.seq);
    const { table, key } = this.view;
    history.replaceState(null, "", `/t/${table}/${this.seq}${location.hash}`);
    this.view.redraw();
    const wanted = this.seq;
    try {
      if (!this.#moments.has(wanted)) {
        const first = Math.max(1, wanted - STRETCH / 2);
        const { moments } = await ask(`/api/tables/${table}/moments?first=${first}&last=${first + STRETCH}`, { key });
        for (const moment of moments) this.#moments.set(moment.happening.seq, moment);
      }
    } catch (error) {
      toast(error.message);
      if (!this.position) return this.end();
    }
    if (wanted !== this.seq || this.view.replay !== this) return;
    const moment = this.#moments.get(wanted);
    [this.position, this.happening] = [moment.position, moment.happening];
    this.view.redraw();
  }

  end() {
    this.view.replay = null;
    history.replaceState(null, "", `/t/${this.view.table}${location.hash}`);
    this.view.redraw();
  }
}

/** A link to the moment that does not give away a seat, if there is one. */
function momentLink({ table, key, info, replay }) {
  const watch = myGame(table)?.links?.at(-1)?.key;
  const open = info.status === "over" || info.agreement.public;
  const url = `${location.origin}/t/${table}/${replay.seq}`;
  if (open || !key) return [url, "Copy link"];
  return watch ? [`${url}#${watch}`, "Copy link"] : [`${url}#${key}`, "Copy link (yours, secret)"];
}

export function replayPanel(view) {
  const { replay, info, names } = view;
  const step = (by, label, words) => h("button", { "data-at": words, "aria-label": words, onclick: () => replay.go(replay.seq + by) }, label);
  const line = replay.happening && told(replay.happening, names);
  const text = line?.text || (line?.placed ? `${names.who(line.seat)}: ${replay.happening.action}.` : "");
  return [
    h("h2", {}, "Replay"),
    h("p", { class: "question", role: "status" }, `Moment ${replay.seq} of ${info.seq}. ${text}`),
    h("input", { type: "range", "data-at": "slider", min: replay.first, max: info.seq, value: replay.seq, "aria-label": "Moment of the game", oninput: (event) => replay.go(Number(event.target.value)) }),
    h("div", { class: "ends" }, step(-1, "◀", "One step back"), step(1, "▶", "One step on"), copyButton(...momentLink(view))),
    h("button", { class: "wide main", "data-at": "live", onclick: () => replay.end() }, info.status === "over" ? "Back to the result" : "Back to the game"),
  ];
}
