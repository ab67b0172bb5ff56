// What the one who decides is asked, in one sentence whose names can be read; a pair is too long for
// a line, and its picture stands beside the question.

import { speech } from "../i18n/index.svelte";
import { marked, piecesOf, type Piece } from "../i18n/pieces";
import { verbsToAim } from "./controls";
import type { Scene } from "./scene.svelte";

export const questionOf = (scene: Scene): Piece[] => piecesOf(asked(scene));

function asked(scene: Scene): string {
  const { ask } = speech.t.game;
  const { decision, position, controls, acting } = scene;
  if (!decision || !position) return "";
  const { phase } = decision;
  const own = position.seats[decision.seat - 1];
  const race = acting ? marked("tile", acting.race, speech.name(acting.race)) : "";
  const hand = acting?.hand ?? 0;
  if (scene.aimed) return asks(scene.aimed);
  if (phase === "pick") return own?.free_pick ? ask.pickFree : position.round === 1 ? speech.t.first.pick(own?.coins ?? 0, position.rounds) : ask.pick(own?.coins ?? 0);
  if (phase === "pick choices") return ask.pickChoices;
  if (phase === "decide") return ask.decide(acting ? speech.pair(acting.race, acting.power) : "");
  if (position.rolled != null) return ask.rolled(position.rolled);
  if (phase === "legacy" || phase === "ready" || phase === "conquer") return hand ? ask.conquer(hand, race) : ask.conquerEmpty(race);
  const aims = verbsToAim(controls);
  const [only] = aims;
  if (only && aims.length === 1 && !controls.plain.length && !controls.seats.size && !["redeploy", "withdraw"].includes(phase)) {
    return asks(only.verb);
  }
  if (controls.seats.size === 1 && !aims.length && !controls.plain.length) return whom([...controls.seats.keys()][0]!);
  if (phase === "redeploy") {
    if (hand) return ask.redeploy(hand, race);
    return aims.length ? speech.t.first.still(aims.map(({ verb }) => speech.verb(verb).label).join(", ")) : ask.redeployDone;
  }
  if (phase === "withdraw") return hand ? ask.withdraw(hand, race) : ask.withdrawDone;
  if (phase === "start effects") return ask.start;
  if (phase === "aftermath") return ask.aftermath;
  if (phase === "end choices") return ask.end;
  if (phase === "post score") return ask.post;
  return ask.any;
}

// What a verb asks, in its own words if it has some.
function asks(verb: string): string {
  const { question, label } = speech.verb(verb);
  return question || speech.t.game.ask.marker(label);
}

function whom(verb: string): string {
  const { question, label } = speech.verb(verb);
  return question || `${label}? ${speech.t.game.ask.seat}`;
}
