# Grundspiel: Rassen, Fähigkeiten und Stätten; bei jeder ihre Marker, Handlungen und Gründe.

## Amazonen

tile-amazons = Amazonen
    .summary = Du hast 4 zusätzliche Plättchen nur zum Erobern: Vor der Wertung verlassen sie das Spielfeld, im nächsten Zug sind sie wieder auf Deiner Hand. Reichen die übrigen nicht, gibst Du Regionen auf.
verb-give_up = Region abgeben
    .question = Welche Region gibst Du ab?
    .hint = Ohne die 4 zusätzlichen hast Du zu wenige Amazonen, um alles zu halten.

## Zwerge

tile-dwarves = Zwerge
    .summary = Jede Region mit Mine bringt Dir 1 Münze mehr, auch nach dem Untergang.
    .because = für Minen

## Elben

tile-elves = Elben
    .summary = Wird Deine Region erobert, verlierst Du keinen Elben: Alle ziehen sich zurück. Hexerei und Ähnliches kostet Dich trotzdem einen.

## Ghule

tile-ghouls = Ghule
    .summary = Nach dem Untergang bleiben alle Ghule auf dem Spielfeld und erobern in Deinen späteren Zügen weiter, immer bevor Deine neue Rasse zieht. Sie dürfen sogar Deine eigenen Regionen angreifen.

## Riesen

tile-giants = Riesen
    .summary = Regionen neben einem Gebirge, das Du besetzt hältst, kosten 1 Plättchen weniger.
    .because = neben ihrem Gebirge

## Halblinge

tile-halflings = Halblinge
    .summary = Du darfst das Spielfeld überall betreten. Jede der ersten 2 Regionen, die Du eroberst, bekommt eine Erdhöhle und ist immun, bis Du sie aufgibst oder untergehst.
marker-hole = Erdhöhle
    .summary = Immun: Solange hier Halblinge wohnen, kann kein Gegner diese Region erobern oder auf sie einwirken.

## Menschen

tile-humans = Menschen
    .summary = Jedes Ackerland bringt Dir 1 Münze mehr.
    .because = für Ackerland

## Orks

tile-orcs = Orks
    .summary = Jede nicht leere Region, die Du eroberst, bringt in diesem Zug 1 Münze mehr.
    .because = für eroberte nicht leere Regionen

## Rattenmenschen

tile-ratmen = Rattenmenschen
    .summary = Keine besondere Fähigkeit. Ihr seid einfach sehr viele!

## Skelette

tile-skeletons = Skelette
    .summary = Vor der Umgruppierung bekommst Du 1 neues Plättchen für je 2 nicht leere Regionen, die Du in diesem Zug erobert hast.

## Hexenmeister

tile-sorcerers = Hexenmeister
    .summary = Einmal pro Zug und Gegner darfst Du ein einzelnes aktives Plättchen in einer Region in Deiner Reichweite durch einen Hexenmeister aus dem Vorrat ersetzen. So eroberst Du die Region; Gebirge, Festungen und Trollhöhlen helfen nicht dagegen.
verb-sorcery = Hexen
    .question = Welches einzelne Plättchen ersetzt Du durch Hexerei?
    .hint = Das einzelne Plättchen wird durch einen Hexenmeister aus dem Vorrat ersetzt: Die Region ist erobert. Einmal pro Zug und Gegner.

## Wassermänner

tile-tritons = Wassermänner
    .summary = Landregionen an einem Meer oder See kosten 1 Plättchen weniger.
    .because = an Meer oder See

## Trolle

tile-trolls = Trolle
    .summary = Jede Deiner Regionen bekommt eine Trollhöhle: +1 Verteidigung, auch nach dem Untergang.
marker-lair = Trollhöhle
    .summary = +1 Verteidigung, auch nach dem Untergang.

## Zauberer

tile-wizards = Zauberer
    .summary = Jede Region mit magischem Symbol bringt Dir 1 Münze mehr.
    .because = für magische Regionen

## Alchemisten

tile-alchemist = Alchemisten
    .before = Alchemisten-
    .summary = Du bekommst jeden Zug 2 Münzen mehr, solange die Rasse aktiv ist.
    .because = in jedem Zug

## Berserker

