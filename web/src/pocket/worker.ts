// Runs the pocket: Python, the engine and all that a server would answer, in a thread of its own.

import { Drawers } from "./drawers";
import type { FromWorker, Obstacle, ToWorker } from "./words";

// What is used of Pyodide, which is loaded with the files of the pocket.
interface Python {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { Worker: (...lent: unknown[]) => Desk };
}
interface Desk {
  seed(seed: number): void;
  ask(method: string, url: string, key: string, body: string): Promise<string>;
  connect(line: number, table: string): void;
  hear(line: number, text: string | undefined): void;
  follow(table: string, seq: number): Promise<void>;
}
type Loader = { loadPyodide(options: Record<string, unknown>): Promise<Python> };

const PACKAGES = "/lib/python3.14/site-packages";
const NOTHING_ELSE = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" }, packages: {} };

const say = (message: FromWorker): void => postMessage(message);
let desk: Promise<Desk> | null = null;
let obstacle: Obstacle = "broken"; // if it does not start

onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if (data.kind === "start") {
    desk = start(data.files, data.seed);
    desk.then(
      () => say({ kind: "ready" }),
      (error: unknown) => {
        console.error(error);
        say({ kind: "failed", why: obstacle });
      },
    );
    return;
  }
  const at = await desk!.catch(() => null);
  if (!at) return; // whoever asks has been told
  if (data.kind === "connect") at.connect(data.line, data.table);
  else if (data.kind === "hear") at.hear(data.line, data.text ?? undefined);
  else {
    const [status, text] = await at.ask(data.method, data.url, data.key, data.body).then(
      (answer) => [Number(answer.slice(0, answer.indexOf("\n"))), answer.slice(answer.indexOf("\n") + 1)] as const,
      (error: unknown) => {
        console.error(error);
        return [500, JSON.stringify({ error: { code: "bug", message: "something went wrong here" } })] as const;
      },
    );
    say({ kind: "answer", id: data.id, status, text });
  }
};

async function start(files: string, seed?: number): Promise<Desk> {
  unpackOnArrival(files);
  const loader = orElse("files", import(/* @vite-ignore */ `${files}pyodide.mjs`) as Promise<Loader>);
  const [python, game, drawers] = await Promise.all([
    loader.then(({ loadPyodide }) => loadPyodide({ indexURL: files, stdLibURL: `${files}python.zip`, packages: [], lockFileContents: NOTHING_ELSE })),
    orElse("files", fetch(`${files}game.zip`).then(bytes)),
    orElse("storage", Drawers.open()),
  ]);
  python.unpackArchive(game, "zip", { extractDir: PACKAGES });
  const told = (line: number, text: string): void => say({ kind: "told", line, text });
  const ended = (line: number, code: number): void => say({ kind: "ended", line, code });
  const found = python.pyimport("elbowroom.pocket.worker").Worker(drawers, told, ended);
  if (seed !== undefined) found.seed(seed);
  drawers.onOthers((table, seq) => void found.follow(table, seq));
  return found;
}

async function orElse<T>(what: Obstacle, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    obstacle = what;
    throw error;
  });
}

async function bytes(answer: Response): Promise<Uint8Array> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

// The largest file travels and lies in the cache squeezed, whatever the server thinks of that, and is unpacked here.
function unpackOnArrival(files: string): void {
  const load = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url !== `${files}pyodide.asm.wasm`) return load(asked, options);
    const squeezed = await load(`${url}.gz`, options);
    if (!squeezed.ok || !squeezed.body) return squeezed;
    const whole = squeezed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(whole, { headers: { "Content-Type": "application/wasm" } });
  };
}
