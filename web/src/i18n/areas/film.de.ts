// Texts of src/film: what others do, shown step by step.

import { counter } from "../plural";
import type { film as english } from "./film.en";

const some = counter("de");

export const film: typeof english = {
  label: "Was die anderen tun",
  rolling: (who) => `${who} würfelt …`,
  rolls: "Der Würfel rollt …",
  pause: "Pause",
  resume: "Weiter",
  skip: "Überspringen",
  again: "Noch einmal zeigen",
  speed: "Tempo der Züge anderer",
  speeds: { slow: "Langsam", normal: "Normal", fast: "Schnell", instant: "Sofort" },
  since: {
    show: "Zeig es mir",
    picked: (pair) => `neu: ${pair}`,
    conquests: (n) => some(n, { one: "Region erobert", other: "Regionen erobert" }),
    among: (list) => `von ${list}`,
    yours: "Dir",
    failed: (n) => some(n, { one: "Angriff gescheitert", other: "Angriffe gescheitert" }),
    lost: (n) => `Du hast ${some(n, { one: "Plättchen", other: "Plättchen" })} verloren.`,
    none: "Nichts erobert",
  },
};
