// Texts of the chapters of the guided game that follow the first.

import type { lessons as english } from "./lessons.en";

const below: (typeof english)["underground"]["steps"] = {
  welcome: {
    title: "Do jaskiń",
    text: "Pod ziemią grasz tak, jak znasz: wybór, podboje, przegrupowanie, monety. Nowe są trzy rzeczy: Rzeki, Bestie i skarby, których pilnują. Jedna tura pokaże Ci wszystkie.",
  },
  pick: {
    title: "Awanturnicze Ogry",
    text: "Każdy region kosztuje Ogry o 1 żeton mniej. A Awanturnicze rasy dostają 1 monetę więcej za każde Miejsce. W sam raz, żeby jakiegoś poszukać.",
    task: "Weź zestaw z góry",
  },
  river: {
    title: "Rzeka jest drogą",
    text: "Jej regiony kosztują tylko 1 żeton, a płynie obok połowy mapy. Zaczyna się na brzegu, więc można tamtędy wejść. Do ciemnych Przepaści nie można wejść wcale.",
    task: "Zdobądź Rzekę u góry mapy",
  },
  monsters: {
    title: "Tu mieszkają Bestie",
    text: "Dwie Bestie podnoszą koszt regionu o 2 żetony. Kto je przepędzi, znajduje to, czego pilnują: Relikwię albo Miejsce. Takie regiony leżą po obu stronach Rzeki.",
    task: "Zdobądź region z Bestiami",
  },
  relic: {
    title: "Latająca Wycieraczka",
    text: "Relikwia! Raz na turę zabiera Cię do dowolnego regionu na planszy, za zwykły koszt. Potem leży tam, gdzie Cię zaniosła. Może do innych Bestii?",
    task: "Podnieś Wycieraczkę i zdobądź coś daleko",
  },
  leave: {
    title: "Wszyscy z wody",
    text: "Gdy już wystarczy, zakończ podboje. Przy przegrupowaniu żetony opuszczają Rzekę: była drogą, nie domem, i nic nie daje. Rozstaw je w innych swoich regionach.",
    task: "Zakończ podboje, rozstaw żetony i skończ turę",
  },
  score: {
    title: "Co to dało",
    text: "Masz 1 monetę za każdy region oprócz Rzeki i więcej za Miejsce, jeśli się znalazło. Relikwie i Miejsca leżą teraz odkryte: kto zdobędzie region, bierze je razem z nim.",
  },
  end: {
    title: "Znasz Podziemia!",
    text: "Wskaż dowolną Relikwię, Miejsce, rasę albo moc, żeby o niej przeczytać. Dokończ tę grę albo ruszaj w chmury.",
  },
};

const above: (typeof english)["sky"]["steps"] = {
  welcome: {
    title: "Spójrz w górę",
    text: "Nad planszą unoszą się trzy wyspy. Zdobywa się je jak każdy ląd, ale w górę prowadzą tylko dwie drogi. Cała wyspa daje więcej.",
  },
  pick: {
    title: "Waleczni Szczuroludzie",
    text: "Już ich znasz: dużo żetonów, a każdy region kosztuje o 1 mniej. Podniebne rasy są wtasowane między inne, więc przejrzyj listę.",
    task: "Weź zestaw z góry",
  },
  foot: {
    title: "U stóp Fasoli",
    text: "Dwa żetony na ziemi, Fasola i Schody, prowadzą na wyspy z tym samym symbolem. Nowe rasy zaczynają na ziemi. Tym razem Fasola rośnie tuż nad Morzem.",
    task: "Zdobądź Las z Fasolą",
  },
  climb: {
    title: "Wspinaj się!",
    text: "Regiony z tym samym symbolem są teraz sąsiadami, gdziekolwiek leżą. Znajdź zielony znak w chmurach; koszt pokazuje, że tam sięgasz.",
    task: "Zdobądź region na szczycie Fasoli",
  },
  island: {
    title: "Cała wyspa",
    text: "Gdy jedna rasa zajmuje cały ląd wyspy, dostajesz co turę 1 monetę więcej. Mosty prowadzą na następną wyspę. Weź resztę tej.",
    task: "Zdobądź wszystkie regiony wyspy",
  },
  settle: {
    title: "Między ziemią a niebem",
    text: "Podbijaj dalej, jeśli chcesz, potem zakończ. Przy przegrupowaniu żetony swobodnie wędrują w górę i w dół.",
    task: "Zakończ podboje, rozstaw żetony i skończ turę",
  },
  score: {
    title: "Wyspa płaci",
    text: "1 moneta za każdy region i jeszcze 1 za wyspę. Płaci dalej także po schyłku, dopóki cała należy do tej rasy.",
  },
  end: {
    title: "Znasz wszystkie trzy światy!",
    text: "Przy otwieraniu stołu można też połączyć pudełka. Dokończ tę grę albo zacznij nową ze znajomymi.",
  },
};

export const lessons: typeof english = {
  chapter: "Rozdział",
  letPlay: "Niech zagra bot",
  next: (box) => `Dalej: ${box}`,
  underground: {
    title: "Pod ziemię",
    lead: "Znasz grę podstawową? Wystarczą trzy minuty: jedna tura z Rzeką, Bestiami i skarbem.",
    contents: ["Użyj Rzeki jako drogi", "Przepędź Bestie i znajdź to, czego pilnują", "Użyj Relikwii", "Opuść wodę na czas"],
    steps: below,
  },
  sky: {
    title: "W chmury",
    lead: "Znasz grę podstawową? Wystarczą trzy minuty: jedna tura z ziemi aż na wyspy.",
    contents: ["Znajdź drogi w górę", "Wespnij się po Fasoli", "Zajmij całą wyspę", "Zobacz, ile daje"],
    steps: above,
  },
};
