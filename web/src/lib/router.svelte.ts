// Which page is shown follows from the address; links are followed without loading the page anew.

import { SITE } from "./offline.svelte";

export type Place =
  | { page: "start" }
  | { page: "new" }
  | { page: "table"; table: string; key: string; at: number | null; coach: boolean }
  | { page: "rules"; id: string }
  | { page: "gallery" }
  | { page: "learn" }
  | { page: "settings" }
  | { page: "me"; ticket: string }
  | { page: "career" }
  | { page: "leaders" }
  | { page: "lobby" }
  | { page: "notices"; token: string; yes: boolean }
  | { page: "nowhere" };

// On a static host there is but one page: everything that follows stands behind #.
function read(): Place {
  if (!SITE) return placeOf(location.pathname, location.hash);
  const [path = "", key = ""] = location.hash.slice(1).split("#");
  return placeOf(path.startsWith("/") ? path : "", key);
}

export function placeOf(path: string, hash: string): Place {
  const parts = path.split("/").filter(Boolean);
  const [first, second = "", third, fourth] = parts;
  if (first === undefined) return { page: "start" };
  if (first === "t" && second) {
    const at = third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: "table", table: second, key: hash.replace(/^#/, ""), at, coach: fourth === "coach" };
  }
  if (first === "notices" && second) return { page: "notices", token: second, yes: third === "yes" };
  if (first === "rules") return { page: "rules", id: second || hash.replace(/^#/, "") }; // a rule or a paragraph
  if (first === "me" && second === "career" && parts.length === 2) return { page: "career" };
  if (first === "me" && parts.length === 1) return { page: "me", ticket: hash.replace(/^#/, "") };
  if (parts.length === 1 && (first === "new" || first === "gallery" || first === "learn" || first === "settings" || first === "leaders" || first === "lobby")) {
    return { page: first };
  }
  return { page: "nowhere" };
}

// The address of a place, as the browser shows it; a link from elsewhere begins with where this page is.
export const addressOf = (place: string): string => (SITE ? `#${place}` : place);
export const linkTo = (place: string): string => new URL(addressOf(place), location.href).href;

class Router {
  place = $state<Place>(read());

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(place: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(place));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.place = read();
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (SITE ? !link.hash.startsWith("#/") : link.pathname.startsWith("/api/") || link.pathname.startsWith("/page/")) return;
    event.preventDefault();
    this.go(SITE ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
