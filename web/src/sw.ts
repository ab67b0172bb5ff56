/// <reference lib="webworker" />
// The service worker of the page: it answers when the server calls, and lets the page start without a network, for which
// it keeps the files of one release, and those of its pocket where that was wanted.
// The line before this, written by whoever serves it, says which files belong to the release.

import { answerCalls } from "./worker/push";

interface Release {
  version: string; // of all of this
  index: string; // the page itself
  files: string[];
  pocket: { version: string; folder: string; files: string[]; list: string } | null;
}
declare const RELEASE: Release;
declare const self: ServiceWorkerGlobalScope;

// Another edition, in another folder of the same host, keeps its files under names of its own.
const PLACE = new URL(self.registration.scope).pathname;
const PAGE = `elbowroom.page ${PLACE} `;
const POCKET = `elbowroom.pocket ${PLACE} `;
const KEPT_PAGES = 2; // a page of the release before may still be open, and wants the rest of its files
const BREATH = 50; // milliseconds between two files that are fetched
const TRIES = 10;
const PATIENCE = 4000; // milliseconds for a network that does not answer

answerCalls(self);

const address = (path: string): string => new URL(path, self.registration.scope).href;
const own = PAGE + RELEASE.version;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

// All or nothing: with a file missing the release before stays. Whoever has a pocket gets the new one with the page.
async function install(): Promise<void> {
  await keepWhole(own, [...RELEASE.files.map(address), address(RELEASE.index)], isOfThisRelease);
  const { pocket } = RELEASE;
  if (!pocket || !(await hasPocket()) || (await isWhole(POCKET + pocket.version))) return;
  await keepWhole(POCKET + pocket.version, [...pocket.files.map((file) => address(pocket.folder + file)), address(pocket.list)]);
}

// Whether somebody has a whole pocket, of whatever release.
async function hasPocket(): Promise<boolean> {
  const pockets = (await caches.keys()).filter((name) => name.startsWith(POCKET));
  return (await Promise.all(pockets.map(isWhole))).some(Boolean);
}

// A pocket of which the list is there, which comes last. Half of one lies where a browser was interrupted.
async function isWhole(name: string): Promise<boolean> {
  const list = RELEASE.pocket && address(RELEASE.pocket.list);
  return list !== null && (await caches.has(name)) && (await (await caches.open(name)).match(list)) !== undefined;
}

// While a release is being brought to a host, or to one of several servers, the page may be that of another one.
async function isOfThisRelease(index: Response): Promise<boolean> {
  const named = (await index.text()).match(/\bassets\/[\w.-]+/g) ?? [];
  return named.every((name) => RELEASE.files.some((file) => file.endsWith(name)));
}

// One after the other and not too fast: the page comes first, and servers let an address ask only so often. The last
// one is asked for anew, since its name is always the same, and kept only if it fits.
async function keepWhole(name: string, addresses: string[], fits: (last: Response) => Promise<boolean> = async () => true): Promise<void> {
  const cache = await caches.open(name);
  for (const [index, href] of addresses.entries()) {
    const isLast = index === addresses.length - 1;
    const known = href.includes("/assets/") && (await caches.match(href));
    if (known) await cache.put(href, known);
    else {
      const answer = await fetched(href, isLast ? "no-cache" : "default");
      if (isLast && !(await fits(answer.clone()))) throw new Error(`${href} is of another release`);
      await cache.put(href, answer);
      await pause(BREATH);
    }
  }
}

async function fetched(href: string, cache: RequestCache): Promise<Response> {
  for (let left = TRIES; ; left--) {
    const answer = await fetch(href, { cache });
    if (answer.ok) return answer;
    if (!left || answer.status < 429) throw new Error(`${href}: ${answer.status}`);
    await pause(1000);
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const pages = names.filter((name) => name.startsWith(PAGE) && name !== own);
  // Other pockets go when they are replaced: a page that is newer than this may be loading one.
  const pocket = POCKET + (RELEASE.pocket?.version ?? "");
  const pockets = (await isWhole(pocket)) ? names.filter((name) => name.startsWith(POCKET) && name !== pocket) : [];
  await Promise.all([...pages.slice(0, Math.max(0, pages.length - KEPT_PAGES + 1)), ...pockets].map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const { pocket } = RELEASE;
  if (request.mode === "navigate") event.respondWith(fresh(request, address(RELEASE.index)));
  else if (pocket && url.href === address(pocket.list)) event.respondWith(fresh(request, url.href));
  else if (isKept(url.href)) event.respondWith(kept(request));
});

// Files whose names change with what is in them, and those of this release.
function isKept(href: string): boolean {
  const { files, pocket } = RELEASE;
  const folder = files.find((file) => file.includes("assets/"))?.replace(/assets\/.*/, "assets/");
  if (folder !== undefined && href.startsWith(address(folder))) return true;
  if (pocket && href.startsWith(address(pocket.folder.replace(`${pocket.version}/`, "")))) return true;
  return files.some((file) => address(file) === href);
}

// Icons have the same name in each release, so one's own come first.
async function kept(request: Request): Promise<Response> {
  return (await (await caches.open(own)).match(request.url)) ?? (await caches.match(request.url)) ?? fetch(request);
}

// From the network, so that a new release is seen at once; from the cache where there is none, or a server in trouble.
async function fresh(request: Request, fallback: string): Promise<Response> {
  const known = await found(fallback);
  if (!known) return fetch(request);
  const patience = new Promise<Response>((done) => setTimeout(() => done(known), PATIENCE));
  const asked = fetch(request).then(
    (answer) => (answer.status >= 500 ? known : answer),
    () => known,
  );
  return Promise.race([asked, patience]);
}

async function found(href: string): Promise<Response | undefined> {
  const page = await (await caches.open(own)).match(href);
  if (page || !RELEASE.pocket) return page;
  const pocket = POCKET + RELEASE.pocket.version;
  return (await caches.has(pocket)) ? (await caches.open(pocket)).match(href) : undefined;
}
