import { errors } from "./errors.pl";
import { events, happenings } from "./events.pl";
import type { Lore } from "./lore";
import { pair } from "./pairs.pl";
import { reasons } from "./reasons.pl";
import { terms } from "./terms.pl";
import { markers, tiles } from "./tiles.pl";
import { verbs } from "./verbs.pl";

export const lore: Lore = { tiles, markers, terms, verbs, events, happenings, errors, reasons, pair };
