// One table: the connection to it, the newest picture, and everything that has happened.

import type { Aside, ClientMessage, Decision, Moment, PositionView, Refused, ServerMessage, TableInfo } from "../protocol";
import type { Line as Wire } from "../pocket/pocket";
import { inPocket, offline, SITE } from "./offline.svelte";
import { followed, type Picture } from "./picture";

type Wish = ClientMessage extends infer M ? (M extends { type: string } ? Omit<M, "ref"> : never) : never;
export type Line = "connecting" | "open" | "lost" | "ended";

const FIRST_WAIT = 500; // milliseconds before a lost connection is tried again; doubled each time
const LONGEST_WAIT = 8000;
const MOST_ASIDES = 200; // lines of spectators that are remembered
const SILENCE = 25_000; // milliseconds after which the server is asked whether it is still there

function dialled(table: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`) as unknown as Wire; // its events tell more
}

export class TableLink {
  line = $state<Line>("connecting");
  game = $state.raw<Picture | null>(null);
  happenings = $state.raw<Moment[]>([]);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  online = $state.raw<number[]>([]);
  asides = $state.raw<Aside[]>([]); // what spectators say
  ending = $state.raw<Refused | null>(null); // why the server does not let us in
  loss = $state<"lost" | "restart">("lost"); // how the connection was lost
  version = $state("");
  skew = 0; // seconds the server's clock is ahead of ours

  #socket: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #heard = 0;
  #ref = 0;
  #pending = new Map<number, (answer: ServerMessage) => void>();
  #closed = false;
  #listeners = new Set<(happenings: Moment[], game: Picture) => void>();

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  // Whether the table is in this browser and needs no network.
  get here(): boolean {
    return SITE || inPocket(this.id);
  }

  get position(): PositionView | null {
    return this.game?.position ?? null;
  }

  get decision(): Decision | null {
    return this.line === "open" ? (this.game?.decision ?? null) : null;
  }

  get table(): TableInfo | null {
    return this.game?.table ?? null;
  }

  // Calls back for each new frame; returns how to stop that.
  listen(listener: (happenings: Moment[], game: Picture) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Asks for something; the answer is `accepted`, `explained`, `refused` or `pong`. A lost connection counts as refused.
  wish(wish: Wish): Promise<ServerMessage> {
    const socket = this.#socket;
    const ref = ++this.#ref;
    if (this.line !== "open" || !socket) {
      return Promise.resolve({ type: "refused", ref, code: "offline", message: "the connection is lost" });
    }
    socket.send(JSON.stringify({ ...wish, ref }));
    return new Promise((resolve) => this.#pending.set(ref, resolve));
  }

  // Takes an own seat under a name, or under the one it has; says what was wrong with that.
  async sit(seat: number, name: string): Promise<Refused | null> {
    const answer = await this.wish({ type: "sit", seat, name });
    return answer.type === "refused" ? answer : null;
  }

  // Several actions are carried out whole or not at all.
  act(actions: string[]): Promise<ServerMessage> {
    return this.wish({ type: "act", seq: this.game?.seq ?? 0, actions: actions as [string, ...string[]] });
  }

  undo(): Promise<ServerMessage> {
    return this.wish({ type: "undo", seq: this.game?.seq ?? 0 });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (this.line === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  // Without a network a connection looks alive for long; if the server can be reached all the same, the next one is.
  #drop = (): void => {
    const socket = this.#socket;
    if (this.line !== "open" || !socket || this.here) return;
    this.#socket = null;
    socket.close();
    this.#lost(1006);
  };

  #connect(): void {
    if (this.#closed) return;
    if (this.game) this.line = "lost";
    const socket = this.here ? offline.connect(this.id) : dialled(this.id);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: 2, key: this.key, seen: this.game?.seq ?? 0, sit: false }));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#heard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => this.#check(socket), SILENCE / 2);
  }

  // A connection can be dead without anybody saying so.
  #check(socket: Wire): void {
    if (Date.now() - this.#heard > 2 * SILENCE) socket.close();
    else if (Date.now() - this.#heard > SILENCE && socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: "ping" }));
    }
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    for (const [ref, resolve] of this.#pending) {
      resolve({ type: "refused", ref, code: "offline", message: "the connection is lost" });
    }
    this.#pending.clear();
    if (this.#closed || this.line === "ended") return;
    if (code === 4403) {
      this.line = "ended";
      return;
    }
    this.line = "lost";
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.version = message.version;
        this.seats = message.seats ?? [];
        this.host = message.host ?? false;
        this.skew = message.now - Date.now() / 1000;
        break;
      case "news": {
        const known = this.game?.seq ?? 0;
        const news = message.moments.filter((moment) => moment.seq > known);
        const game = followed(this.game, message);
        this.happenings = [...this.happenings, ...news];
        this.game = game;
        if (message.table?.seats) this.online = message.table.seats.flatMap((seat, index) => (seat.online ? [index + 1] : []));
        this.line = "open";
        this.loss = "lost";
        this.#wait = FIRST_WAIT;
        for (const listener of this.#listeners) listener(news, game);
        break;
      }
      case "ending":
        this.loss = "restart";
        break;
      case "presence":
        this.online = message.online;
        break;
      case "asides":
        this.asides = [...(message.kept ? [] : this.asides), ...message.lines].slice(-MOST_ASIDES);
        break;
      case "refused":
        if (message.ref) this.#settle(message.ref, message);
        else {
          this.ending = message;
        }
        break;
      case "accepted":
      case "explained":
      case "pong":
        this.#settle(message.ref, message);
        break;
    }
  }

  #settle(ref: number, message: ServerMessage): void {
    this.#pending.get(ref)?.(message);
    this.#pending.delete(ref);
  }
}
