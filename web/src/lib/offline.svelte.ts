// Playing without a network: whether this browser has all that it takes, how it gets it, and the pocket that plays then.

import type { Answer, Line, Pocket } from "../pocket/pocket";
import type { Obstacle } from "../pocket/words";

// The whole edition for static hosts: there is no server, the pocket answers everything.
export const SITE = Boolean(import.meta.env.VITE_SITE);

// none: there is nothing to be had; away: nobody knows, without a network; unable: this browser could not run it;
// possible: it could be loaded; ready: it is in this browser.
type State = "unknown" | "none" | "away" | "unable" | "possible" | "loading" | "ready";

// Why the pocket does not start: what the worker says, or the page is of another release.
export type Trouble = Obstacle | "release" | "unable";

interface Files {
  version: string;
  release: string; // of the page they belong to
  bytes: number;
  files: string[];
}

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const MARK = "pocket.";
const HOME = new URL(`${import.meta.env.BASE_URL}pocket/`, location.href);
const CACHE = `elbowroom.pocket ${SITE ? new URL("./", location.href).pathname : "/"} `; // and the version; the service worker knows it too
const LIST = new URL("pocket.json", HOME).href;

// Python as WebAssembly, unpacked by the browser, and a database for the games.
const ABLE = "WebAssembly" in window && "DecompressionStream" in window && "indexedDB" in window;

// Whether a table is in the pocket; servers have no dots in their names.
export const inPocket = (table: string): boolean => table.startsWith(MARK);

const AGAIN = 3000; // milliseconds until it is asked anew what there is

class Offline {
  state = $state<State>("unknown");
  share = $state(0); // of what is being loaded
  bytes = $state(0); // that are to be loaded
  unloaded = $state(false); // the last attempt to load it broke off
  trouble = $state<Trouble | "">(""); // why the pocket does not start
  #prompt = $state.raw<InstallPrompt | null>(null);
  #files: Files | null = null;
  #pocket: Promise<Pocket> | null = null;
  #looking: Promise<void> | null = null;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#prompt = null));
    addEventListener("online", () => this.state === "away" && void this.look());
    void navigator.serviceWorker?.ready.then((found) => {
      found.addEventListener("updatefound", () => this.#await(found.installing));
      this.#await(found.installing);
    });
  }

  // With a new release of the page comes that of the pocket, if there is one here.
  #await(coming: ServiceWorker | null): void {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && this.state === "possible") void this.#look().catch(() => {});
    });
  }

  get mayInstall(): boolean {
    return this.#prompt !== null;
  }

  get installed(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  }

  async install(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null;
  }

  // Finds out what there is; asked again only after there was no answer.
  look(): Promise<void> {
    this.#looking ??= this.#look().catch(() => {
      this.#looking = null;
      this.state = "away";
      // A network that has just come back may not carry the first request yet.
      if (navigator.onLine) setTimeout(() => this.state === "away" && void this.look(), AGAIN);
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const answer = await fetch(LIST, { cache: "no-cache" }); // static hosts let browsers keep it, but not the files it names
    if (!answer.ok) {
      this.state = "none";
      return;
    }
    this.#files = (await answer.json()) as Files;
    this.bytes = this.#files.bytes;
    if (this.state === "loading") return;
    this.state = !ABLE ? "unable" : (await this.#isKept()) ? "ready" : "possible";
  }

  async #isKept(): Promise<boolean> {
    if (!("caches" in window) || !navigator.serviceWorker || !this.#files) return false;
    if (!(await caches.has(CACHE + this.#files.version))) return false;
    return (await (await caches.open(CACHE + this.#files.version)).match(LIST)) !== undefined;
  }

  // Loads what is missing into this browser. The list comes last: where it lies, nothing is missing.
  async keep(): Promise<void> {
    if (this.state !== "possible" || !this.#files) return;
    this.state = "loading";
    this.share = 0;
    this.unloaded = false;
    try {
      const { version, files } = this.#files;
      if ("caches" in window && navigator.serviceWorker) {
        const cache = await caches.open(CACHE + version);
        for (const [index, file] of files.entries()) {
          const href = new URL(`${version}/${file}`, HOME).href;
          if (!(await cache.match(href))) await cache.add(href);
          this.share = (index + 1) / (files.length + 1);
        }
        await cache.put(LIST, new Response(JSON.stringify(this.#files), { headers: { "Content-Type": "application/json" } }));
        await navigator.storage?.persist?.();
      }
      this.state = "ready";
    } catch {
      this.state = "possible";
      this.unloaded = true;
    }
  }

  // The pocket, which takes some seconds to start.
  async pocket(): Promise<Pocket> {
    this.#pocket ??= this.#start();
    return this.#pocket;
  }

  async #start(): Promise<Pocket> {
    const [pocket, trouble] = await this.#attempt().catch(() => [null, "files"] as const);
    this.trouble = trouble ?? "";
    if (pocket && !trouble) return pocket;
    pocket?.close();
    this.#pocket = null; // it is tried again for whoever asks next
    throw new Error(`the pocket does not start: ${trouble}`);
  }

  async #attempt(): Promise<[Pocket | null, Trouble | null]> {
    await this.look();
    if (!ABLE) return [null, "unable"];
    if (!this.#files) return [null, "files"];
    if (this.#files.release !== import.meta.env.VITE_VERSION) return [null, "release"];
    const { Pocket } = await import("../pocket/pocket");
    const pocket = new Pocket(new URL(`${this.#files.version}/`, HOME).href);
    return [pocket, await pocket.ready];
  }

  async ask(method: string, url: string, key: string, body: string): Promise<Answer> {
    return (await this.pocket()).ask(method, url, key, body);
  }

  // A line to a table in the pocket, which may still have to start.
  connect(table: string): Line {
    return new LateLine(this.pocket().then((pocket) => pocket.connect(table)));
  }
}

// A line that is there later: until then nobody can say anything on it.
class LateLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  #line: Line | null = null;
  #closed = false;

  constructor(coming: Promise<Line>) {
    coming.then(
      (line) => {
        this.#line = line;
        line.onmessage = (event) => this.onmessage?.(event);
        line.onclose = (event) => this.onclose?.(event);
        if (this.#closed) line.close();
        else this.onopen?.();
      },
      () => this.onclose?.({ code: 1006 }),
    );
  }

  get readyState(): number {
    return this.#line?.readyState ?? WebSocket.CONNECTING;
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }
}

export const offline = new Offline();
