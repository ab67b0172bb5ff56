// Texts that only small screens need.

import type { phones as english } from "./phones.en";

export const phones: typeof english = {
  more: "Pokaż więcej decyzji",
  less: "Pokaż więcej planszy",
  fingers: "Gesty i pomoc",
  gestures: [
    ["Dotknij", "Ile kosztuje region i dlaczego"],
    ["Dotknij dwa razy", "Podbij go"],
    ["Przytrzymaj", "Przeczytaj kartę tego, czego dotykasz"],
    ["Dwa palce", "Powiększ planszę i przesuń ją"],
  ],
};
