// Who tells facts in one language, by the rules of speech/speaker.py: arguments become names and numbers, and a template
// becomes a sentence. Regions and seats are counted from 1 here, 0 is none.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import known from "./catalogs/known.json";
import type { Mark } from "./pieces";

export type Value = number | string | (number | string)[];
export type Args = Record<string, Value>;
export type Names = (seat: number) => string;
export type Text = (key: string, what: string, language: string) => string; // of a tile, marker or verb that a server has by itself

const KINDS: Record<string, string> = known.kinds;
const SAME: Record<string, string> = known.same; // arguments that may name what another one names already
const PAIRS = [["pair", "power", "race"], ["former-pair", "former", "other_race"]] as const; // two arguments as one name

const plain = (key: string): string => key.replaceAll("_", " ");

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    catalog: string,
    readonly own: Text = () => "",
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(catalog));
  }

  has(template: string): boolean {
    return this.#bundle.hasMessage(template);
  }

  // A template filled in, with its names marked if somebody wants to find them; nothing if no catalog knows it.
  say(template: string, given: Args = {}, seats: Names = (seat) => this.#format("seat", { number: seat }), mark?: Mark): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      args[name] = this.#told(name, value, given, seats, mark);
      args[`${name}-is`] = state(name, value, given);
      if (Array.isArray(value) && KINDS[name] === "text") args[`${name}-or`] = this.#either(value.map(String));
    }
    for (const [pair, power, race] of PAIRS) if (power in given && race in given) args[pair] = pairOf(this.pair(String(given[power]), String(given[race])), String(given[power]), String(given[race]), mark);
    if (given.tile) {
      const because = this.text("tile", String(given.tile), "because");
      args.because = because;
      args["because-is"] = because ? "some" : "none";
    }
    return this.#format(template, args);
  }

  #format(template: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(template)?.value;
    if (!pattern) return "";
    const plain = Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(plain), []);
  }

  #told(name: string, value: Value, given: Args, seats: Names, mark?: Mark): string | number {
    const kind = KINDS[name] ?? "number";
    if (!Array.isArray(value)) return this.#one(kind, value, given, seats, mark);
    const parts = value.map((part) => String(this.#one(kind, part, given, seats, mark)));
    return parts.join(", ");
  }

  // One of several: "true or false".
  #either(choices: string[]): string {
    const others = choices.slice(0, -1).join(", ");
    const last = choices.at(-1) ?? "";
    return others ? `${others} ${this.attribute("word-or", "name")} ${last}` : last;
  }

  #one(kind: string, value: number | string, given: Args, seats: Names, mark?: Mark): string | number {
    const key = String(value);
    const named = (text: string): string => (mark && text ? mark(kind, key, text) : text);
    switch (kind) {
      case "region":
        return value && mark ? named(key) : value;
      case "seat":
        return value ? seats(Number(value)) : "";
      case "tile":
      case "marker":
      case "terrain":
        return named(this.name(kind, key));
      case "natives":
        return this.#natives(Number(value), mark);
      case "phase":
        return this.name("phase", key.replaceAll(" ", "-"));
      case "item":
        return this.say(`item-${key}`, itemArgs(given), seats, mark);
      case "action": // people press buttons and do not write the notation
        return key.replace(/^\S+/, (verb) => this.name("verb", verb));
      default:
        return value;
    }
  }

  // Their number tells who they are.
  #natives(count: number, mark?: Mark): string {
    const key = count === 1 ? "lost_tribe" : "monsters";
    const name = this.name("natives", key);
    return mark ? mark("natives", key, name) : name;
  }

  // --- names ---

  // What something is called.
  name(kind: string, key: string): string {
    return key && (this.text(kind, key, "name") || plain(key));
  }

  // "Flying Skeletons": a power and a race as one name. Catalogs tell how a language inflects the first.
  pair(power: string, race: string): string {
    const persons = this.attribute(`tile-${race}`, "persons") && this.attribute(`tile-${power}`, "before-persons");
    const first = persons || this.attribute(`tile-${power}`, "before") || this.name("tile", power);
    return first + (first.endsWith("-") ? "" : " ") + this.name("tile", race);
  }

  // A text about something: in the words of whoever made it for this language, of the catalog, or else in his English.
  text(kind: string, key: string, what: string): string {
    return this.own(`${kind}-${key}`, what, this.language) || this.attribute(`${kind}-${key}`, what) || this.own(`${kind}-${key}`, what, "");
  }

  // The text of a message, or of one of its attributes; nothing if there is none.
  attribute(message: string, what: string): string {
    const found = this.#bundle.getMessage(message);
    const pattern = what === "name" ? found?.value : found?.attributes[what];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : "";
  }
}

const pairOf = (text: string, power: string, race: string, mark?: Mark): string => (mark ? mark("pair", `${race} ${power}`, text) : text);

// What a line of a score tells of, in an event that names it as `item`.
export function itemArgs({ item: _, ...given }: Args): Args {
  return { ...given, race: given.tile ?? "" };
}

// Whether there is something to name: `none`, the `same` as another argument, or `some`.
function state(name: string, value: Value, given: Args): string {
  if (value === "" || (value === 0 && ["region", "seat"].includes(KINDS[name] ?? ""))) return "none";
  return SAME[name] && value === given[SAME[name]] ? "same" : "some";
}
