import { errors } from "./errors.en";
import { events, happenings } from "./events.en";
import type { Lore } from "./lore";
import { sideBySide } from "./pairs";
import { reasons } from "./reasons.en";
import { terms } from "./terms.en";
import { markers, tiles } from "./tiles.en";
import { verbs } from "./verbs.en";

export const lore: Lore = { tiles, markers, terms, verbs, events, happenings, errors, reasons, pair: sideBySide };
