// Questions to the server over HTTP, or to the pocket where there is no server. Every failure is a Problem with a code.

import type { Args } from "../i18n/speaker";
import type {
  AllAboutMe, AnalysisProgress, BellEnded, BellInfo, BellKnown, BellList, BellWish, BoardFile, Career, Confirmed, DeviceLink, Failure, Found,
  GameRecord, Hint, HouseRules, Leaders, Lobby, Me, Mine, MineAsked, Moments, Name, NewPasskey, NewTable, Offers, OwnTables, PasskeyWish, PostOffers,
  Rematch, Report, SeatLink, Seek, SignedPasskey, TableInfo, TableOpened, Target, TicketSeen, TicketUsed, Version, WrittenRules,
} from "../protocol";
import { speech } from "../i18n/index.svelte";
import { inPocket, offline, SITE } from "./offline.svelte";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly why = "",
    readonly args: Args = {},
  ) {
    super(message);
  }
}

interface Question {
  key?: string;
  body?: unknown;
  method?: string;
  here?: boolean; // asks the pocket
}

const ANSWERS: string = import.meta.env.VITE_SITE ?? ""; // the folder with what scripts/edition has written down
const WRITTEN = /^\/api\/(offers|rules|boards\/[^/?]+(\/drawing)?)$/; // what a static host has as files
const GENERAL = /^\/api\/(offers|boards|rules)\b/; // what the pocket knows as well as any server

async function ask<T>(path: string, question: Question = {}): Promise<T> {
  if (SITE && WRITTEN.test(path)) return askServer(`./${ANSWERS}${path.slice("/api".length)}.json`, question);
  if (SITE || question.here) return askPocket(path, question);
  try {
    return await askServer(path, question);
  } catch (problem) {
    const alone = problem instanceof Problem && problem.code === "offline" && GENERAL.test(path);
    if (alone) await offline.look();
    if (alone && offline.state === "ready") return askPocket(path, question);
    throw problem;
  }
}

async function askPocket<T>(path: string, { key = "", body, method = body === undefined ? "GET" : "POST" }: Question): Promise<T> {
  const answer = await offline.ask(method, path, key, body === undefined ? "" : JSON.stringify(body)).catch(() => {
    throw new Problem("pocket", speech.t.offline.trouble[offline.trouble || "broken"], 0);
  });
  const data: unknown = JSON.parse(answer.text);
  if (answer.status >= 400) throw problemOf((data as Failure).error, answer.status);
  return data as T;
}

function problemOf(error: Partial<Failure["error"]> | undefined, status: number, text = ""): Problem {
  return new Problem(error?.code ?? "bug", error?.message ?? text, status, error?.why, error?.args);
}

async function askServer<T>(path: string, { key = "", body, method }: Question): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem("offline", "the server does not answer", 0);
  }
  const broken = Symbol(); // an answer that broke off in the middle is none
  const data: unknown = await answer.json().catch(() => broken);
  if (!answer.ok) {
    throw problemOf((data as Partial<Failure>).error, answer.status, answer.statusText);
  }
  if (data === broken) throw new Problem("offline", "the answer broke off", 0);
  return data as T;
}

const kept = new Map<string, Promise<unknown>>();

// What never changes while the page is open is asked for once.
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const mine = (what: string, id: string): string => `/api/me/${what}/${encodeURIComponent(id)}`;

const bell = (token: string): string => `/api/bells/${encodeURIComponent(token)}`;

