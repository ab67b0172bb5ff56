// The server: requests, and the line to a table that mends itself. Also what this browser remembers.

/** Ask the server; throws an Error with the server's own words. */
export async function ask(path, { key = "", body } = {}) {
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  const options = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Error("The server does not answer. Is it running?");
  }
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.error.message), { code: told.error.code });
  return told;
}

const once = new Map();
/** Ask for something that never changes. */
export function askOnce(path) {
  if (!once.has(path)) once.set(path, ask(path).catch((error) => (once.delete(path), Promise.reject(error))));
  return once.get(path);
}

/** A WebSocket to a table. After a loss it comes back by itself and asks only for what it has not seen. */
export class Line {
  #socket;
  #waiting = new Map();
  #ref = 0;
  #tries = 0;
  #timer;
  seen = 0;

  /** `hear` gets every message; `state` is told "open", "lost" or "refused" with a reason. */
  constructor(table, key, name, hear, state) {
    Object.assign(this, { table, key, name, hear, state });
    window.addEventListener("online", () => this.#retry(0));
    setInterval(() => this.#socket?.readyState === WebSocket.OPEN && this.#check(), 25_000);
    this.#connect();
  }

  #connect() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/play`);
    let refusal;
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", key: this.key, seen: this.seen, name: this.name }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") {
        this.#tries = 0;
        this.state("open");
      }
      if (message.type === "game") this.seen = message.seq;
      if (message.type === "refused" && !message.ref) refusal = message;
      this.#waiting.get(message.ref)?.(message);
      this.hear(message);
    };
    socket.onclose = ({ code }) => {
      for (const answer of this.#waiting.values()) answer({ type: "refused", message: "The connection was lost; try again." });
      if (code === 4403 && refusal?.code === "seen") this.seen = 0;
      else if (code === 4403) return this.state("refused", refusal?.message ?? "The server sent you away.");
      this.state("lost");
      this.#retry(Math.min(8000, 300 * 2 ** this.#tries++));
    };
  }

  #retry(delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#socket.readyState === WebSocket.CLOSED && this.#connect(), delay);
  }

  /** A line can be dead without a sound. */
  async #check() {
    const socket = this.#socket;
    const late = setTimeout(() => socket.close(), 10_000);
    await this.wish("ping");
    clearTimeout(late);
  }

  /** Wish something; gives `accepted`, `refused` or `pong`. */
  wish(type, fields = {}) {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      const answer = (message) => (this.#waiting.delete(ref), resolve(message));
      this.#waiting.set(ref, answer);
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type, ref, ...fields }));
      else answer({ type: "refused", message: "You are offline; this comes back by itself." });
    });
  }
}

// --- what this browser remembers ---------------------------------------------------------------------------------------

const read = (name, otherwise) => {
  try {
    return JSON.parse(localStorage.getItem(`elbowroom.${name}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
};
const write = (name, value) => {
  try {
    localStorage.setItem(`elbowroom.${name}`, JSON.stringify(value));
  } catch {} // private windows may forbid it: then nothing is remembered
};

export const myName = () => read("name", "");
export const rememberName = (name) => write("name", name);
/** Own games, newest first: { id, key, about, over, links }. */
export const myGames = () => read("games", []);
export const myGame = (id) => myGames().find((game) => game.id === id);
export const forgetGame = (id) => write("games", myGames().filter((game) => game.id !== id));
export function rememberGame(id, key, more) {
  const known = { ...myGame(id), id, key, ...more };
  write("games", [known, ...myGames().filter((game) => game.id !== id)].slice(0, 30));
}
