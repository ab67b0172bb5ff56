// Texts that only small screens need.

import type { phones as english } from "./phones.en";

export const phones: typeof english = {
  more: "Mehr von der Entscheidung zeigen",
  less: "Mehr vom Spielplan zeigen",
  fingers: "Gesten und Hilfe",
  gestures: [
    ["Tippen", "Was eine Region kostet und warum"],
    ["Zweimal tippen", "Sie erobern"],
    ["Halten", "Die Karte von dem lesen, was Du berührst"],
    ["Zwei Finger", "Den Spielplan vergrößern und verschieben"],
  ],
};