export const api = {
  version: (here = false) => ask<Version>("/version", { here }),
  offers: () => once<Offers>("/api/offers"),
  board: (name: string) => once<BoardFile>(`/api/boards/${encodeURIComponent(name)}`),
  drawing: (name: string) => once<unknown>(`/api/boards/${encodeURIComponent(name)}/drawing`),
  switches: (board: string, boxes: string[], sites: boolean) =>
    once<HouseRules>(`/api/boards/${encodeURIComponent(board)}/switches?boxes=${boxes.join(",")}&sites=${sites}`),
  cost: (board: string, query: URLSearchParams) => ask<Target>(`/api/boards/${encodeURIComponent(board)}/cost?${query}`),
  rules: () => once<WrittenRules>("/api/rules"),
  lobby: () => ask<Lobby>("/api/tables"),
  open: (wish: NewTable, here = false) => ask<TableOpened>("/api/tables", { body: wish, here }),
  parcel: (id: string, key: string) => ask<NewTable>(`${table(id)}/parcel`, { key, here: true }), // what a server takes
  discard: (id: string, key: string) => ask<unknown>(table(id), { key, method: "DELETE", here: true }),
  table: (id: string, key: string) => ask<TableInfo>(table(id), { key, here: inPocket(id) }),
  claim: (id: string, seat: number, name: string) => ask<SeatLink>(`${table(id)}/seats/${seat}`, { body: { name } }),
  rematch: (id: string, key: string) => ask<Rematch>(`${table(id)}/rematch`, { key, here: inPocket(id), body: {} }),
  record: (id: string, key: string, until?: number) => ask<GameRecord>(`${table(id)}/record${until ? `?until=${until}` : ""}`, { key, here: inPocket(id) }),
  hint: (id: string, key: string) => ask<Hint>(`${table(id)}/hint`, { key, here: inPocket(id) }),
  analysis: (id: string, key: string) => ask<AnalysisProgress>(`${table(id)}/analysis`, { key, here: inPocket(id) }),
  analyse: (id: string, key: string) => ask<AnalysisProgress>(`${table(id)}/analysis`, { key, here: inPocket(id), body: {} }),
  mine: (games: MineAsked[]) => ask<Mine>("/api/mine", { body: { games } }),
  notices: () => once<PostOffers>("/api/notices"),
  bells: (id: string, key: string) => ask<BellList>(`${table(id)}/bells`, { key }),
  call: (id: string, key: string, wish: BellWish) => ask<BellInfo>(`${table(id)}/bells`, { key, body: wish }),
  bell: (token: string) => ask<BellKnown>(bell(token)),
  confirmBell: (token: string) => ask<Confirmed>(`${bell(token)}/confirm`, { body: {} }),
  endBell: (token: string, all: boolean) => ask<BellEnded>(`${bell(token)}/end${all ? "?all=true" : ""}`, { body: {} }),
  moments: (id: string, key: string, first: number, last: number) =>
    ask<Moments>(`${table(id)}/moments?first=${first}&last=${last}`, { key, here: inPocket(id) }),
  // Whoever is signed in is known by a cookie.
  me: () => ask<Me>("/api/me"),
  joinWish: (name: string) => ask<PasskeyWish>("/api/me/join/wish", { body: { name } }),
  join: (made: NewPasskey) => ask<unknown>("/api/me/join", { body: made }),
  signInWish: () => ask<PasskeyWish>("/api/me/sign-in/wish", { body: {} }),
  signIn: (signed: SignedPasskey) => ask<unknown>("/api/me/sign-in", { body: signed }),
  signOut: () => ask<unknown>("/api/me/sign-out", { body: {} }),
  lookAtTicket: (ticket: string) => ask<TicketSeen>("/api/me/tickets/look", { body: { ticket } }),
  useTicket: (ticket: string, name: string) => ask<TicketUsed>("/api/me/tickets", { body: { ticket, name } }),
  addWish: () => ask<PasskeyWish>("/api/me/passkeys/wish", { body: {} }),
  addPasskey: (made: NewPasskey) => ask<unknown>("/api/me/passkeys", { body: made }),
  removePasskey: (id: string) => ask<unknown>(mine("passkeys", id), { method: "DELETE" }),
  endSession: (id: string) => ask<unknown>(mine("sessions", id), { method: "DELETE" }),
  deviceLink: () => ask<DeviceLink>("/api/me/devices", { body: {} }),
  rename: (name: string) => ask<Name>("/api/me/name", { body: { name } }),
  everything: () => ask<AllAboutMe>("/api/me/everything"),
  deleteMe: () => ask<unknown>("/api/me", { method: "DELETE" }),
  myTables: () => ask<OwnTables>("/api/me/tables"),
  letter: (address: string, language: string) => ask<unknown>("/api/me/letter", { body: { address, language } }),
  addMail: (address: string, language: string) => ask<unknown>("/api/me/mail", { body: { address, language } }),
  forgetMail: () => ask<unknown>("/api/me/mail", { method: "DELETE" }),
  block: (id: string, seat: number) => ask<unknown>("/api/me/blocks", { body: { table: id, seat } }),
  unblock: (person: string) => ask<unknown>(mine("blocks", person), { method: "DELETE" }),
  report: (id: string, key: string, report: Report) => ask<unknown>(`${table(id)}/reports`, { key, body: report }),
  career: () => ask<Career>("/api/me/career"),
  leaders: (scale: string) => ask<Leaders>(`/api/leaders?scale=${encodeURIComponent(scale)}`),
  seek: (wish: Seek) => ask<Found>("/api/seek", { body: wish }),
  claimTable: (id: string, key: string) => ask<OwnTables>("/api/me/tables", { body: { table: id, key } }),
};
