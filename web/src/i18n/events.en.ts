// What happened, as sentences for the log.

import type { Told } from "./lore";
import { counter } from "./plural";

const some = counter("en");
const coins = (n: number): string => some(n, { one: "coin", other: "coins" });
const tokens = (n: number): string => some(n, { one: "token", other: "tokens" });

export const events = {
  "turn began": (e: Told) => `Turn ${e.amount}: ${e.who} begins.`,
  expanded: (e: Told) => `${e.who} expands.`,
  picked: (e: Told) =>
    `${e.who} picks ${e.tile} ${e.paid === 0 ? "for free" : `for ${coins(e.paid)}`}` +
    (e.amount ? ` and finds ${coins(e.amount)} there.` : "."),
  "badge exchanged": (e: Told) => `${e.who} swaps powers and has ${e.tile} now.`,
  revealed: (e: Told) => `New to pick: ${e.tile}.`,
  "badges shuffled": (e: Told) => `The discarded powers are shuffled: ${e.amount} in the new stack.`,
  recruited: (e: Told) => `${e.who} gets ${tokens(e.amount)}: ${e.tile}.`,
  declined: (e: Told) => `${e.who} goes into decline: ${e.tile}.`,
  vanished: (e: Told) => `${e.who} has no more ${e.tile}: they leave the map for good.`,
  abandoned: (e: Told) => `${e.who} gives up region ${e.region}: ${tokens(e.amount)} back in hand.`,
  left: (e: Told) => `${e.who} leaves the River in region ${e.region}: ${tokens(e.amount)} back in hand.`,
  conquered: (e: Told) =>
    `${e.who} conquers region ${e.region} with ${tokens(e.amount)}: ${e.tile}.` + (e.other && e.other !== e.who ? ` ${e.other} had it before.` : ""),
  lost: (e: Told) =>
    e.amount ? `${e.who} loses ${tokens(e.amount)} in region ${e.region}: ${e.tile}.` : `${e.who} withdraws from region ${e.region} without a loss: ${e.tile}.`,
  buried: (e: Told) => `A token of ${e.who} stays buried in region ${e.region}: ${e.tile}.`,
  resurfaced: (e: Told) => `${e.who} holds region ${e.region} again: ${e.tile}.`,
  rolled: (e: Told) => (e.region ? `${e.who} rolls ${e.amount} for region ${e.region}.` : `${e.who} rolls ${e.amount}.`),
  "attempt failed": (e: Told) => `The attack on region ${e.region} fails: ${tokens(e.amount)} too few.`,
  placed: (e: Told) => `${e.who} puts ${tokens(e.amount)} into region ${e.region}.`,
  "marker placed": (e: Told) => `New in region ${e.region}: ${e.tile}.`,
  "marker removed": (e: Told) => `Gone from region ${e.region}: ${e.tile}.`,
  peace: (e: Told) => `${e.who} makes peace with ${e.other}.`,
  found: (e: Told) => `${e.who} discovers something in region ${e.region}: ${e.tile}.`,
  "site moved": (e: Told) =>
    e.from === e.region ? `Used in region ${e.region}: ${e.tile}.` : `From region ${e.from} to region ${e.region}: ${e.tile}.`,
  "badge lent": (e: Told) => `Power for region ${e.region}: ${e.tile}.`,
  raised: (e: Told) => `${e.who} uses a Relic for the next conquest: ${e.tile}.`,
  lowered: (e: Told) => `${e.who} does without a Relic after all: ${e.tile}.`,
  sacrificed: (e: Told) => `${e.who} sacrifices ${tokens(e.amount)} in region ${e.region}.`,
  reborn: (e: Told) => `Region ${e.region} passes to the active race of ${e.who}.`,
  cleared: (e: Told) => `${e.who} clears region ${e.region}.`,
  crashed: (e: Told) => `The Zeppelin of ${e.who} crashes: region ${e.region} is burning.`,
  fired: (e: Told) => `${e.who} fires the Cannon in region ${e.region}.`,
  "pact given": (e: Told) => `${e.who} gives ${e.other} a Trade Pact.`,
  "score item": (e: Told) => `${e.amount > 0 ? "+" : "−"}${Math.abs(e.amount)} ${e.item}`,
  scored: (e: Told) => `${e.who} scores ${coins(e.amount)}.`,
  earned: (e: Told) => `${e.who} gets ${coins(e.amount)} at once: ${e.tile}.`,
  paid: (e: Told) => `${e.who} pays ${e.other} ${coins(e.amount)}` + (e.item ? `: ${e.item}.` : "."),
  "game over": () => "The game is over.",
} satisfies Record<string, (told: Told) => string>;

// What happens around the game. `acted` is told by its events, `said` by its text.
export const happenings = {
  began: () => "The game begins.",
  sat: (who: string) => `${who} sits down.`,
  undone: (who: string) => `${who} takes the last step back.`,
  rematched: () => "On to a rematch!",
  relieved: {
    asked: (who: string) => `A bot plays for ${who}.`,
    left: (who: string) => `${who} leaves; a bot plays on.`,
    clock: (who: string) => `${who} is out of time; a bot plays on.`,
    away: (who: string) => `${who} has been away for long; a bot plays on.`,
    began: (who: string) => `A bot takes a free seat: ${who}.`,
  },
};
