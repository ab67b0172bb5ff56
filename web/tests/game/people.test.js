// People around a table: purses that stay closed on one screen, and what is said.

import { expect, test } from "vitest";
import { closed } from "../../src/game/people/sharing";
import { talkOf, unheard } from "../../src/game/people/talk";

const position = { seats: [{ coins: 5 }, { coins: 7 }, { coins: null }, { coins: 9 }] };

test("only the purse of the one who decides is open, of those who share a screen", () => {
  expect(closed(position, [1, 2], 2).seats.map(({ coins }) => coins)).toEqual([null, 7, null, 9]);
  expect(closed(position, [1, 2], 0).seats.map(({ coins }) => coins)).toEqual([null, null, null, 9]);
  expect(position.seats[0].coins).toBe(5);
});

const said = (seq, at, seat, name) => ({ seq, at, kind: "said", seat, name, text: `line ${seq}` });
const happenings = [said(3, 10, 1, "Anna"), { seq: 4, at: 11, kind: "began" }, said(5, 30, 2, "Ben")];
const asides = [{ at: 20, name: "Cleo", text: "oh" }];

test("players and spectators are told in the order in which they spoke", () => {
  expect(talkOf(happenings, asides).map(({ name, seat }) => [name, seat])).toEqual([["Anna", 1], ["Cleo", 0], ["Ben", 2]]);
});

test("nobody is told what he has said himself or heard already", () => {
  const talk = talkOf(happenings, asides);
  const names = (lines) => lines.map(({ name }) => name);
  expect(names(unheard(talk, 0, [2], ""))).toEqual(["Anna", "Cleo"]);
  expect(names(unheard(talk, 10, [2], ""))).toEqual(["Cleo"]);
  expect(names(unheard(talk, 0, [], "Cleo"))).toEqual(["Anna", "Ben"]);
  expect(names(unheard(talk, 0, [], "Anna"))).toEqual(["Anna", "Cleo", "Ben"]); // a player of the same name is somebody else
});
