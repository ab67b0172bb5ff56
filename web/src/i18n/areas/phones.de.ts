// Texts that only small screens need.

import type { phones as english } from "./phones.en";

export const phones: typeof english = {
  more: "Mehr von der Entscheidung zeigen",
  less: "Mehr vom Spielplan zeigen",
};
