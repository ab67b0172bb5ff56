// Texts that only small screens need.

import type { phones as english } from "./phones.en";

export const phones: typeof english = {
  more: "Pokaż więcej decyzji",
  less: "Pokaż więcej planszy",
};
