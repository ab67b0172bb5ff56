// A sentence in pieces: whoever fills in a template can mark the names in it, and finds them again in what was said.

export interface Piece {
  text: string;
  kind?: string; // what the name is of: a tile, a marker, a terrain, a region, a pair; nothing for plain words
  key?: string;
}

export type Mark = (kind: string, key: string, text: string) => string;

// Characters that no text has.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const NAMES = new RegExp(`${OPEN}(\\S+) ([^${MIDDLE}]+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

export const marked: Mark = (kind, key, text) => `${OPEN}${kind} ${key}${MIDDLE}${text}${CLOSE}`;

export function partsOf(said: string): Piece[] {
  const parts = said.split(NAMES); // words, then again and again kind, key, name and words
  const found: Piece[] = [{ text: parts[0] ?? "" }];
  for (let at = 1; at < parts.length; at += 4) found.push({ text: parts[at + 2]!, kind: parts[at]!, key: parts[at + 1]! }, { text: parts[at + 3]! });
  return found.filter(({ text }) => text);
}

// Likewise, as a sentence that stands by itself.
export function piecesOf(said: string): Piece[] {
  const pieces = partsOf(said);
  const [first] = pieces;
  if (first) first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  // Some names end with "!", which ends the sentence too.
  pieces.forEach((piece, index) => {
    if (index && pieces[index - 1]!.text.endsWith("!") && piece.text.startsWith(".")) piece.text = piece.text.slice(1);
  });
  return pieces.filter(({ text }) => text);
}

export interface Held extends Piece {
  before: string; // what stands on the same line as the name
  after: string;
}

const OPENING = /[([„“"«]+$/;
const CLOSING = /^[.,:;!?)\]”“"»…]+/;

// No bracket stands alone at the end of a line, and no stop at the beginning of one: they are held to the name beside them.
export function heldOf(pieces: Piece[]): Held[] {
  const found = pieces.map((piece) => ({ ...piece, before: "", after: "" }));
  found.forEach((piece, index) => {
    if (!piece.kind) return;
    const [earlier, later] = [found[index - 1], found[index + 1]];
    if (earlier && !earlier.kind) {
      piece.before = OPENING.exec(earlier.text)?.[0] ?? "";
      earlier.text = earlier.text.slice(0, earlier.text.length - piece.before.length);
    }
    if (later && !later.kind) {
      piece.after = CLOSING.exec(later.text)?.[0] ?? "";
      later.text = later.text.slice(piece.after.length);
    }
  });
  return found;
}
