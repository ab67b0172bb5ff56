# Was das Spiel selbst sagt: warum etwas nicht geht, woraus ein Preis besteht, was geschehen ist.

seat = Platz { $number }
explained-cost = Region { $region } kostet { $cost }
explained-refusal = nicht möglich: { $text }

final-die = „die { $region }“
coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
tokens = { $tokens } Plättchen
needed = { $needed } Plättchen
missing =
    { $missing ->
        [one] { $missing } Plättchen fehlt
       *[other] { $missing } Plättchen fehlen
    }
helpers =
    { $helpers ->
        [0] { "" }
        [one] {" "}und { $helpers } Teil, das hilft
       *[other] {" "}und { $helpers } Teile, die helfen
    }

## Warum etwas nicht geht

refused-game-over = das Spiel ist aus
refused-no-active-race = { $seat } hat keine aktive Rasse, die erobern könnte
refused-no-race-in-decline = { $seat } hat keine untergegangene Rasse, die erobern könnte
refused-no-second-race-in-decline = { $seat } hat keine zweite untergegangene Rasse, die erobern könnte
refused-declined-conquers-nothing = { $race }: diese Rasse ist untergegangen und erobert nichts
refused-turn-of-other = { $seat } ist am Zug
refused-no-conquest-now = in der Phase „{ $phase }“ wird nichts erobert
refused-conquests-of-other-race = jetzt erobert eine andere Rasse: { $race }
refused-no-such-region = dieses Spielfeld hat keine Region { $region }, nur die Regionen 1 bis { $size }
refused-no-answer-now = „{ $action }“ ist jetzt keine Antwort: die Phase ist „{ $phase }“
refused-no-pick-now = eine Kombination wählt man nur zu Beginn eines Zugs ohne aktive Rasse, jetzt ist „{ $phase }“
refused-no-such-combo =
    { $count ->
        [one] { $count } Kombination liegt
       *[other] { $count } Kombinationen liegen
    } aus, keine zum Preis { $price }
refused-combo-too-dear =
    die Kombination kostet { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }, Du hast { $coins }
refused-attacked-places-only = { $seat } ist am Zug; wer angegriffen wurde, verteilt nur, was vertrieben wurde
refused-no-decision-after-pick = im Zug, in dem man wählt, breitet man sich nicht aus und geht nicht unter
refused-declined-this-turn = die Rasse ist in diesem Zug untergegangen
refused-decided-first = ausbreiten oder untergehen wird vor allem anderen im Zug entschieden
refused-already-occupied = diese Rasse hält Region { $region } schon
refused-not-habitable = diese Rasse kann Region { $region } nicht betreten: { $terrain }
refused-not-adjacent = Region { $region } grenzt an keine Region dieser Rasse
refused-helpers-need-token =
    { $because-is ->
        [none] { $tile }: was auf der Hand ist, zählt nur neben einem Plättchen, und es ist keines da
       *[some] { $tile }: was auf der Hand ist ({ $because }), zählt nur neben einem Plättchen, und es ist keines da
    }
refused-empty-hand = es ist kein Plättchen auf der Hand
refused-entry-below = Region { $region } liegt im Himmel: diese Rasse betritt das Spielfeld am Boden
refused-no-entry =
    diese Rasse kann das Spielfeld in Region { $region } nicht betreten, nur am Rand{ $shore ->
        [0] { "" }
       *[other] { " " }oder an der Küste eines Meeres
    }: { $regions }
refused-entry-elsewhere = diese Rasse kann das Spielfeld in Region { $region } nicht betreten, nur hier: { $regions }
refused-no-entry-at-all = diese Rasse kann das Spielfeld in Region { $region } nicht betreten und auch sonst nirgends
refused-no-ability-helps = gegen diese Rasse in Region { $region } hilft keine Fähigkeit: { $race }
refused-immune = Region { $region } ist immun: { $markers }
refused-protected = { $tile }: diese Regionen ({ $seat }) darfst Du jetzt nicht angreifen
refused-not-alone =
    Region { $region } wird nicht von genau einem Plättchen verteidigt: { tokens }{ $buried ->
        [0] { "" }
       *[other] {" "}und ein vergrabenes Plättchen, das als eines zählt
    }
