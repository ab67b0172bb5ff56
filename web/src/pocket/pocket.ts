// The pocket of this page: a server in a worker, asked and connected to like any other.

import type { FromWorker, Obstacle, ToWorker } from "./words";

export interface Answer {
  status: number;
  text: string;
}

// As much of a WebSocket as a table needs.
export interface Line {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export class Pocket {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "pocket" });
  #asked = new Map<number, (answer: Answer) => void>();
  #lines = new Map<number, PocketLine>();
  #number = 0;
  readonly ready: Promise<Obstacle | null>; // once it has started, or what keeps it from that

  constructor(files: string) {
    this.ready = new Promise((done) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "ready") done(null);
        else if (data.kind === "failed") done(data.why);
        else this.#hear(data);
      };
      this.#worker.onerror = () => done("files"); // its script does not come
    });
    this.say({ kind: "start", files });
  }

  ask(method: string, url: string, key: string, body: string): Promise<Answer> {
    const id = ++this.#number;
    this.say({ kind: "ask", id, method, url, key, body });
    return new Promise((done) => this.#asked.set(id, done));
  }

  connect(table: string): Line {
    const number = ++this.#number;
    const line = new PocketLine(this, number);
    this.#lines.set(number, line);
    this.say({ kind: "connect", line: number, table });
    return line;
  }

  say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  close(): void {
    this.#worker.terminate();
  }

  #hear(message: FromWorker): void {
    if (message.kind === "answer") {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    } else if (message.kind === "told") this.#lines.get(message.line)?.onmessage?.({ data: message.text });
    else if (message.kind === "ended") {
      this.#lines.get(message.line)?.end(message.code);
      this.#lines.delete(message.line);
    }
  }
}

class PocketLine implements Line {
  readyState: number = WebSocket.OPEN;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private pocket: Pocket,
    private number: number,
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.pocket.say({ kind: "hear", line: this.number, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
    this.pocket.say({ kind: "hear", line: this.number, text: null });
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
