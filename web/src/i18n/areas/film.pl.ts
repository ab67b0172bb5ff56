// Texts of src/film: what others do, shown step by step.

import { counter } from "../plural";
import type { film as english } from "./film.en";

const some = counter("pl");

export const film: typeof english = {
  label: "Co robią inni",
  rolling: (who) => `${who} rzuca kością …`,
  rolls: "Kość się toczy …",
  pause: "Pauza",
  resume: "Dalej",
  skip: "Pomiń",
  again: "Pokaż jeszcze raz",
  speed: "Tempo tur innych graczy",
  speeds: { slow: "Wolno", normal: "Normalnie", fast: "Szybko", instant: "Od razu" },
  since: {
    show: "Pokaż",
    picked: (pair) => `nowy zestaw: ${pair}`,
    conquests: (n) => some(n, { one: "zdobyty region", few: "zdobyte regiony", other: "zdobytych regionów" }),
    among: (list) => `wcześniej: ${list}`,
    yours: "Twoje",
    failed: (n) => some(n, { one: "nieudany atak", few: "nieudane ataki", other: "nieudanych ataków" }),
    lost: (n) => `Twoje straty: ${some(n, { one: "żeton", few: "żetony", other: "żetonów" })}.`,
    none: "Bez podbojów",
  },
};
