# Was der Trainer sagt: warum eine Wahl gut ist.

advice-coins-now = Bringt { coins } in diesem Zug
advice-takes =
    { $count ->
        [one] Erobert { $count } Region
       *[other] Erobert { $count } Regionen
    }
advice-takes-from =
    { $count ->
        [one] Nimmt { $other } { $count } Region weg
       *[other] Nimmt { $other } { $count } Regionen weg
    }
advice-takes-from-leader =
    { $count ->
        [one] Nimmt { $other }, in Führung, { $count } Region weg
       *[other] Nimmt { $other }, in Führung, { $count } Regionen weg
    }
advice-safe-border =
    { $count ->
        [0] Sicherste Grenze: niemand kann Region { $region } angreifen
        [one] Sicherste Grenze: { $count } Angreifer kommt an Region { $region } heran
       *[other] Sicherste Grenze: { $count } Angreifer kommen an Region { $region } heran
    }
advice-few-at-risk =
    { $count ->
        [0] Lässt nichts offen, was andere nehmen könnten
        [one] Lässt nur { $count } Region offen, die andere nehmen könnten
       *[other] Lässt nur { $count } Regionen offen, die andere nehmen könnten
    }
advice-guards = Stellt Plättchen dorthin, wo andere angreifen würden: { $regions }
advice-decline-lasts =
    Der Untergang lässt jetzt { $count ->
        [one] { $count } Region zurück, die noch { $left ->
            [one] { $left } Zug
           *[other] { $left } Züge
        } lang zählt
       *[other] { $count } Regionen zurück, die noch { $left ->
            [one] { $left } Zug
           *[other] { $left } Züge
        } lang zählen
    }
advice-tired =
    { $tokens ->
        [0] Dein Volk hat kein Plättchen mehr zum Erobern
       *[other] Dein Volk hat nur noch { $tokens } Plättchen zum Erobern
    }
advice-fresh = { $pair }: { tokens } zum Anfang
advice-coins-on-it = { coins } liegen darauf
advice-still-strong = Dein Volk hat noch { tokens } zum Erobern
advice-die-helps = Der Würfel reicht in { $percent } von 100 Fällen
advice-best-chance = Damit stehst Du am Ende am besten da
advice-only-choice = Etwas anderes geht nicht

refused-no-hints = Tipps sind an diesem Tisch ausgeschaltet
refused-no-hints-with-clock = in Spielen mit Uhr gibt es keine Tipps
refused-analysis-when-over = ein Spiel wird analysiert, wenn es aus ist
refused-analyses-many = zu viele Spiele warten auf eine Analyse; versuche es später noch einmal