tile-berserk = Berserker
    .before = Berserker-
    .summary = Vor jeder Eroberung darfst Du würfeln und danach mit dem Wurf eine Region wählen. Eroberst Du nach einem Wurf nichts, enden Deine Eroberungen; einen anderen letzten Wurf gibt es nicht.
verb-roll = Zuerst würfeln
    .question = Vor der Wahl einer Region würfeln?
    .hint = Dann erobere mit dem Wurf eine Region, sonst enden Deine Eroberungen.

## Lagernd

tile-bivouacking = Lagernd
    .before = Lagernde
    .summary = Du hast 5 Lager, die Du jeden Zug neu verteilst: je +1 Verteidigung, beliebig viele pro Region. Sie gehen nie verloren, sie ziehen nur um.
marker-encampment = Lager
    .summary = Je +1 Verteidigung. Es leistet auch Gesellschaft: Ein Plättchen neben ihm ist nicht allein.
verb-camp = Lager aufschlagen
    .question = Wohin kommt ein Lager?
    .hint = +1 Verteidigung.
verb-lift_camp = Lager abbauen
    .question = Welches Lager nimmst Du zurück?
    .hint = Du kannst es woanders aufschlagen.

## Kommando

tile-commando = Kommando
    .before = Kommando-
    .summary = Jede Region kostet Dich 1 Plättchen weniger.
    .because = überall

## Diplomatisch

tile-diplomat = Diplomatisch
    .before = Diplomatische
    .summary = Nenne am Ende Deines Zuges jemanden, dessen aktive Rasse Du nicht angegriffen hast: Sie darf Deine aktive Rasse bis zu Deinem nächsten Zug nicht angreifen.
verb-ally = Frieden schließen
    .question = Mit wem schließt Du Frieden?
    .hint = Bis zu Deinem nächsten Zug darf die aktive Rasse dieser Person Deine nicht angreifen.

## Drachenbändiger

tile-dragon_master = Drachenbändiger
    .before = Drachenbändiger-
    .summary = Einmal pro Zug erobert Dein Drache eine Region in Reichweite mit nur 1 Plättchen, egal wie sie verteidigt ist. Sie ist immun, solange der Drache bleibt.
marker-dragon = Drache
    .summary = Immun: Solange der Drache bleibt, kann kein Gegner diese Region erobern oder auf sie einwirken.
verb-dragon = Drachen schicken
    .question = Wohin fliegt der Drache?
    .hint = Nimmt diese Region mit einem einzigen Plättchen und macht sie immun. Einmal pro Zug.

## Fliegend

tile-flying = Fliegend
    .before = Fliegende
    .summary = Jede Landregion ist in Deiner Reichweite, nah oder fern, sogar bei der ersten Eroberung.

## Wald

tile-forest = Wald
    .before = Wald-
    .summary = Jeder Wald bringt Dir 1 Münze mehr.
    .because = für Wälder

## Wehrhaft

tile-fortified = Wehrhaft
    .before = Wehrhafte
    .summary = Einmal pro Zug darfst Du in einer Region ohne Festung eine bauen, höchstens 6. Jede bringt 1 Münze, solange Du aktiv bist, und +1 Verteidigung, auch nach dem Untergang.
    .because = für Festungen
marker-fortress = Festung
    .summary = +1 Verteidigung, auch nach dem Untergang. Bringt 1 Münze, solange ihre Rasse aktiv ist.
verb-fortress = Festung bauen
    .question = Wo baust Du eine Festung?
    .hint = +1 Verteidigung und jeden Zug 1 Münze, solange Deine Rasse aktiv ist. Einmal pro Zug.

## Heldenhaft

tile-heroic = Heldenhaft
    .before = Heldenhafte
    .summary = Stelle am Ende jedes Zuges Deine 2 Helden in 2 verschiedene Regionen: Beide sind immun.
marker-hero = Held
    .summary = Immun: Solange der Held bleibt, kann kein Gegner diese Region erobern oder auf sie einwirken.
verb-hero = Helden aufstellen
    .question = Wo steht ein Held?
    .hint = Die Region ist immun, solange der Held bleibt.
verb-lift_hero = Helden zurücknehmen
    .question = Welchen Helden nimmst Du zurück?
    .hint = Du kannst ihn woanders aufstellen.

## Hügel

