// Compiled and never run (`npm run check`): the types of the protocol say what a client needs to know.
import type { Agreement, ClientMessage, NewTable, PositionView, ServerMessage, TableOpened } from "../src/protocol";

/** What kind of message it is tells which fields it has, and no kind is forgotten. */
export function told(message: ServerMessage): string {
  switch (message.type) {
    case "welcome":
      return `protocol ${message.protocol}, seats ${message.seats?.join() ?? "none"}`;
    case "game":
      return `round ${message.position?.round ?? 0}, ${message.decision?.choices.length ?? 0} choices`;
    case "news":
      return `round ${message.position?.round ?? "as before"}, ${message.decision?.choices.length ?? 0} verbs`;
    case "explained":
      return `region ${message.region}: ${message.refused?.message ?? message.cost}`;
    case "accepted":
      return `entry ${message.seq}`;
    case "refused":
      return `${message.code}: ${message.message}`;
    case "presence":
      return `here: ${message.online.join()}`;
    case "asides":
      return message.lines.map(({ name, text }) => `${name}: ${text}`).join();
    case "ending":
      return "until soon";
    case "pong":
      return `at ${message.now}`;
    default:
      return message satisfies never;
  }
}

/** Coins that are hidden are null, never a wrong number. */
export function coins(position: PositionView, seat: number): number | "?" {
  return position.seats[seat - 1]?.coins ?? "?";
}

export function seatKeys(opened: TableOpened): string[] {
  return opened.links.map((link) => link.key);
}

export const wishes: ClientMessage[] = [
  { type: "hello", key: "secret", seen: 12 },
  { type: "act", seq: 12, action: "conquer 5", ref: 1 },
  { type: "chat", text: "Good game" },
];
export const table: NewTable = { board: "base_2", seats: [{ player: "person" }, { player: "greedy" }] };
export const rules: Agreement["switches"] = { openScores: true, flamesEntry: "edge" };

// @ts-expect-error: an action needs the number that was seen
export const blind: ClientMessage = { type: "act", action: "conquer 5" };
// @ts-expect-error: there is no such message
export const unknown: ClientMessage = { type: "cheat" };
// @ts-expect-error: a misspelt field
export const misspelt: NewTable = { bord: "base_2" };
// @ts-expect-error: only a game has a position
export const nowhere = (message: ServerMessage) => message.position;