refused-no-active-opponent = in Region { $region } ist keine aktive Rasse eines Gegners
refused-marker-beside = Region { $region } wird nicht von genau einem Plättchen verteidigt: { tokens } und { $markers }, was als eines zählt
refused-too-few-tokens =
    { needed } nötig, { $hand } auf der Hand{ helpers }{ $lucky ->
        [0] { "" }
       *[other] ; { final-die } gelingt in { $lucky } von { $faces } Fällen
    }
refused-too-few-after-roll = Region { $region } braucht { needed }, { $hand } auf der Hand{ helpers } und { $rolled } gewürfelt
refused-tile-chooses-first =
    { $tile }: zuerst ist zu wählen: { $choices }{ $more ->
        [0] { "" }
       *[other] , …
    }
refused-rolled-already = der Würfel ist schon gefallen ({ $rolled }): erobere eine Region oder höre auf
refused-die-replaced = { $tile }: es gibt keinen letzten Wurf, stattdessen „{ $instead }“
refused-no-final-die = { $tile }: es gibt keinen letzten Wurf
refused-die-not-needed =
    { $hand ->
        [one] { $hand } Plättchen reicht
       *[other] { $hand } Plättchen reichen
    } für { $needed }, der Würfel ist nicht nötig
refused-die-too-weak = { missing }, der Würfel bringt höchstens { $most }
refused-no-abandoning-now = in der Phase „{ $phase }“ wird keine Region aufgegeben
refused-declined-abandons-nothing = { $race } in Region { $region }: untergegangene Rassen geben nichts auf
refused-abandons-before-own = { $race } in Region { $region }: diese Rasse gibt Regionen nur vor ihren eigenen Eroberungen auf
refused-not-occupied = Region { $region } ist nicht von dieser Rasse besetzt
refused-abandon-first = Regionen gibt man vor der ersten Eroberung des Zugs auf
refused-nothing-raised = es gibt nichts, was Du weglegen könntest
refused-lowered-once = einmal weggelegt und wieder genommen, dient es der nächsten Eroberung: erobere oder höre auf
refused-no-placing-now = in der Phase „{ $phase }“ werden keine Plättchen gelegt
refused-river-left = die Plättchen haben den Fluss in Region { $region } verlassen
refused-nobody-offers = keine Rasse, Fähigkeit oder Stätte von Dir bietet „{ $action }“
refused-active-only = „{ $action }“ ist für eine aktive Rasse, diese ist untergegangen: { $race }
refused-site-held-in-decline = { $site } in Region { $region } gehört einer untergegangenen Rasse ({ $race }): nur eine aktive nutzt das
refused-no-opponent = auf Platz { $place } sitzt kein Gegner
refused-ability-needs = diese Rasse braucht dafür { needed }, { $hand } auf der Hand
refused-marker-moved-when = das versetzt man nur bei der Umgruppierung der eigenen Rasse: { $marker }
refused-marker-there = in Region { $region } ist das schon: { $marker }
refused-no-marker-waits = nichts davon wartet auf einen Platz: { $marker }
refused-no-marker-there = in Region { $region } ist nichts davon: { $marker }
refused-marker-in-hand-first = zuerst braucht das auf der Hand einen Platz: { $marker }
refused-markers-moved = in diesem Zug kann das nicht noch einmal versetzt werden: { $marker }

## Texte, die kein Zug sind

refused-no-action-text = der Zug fehlt: der Text ist leer
refused-unknown-action = „{ $text }“ ist kein Zug; bekannt sind { $choices }
refused-action-takes-nothing = nach „{ $action }“ kommt nichts, aber es folgt „{ $text }“
action-target =
    { $what ->
        [region] die Nummer einer Region
        [seat] die Nummer eines Platzes
       *[combo] der Preis einer Kombination
    }
refused-action-takes-number = nach „{ $action }“ kommt { action-target }, eine Zahl, zum Beispiel „{ $action } 3“
refused-action-needs-number = nach „{ $action }“ kommt { action-target } als Zahl, nicht „{ $text }“
refused-action-out-of-range = „{ $action }“: { action-target } ist eine Zahl von { $least } bis { $most }

## Posten von Preisen und Wertungen

item-any-region = Jede Region
item-terrain = { $terrain }
item-natives = { $natives }
item-defenders = { $race }
item-own-tokens = Eigene Plättchen verteidigen nicht
item-buried-token = Vergrabenes Plättchen
item-marker = { $marker }
item-site = { $site }
item-as-if-empty = { $tile }: als wäre sie leer
item-tile =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }: { $because }
    }