tile-hill = Hügel
    .before = Hügel-
    .summary = Jeder Hügel bringt Dir 1 Münze mehr.
    .because = für Hügel

## Händler

tile-merchant = Händler
    .before = Händler-
    .summary = Jede Deiner Regionen bringt 1 Münze mehr.
    .because = für jede Region

## Beritten

tile-mounted = Beritten
    .before = Berittene
    .summary = Hügel und Ackerland kosten Dich 1 Plättchen weniger.
    .because = auf Hügeln und Ackerland

## Plündernd

tile-pillaging = Plündernd
    .before = Plündernde
    .summary = Jede nicht leere Region, die Du eroberst, bringt in diesem Zug 1 Münze mehr.
    .because = für eroberte nicht leere Regionen

## Seefahrend

tile-seafaring = Seefahrend
    .before = Seefahrende
    .summary = Du darfst Meere und Seen erobern. Nach dem Untergang behältst Du sie; Rassen, die kein Wasser betreten, können sie nie nehmen.

## Geister

tile-spirit = Geister
    .before = Geister-
    .summary = Nach dem Untergang zählt die Rasse nicht zur Grenze von einer: Sie bleibt neben Deiner nächsten untergegangenen Rasse auf dem Spielfeld.

## Standhaft

tile-stout = Standhaft
    .before = Standhafte
    .summary = Du darfst direkt nach der Wertung eines normalen Zuges untergehen, sogar im ersten, und verlierst so keinen Zug.
verb-stout = Jetzt untergehen
    .question = Jetzt untergehen?
    .hint = Gewertet hast Du schon, und im nächsten Zug wählst Du eine neue Kombination.

## Sumpf

tile-swamp = Sumpf
    .before = Sumpf-
    .summary = Jeder Sumpf bringt Dir 1 Münze mehr.
    .because = für Sümpfe

## Unterwelt

tile-underworld = Unterwelt
    .before = Unterwelt-
    .summary = Regionen mit Höhle kosten Dich 1 Plättchen weniger, und beim Erobern gelten alle Höhlen als benachbart.
    .because = bei Höhlen

## Vermögend

tile-wealthy = Vermögend
    .before = Vermögende
    .summary = Du bekommst einmal 7 Münzen: bei Deiner ersten Wertung mit mindestens einer Region.
    .because = nur einmal

## Warum etwas nicht geht

refused-not-of-amazons = Region { $region } ist nicht von den Amazonen besetzt
refused-give-up-when = Regionen gibt man bei der Umgruppierung ab
refused-nothing-to-give-up = jetzt muss keine Region abgegeben werden
refused-sorcery-when = Hexerei geht nur unter den Eroberungen, nicht nach einem Wurf
refused-no-sorcerer-left = im Vorrat ist kein Hexenmeister mehr
refused-converted-already = in diesem Zug wurde schon ein Plättchen von { $seat } ersetzt, und pro Gegner geht nur eines
refused-sorcery-needs-region = ohne eigene Region können Hexenmeister nicht hexen
refused-roll-when = gewürfelt wird nur unter den Eroberungen dieser Rasse
refused-nothing-to-conquer = es gibt keine Region, die erobert werden könnte
refused-peace = der Frieden mit { $seat } ({ $race }) dauert bis zum Beginn des nächsten Zugs von { $seat }
refused-ally-when = Frieden schließt man am Ende des Zugs
refused-ally-named = in diesem Zug wurde schon Frieden geschlossen
refused-ally-attacked = die aktive Rasse von { $seat } wurde in diesem Zug angegriffen
refused-dragon-when = der Drache fliegt unter den Eroberungen seiner Rasse
refused-dragon-flown = der Drache hat in diesem Zug schon eine Region erobert
refused-dragon-no-water = der Drache erobert kein Wasser
refused-fortress-when = eine Festung baut man bei der Umgruppierung
refused-fortress-built = in diesem Zug wurde schon eine Festung gebaut
refused-fortress-there = in Region { $region } steht schon eine Festung
refused-fortresses-built = alle { $count } Festungen sind auf dem Spielfeld
refused-stout-when = dieser Untergang kommt gleich nach der Wertung

## Was eine Wahl brächte, neben ihrem Namen und Ziel

outlook-sorcery = mit einem Plättchen aus dem Vorrat
outlook-dragon = mit { tokens }; danach immun
