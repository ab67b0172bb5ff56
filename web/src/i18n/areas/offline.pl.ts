// Texts about playing without a network.

import type { Texts } from "../index.svelte";

export const offline: Texts["offline"] = {
  title: "Graj bez sieci",
  lead: (size) => `Wczytaj grę do tej przeglądarki, raz (${size}). Potem uruchomi się wszędzie, a boty i osoby przy tym urządzeniu zagrają bez serwera.`,
  away: "Gdy znów będziesz w sieci, wczytaj grę do tej przeglądarki. Potem uruchomi się wszędzie.",
  get: "Przygotuj",
  loading: (percent) => `Wczytuję … ${percent}%`,
  ready: "Gotowe do gry bez sieci",
  readyHint: "Gry na tym urządzeniu zostają w tej przeglądarce. Możesz je w każdej chwili zabrać ze sobą.",
  failed: "Nie udało się. Czy jest połączenie i miejsce na urządzeniu?",
  insecure: "Ta przeglądarka zachowuje na później tylko strony, których adres zaczyna się od https. Gry na tym urządzeniu działają, dopóki jest połączenie.",
  install: "Zainstaluj jako aplikację",
  installHint: "W menu przeglądarki możesz zainstalować tę stronę albo dodać ją do ekranu głównego.",
  here: "Na tym urządzeniu",
  hereHint: "Bez sieci, przeciwko botom albo przy jednym ekranie",
  alone: "Serwer nie odpowiada. Zagrać na tym urządzeniu?",
  playHere: "Zagraj na tym urządzeniu",
  starting: "Gra uruchamia się w tej przeglądarce, to potrwa kilka sekund …",
  trouble: {
    unable: "Ta przeglądarka nie może sama uruchomić gry: jest za stara albo ma wyłączone WebAssembly.",
    storage: "Ta przeglądarka nie pozwala stronie przechowywać gier, jak w niektórych oknach prywatnych. Dlatego na tym urządzeniu nie można grać.",
    files: "Nie udało się wczytać gry. Czy jest połączenie?",
    release: "Ta strona i gra w tej przeglądarce są z różnych wydań. Odśwież stronę, gdy jest połączenie.",
    broken: "Gra nie uruchamia się w tej przeglądarce. Odśwież stronę.",
  },
  move: "Graj dalej na serwerze",
  moving: "Przenoszę …",
  file: "Jako plik",
  noFile: "Gra jeszcze się nie zaczęła, więc nie ma czego zapisać.",
  sure: "Ta gra jest tylko w tej przeglądarce. Usunąć ją?",
  remove: "Usuń",
  keep: "Zostaw",
};