item-at-least-one = Mindestens ein Plättchen
item-roll = Wurf
item-regions = { $race }: Regionen
item-regions-in-decline = { $race }: Regionen, untergegangen
item-islands = { $race }: ganze Inseln
item-buried-tokens = { $race }: vergrabene Plättchen
item-floor = { $race }: keine Region zahlt weniger als nichts

## Was geschehen ist

event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-picked =
    { $seat } wählt { $pair } { $paid ->
        [0] kostenlos
        [one] für { $paid } Münze
       *[other] für { $paid } Münzen
    }{ $coins ->
        [0] .
       *[other] {" "}und findet darauf { coins }.
    }
event-revealed = Neu zur Auswahl: { $pair }.
event-badge-exchanged = { $seat } tauscht die Spezialfähigkeit. Jetzt: { $pair }, und zur Auswahl: { $former-pair }.
event-badges-shuffled = Die abgelegten Spezialfähigkeiten werden gemischt: { $count } im neuen Stapel.
event-recruited = { $seat } bekommt { tokens }: { $race }.
event-expanded = { $seat } breitet sich aus.
event-declined = { $seat } lässt die Rasse untergehen: { $race }.
event-vanished = { $seat } verliert die letzten Plättchen einer Rasse: { $race }.
event-game-over = Das Spiel ist aus.
event-rolled =
    { $region-is ->
        [none] { $seat } würfelt: { $pips }.
       *[some] { $seat } würfelt für Region { $region }: { $pips }.
    }
event-attempt-failed = { $seat } greift Region { $region } vergeblich an: { missing }.
event-conquered =
    { $seat } erobert Region { $region } mit { tokens }: { $race }.{ $other-is ->
        [some] {" "}Zuvor gehörte sie { $other }.
       *[none] { "" }
    }
event-lost =
    { $tokens ->
        [0] { $seat } zieht sich ohne Verlust aus Region { $region } zurück: { $race }.
       *[other] { $seat } verliert { tokens } in Region { $region }: { $race }.
    }
clause-buried = Ein Plättchen von { $seat } bleibt vergraben in Region { $region }: { $race }
event-buried = { clause-buried }.
event-resurfaced = { $seat } hält Region { $region } wieder: { $race }.
event-abandoned = { $seat } gibt Region { $region } auf und nimmt { tokens } auf die Hand ({ $race }).
event-left = { $seat } verlässt den Fluss in Region { $region } und nimmt { tokens } auf die Hand ({ $race }).
event-placed = { $seat } legt { tokens } in Region { $region }: { $race }.
event-marker-placed =
    { $seat-is ->
        [none] Neu in Region { $region }: { $marker }.
       *[some] Neu in Region { $region } ({ $seat }): { $marker }.
    }
event-marker-removed =
    { $seat-is ->
        [none] Nicht mehr in Region { $region }: { $marker }.
       *[some] Nicht mehr in Region { $region } ({ $seat }): { $marker }.
    }
event-forged =
    { $seat } bekommt { $count ->
        [one] { $count } Teil, das beim Erobern hilft
       *[other] { $count } Teile, die beim Erobern helfen
    }: { forge }.
forge =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }, { $because }
    }
event-found = { $seat } entdeckt etwas in Region { $region }: { $site }.
event-site-moved =
    { $origin-is ->
        [same] { $seat } benutzt in Region { $region }: { $site }.
       *[some] { $seat } bringt von Region { $origin } nach Region { $region }: { $site }.
    }
event-badge-lent = Spezialfähigkeit für Region { $region }: { $power }.
event-raised = { $seat } nutzt ein Altertum für die nächste Eroberung: { $site }.
event-lowered = { $seat } verzichtet doch auf ein Altertum: { $site }.
event-score-item =
    { $seat }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $item }
event-scored = { $seat } bekommt für den Zug { coins }.
clause-earned = { $seat } bekommt sofort { coins }: { $tile }
event-earned = { clause-earned }.
clause-paid =
    { $tile-is ->
        [none] { $seat } zahlt { $other } { coins }
       *[some] { $seat } zahlt { $other } { coins }: { $tile }
    }
event-paid = { clause-paid }.
event-peace = { $seat } schließt Frieden mit { $other } ({ $tile }).
event-told = { $text }
