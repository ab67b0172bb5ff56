import { errors } from "./errors.de";
import { events, happenings } from "./events.de";
import type { Lore } from "./lore";
import { pair } from "./pairs.de";
import { reasons } from "./reasons.de";
import { terms } from "./terms.de";
import { markers, tiles } from "./tiles.de";
import { verbs } from "./verbs.de";

export const lore: Lore = { tiles, markers, terms, verbs, events, happenings, errors, reasons, pair };
