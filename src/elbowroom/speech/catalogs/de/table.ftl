# Warum am Tisch etwas nicht geht: Leute, Plätze, Grenzen. Die Regeln selbst stehen in core.ftl.

refused-seats-count =
    „{ $board }“ hat { $players } Plätze, { $count ->
        [one] { $count } ist
       *[other] { $count } sind
    } beschrieben
refused-names-count =
    „{ $board }“ hat { $players } Plätze, { $count ->
        [one] { $count } Name ist
       *[other] { $count } Namen sind
    } angegeben
refused-only-bots = es spielen nur Bots; mach den Tisch öffentlich, sonst könnte ihn nie jemand sehen
refused-pocket-alone = hierher kann sonst niemand kommen: Ein Tisch in diesem Browser ist nicht öffentlich und hat weder freie Plätze noch eine Uhr
refused-pocket-keeps-nothing = dieser Browser kann die Partie gerade nicht sichern; ist auf dem Gerät noch Platz?
refused-pocket-no-analysis = ein Rückblick dauert lange, deshalb machen ihn nur Server; bring die Partie zuerst dorthin
refused-no-such-player = Platz { $chair }: es gibt keinen Spieler „{ $text }“; bekannt sind { $known }
refused-persons-share-links = Platz { $chair }: nur Menschen teilen sich einen Link
refused-name-twice = zwei heißen gleich: { $text }
refused-name-of-bot = jemand mit diesem Namen würde für einen Bot gehalten
text-what =
    { $what ->
        [name] Name
        [title] Titel
       *[chat] Text
    }
refused-text-too-long = zu lang ({ text-what }): höchstens { $most } Zeichen
refused-text-unseen = hier sind Zeichen, die man nicht sieht ({ text-what })
refused-text-accents = hier sind mehr Akzente als Buchstaben ({ text-what })
refused-not-begun = das Spiel hat noch nicht begonnen
refused-name-taken = an diesem Tisch heißt schon jemand so: { $text }
refused-no-such-seat = dieser Tisch hat die Plätze 1 bis { $most }
refused-no-such-bot = es gibt keinen Bot „{ $text }“; bekannt sind { $known }
refused-bot-plays-there = auf Platz { $chair } spielt schon { $text }
refused-not-for-person = Platz { $chair } ist nicht für einen Menschen
refused-nothing-said = es wurde nichts gesagt
refused-not-over = das Spiel ist noch nicht aus
refused-rematch-exists = es gibt schon eine Revanche
refused-begun = das Spiel hat schon begonnen
refused-seats-free = noch frei: Platz { $chairs }
refused-stale = Du kennst das Spiel bis { $seen }, es ist schon bei { $now }
refused-other-decides =
    { $text-is ->
        [none] jetzt entscheidet Platz { $chair }
       *[some] jetzt entscheidet { $text }
    }
refused-bot-plays = ein Bot spielt auf diesem Platz; nimm ihn zuerst zurück
refused-log-full = das ging auf diesem Platz { $most } Mal und nicht öfter; das Spiel geht ohne weiter
refused-too-chatty = zu viel auf einmal; warte ein wenig
refused-no-such-table = es gibt keinen solchen Tisch
refused-wrong-key = dieser Schlüssel öffnet diesen Tisch nicht
refused-key-needed = dieser Tisch ist nicht öffentlich; ein Link mit Schlüssel öffnet ihn
refused-tables-unfinished =
    { $count ->
        [one] { $count } Tisch von Dir ist
       *[other] { $count } Tische von Dir sind
    } noch nicht zu Ende
refused-tables-today =
    Du hast an einem Tag { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } eröffnet; warte ein wenig
refused-server-full = dieser Server hat keinen Raum für einen weiteren Tisch
refused-seat-not-open = Platz { $chair } ist nicht frei
refused-watching = Du siehst nur zu
refused-seat-not-yours = Platz { $chair } ist nicht Deiner
refused-host-lets-bots = nur wer den Tisch eröffnet hat, lässt Bots für andere spielen
refused-owner-here = wer diesen Platz hat, ist da
refused-just-left = wer diesen Platz hat, kommt vielleicht wieder; warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
refused-players-talk = nur wer mitspielt, redet mit
refused-spectators-hushed = wer zuschaut, ist hier gerade um Ruhe gebeten
refused-host-hushes = nur wer den Tisch eröffnet hat, bittet Zuschauende um Ruhe
refused-muted = wer den Tisch eröffnet hat, bittet Dich um Ruhe
refused-host-moderates = das darf nur, wer den Tisch eröffnet hat
refused-host-closes = nur wer den Tisch eröffnet hat, schließt ihn
refused-seat-yours = Platz { $chair } ist Dein eigener
refused-removed-by-host = wer den Tisch eröffnet hat, möchte Dich hier nicht mehr haben
refused-closed-by-host = wer den Tisch eröffnet hat, hat ihn geschlossen
refused-name-needed = sag, wer Du bist
refused-host-begins = nur wer den Tisch eröffnet hat, beginnt
refused-not-your-decision = das ist nicht Deine Entscheidung
refused-players-rematch = nur wer mitspielt, bittet um eine Revanche
refused-record-when-over = die Aufzeichnung verrät alles Verborgene; es gibt sie, wenn das Spiel aus ist
refused-not-last = nur der letzte Zug der Liste darf würfeln, etwas enthüllen oder die Entscheidung abgeben
refused-nothing-to-undo = vor einem Wurf, einer Enthüllung oder der Entscheidung eines anderen lässt sich nichts zurücknehmen

## Spiele, die nicht aufgebaut werden können

refused-no-such-switch = „{ $text }“ ist keine Hausregel dieses Spiels; bekannt sind { $known }
refused-bad-switch = die Hausregel „{ $text }“ ist { $known-or }, nicht { $value }
refused-bad-version = die Regeln haben die Versionen { $known }, nicht „{ $text }“
refused-bad-players = ein Spiel ist für 2 bis { $most } Personen, nicht für { $players }
refused-bad-rounds = ein Spiel hat mindestens eine Runde, nicht { $rounds }
refused-too-many-tiles = höchstens { $races } Rassen und { $powers } Spezialfähigkeiten sind in einem Spiel
refused-no-column = es gibt zu wenige Rassen und Spezialfähigkeiten zur Auswahl
refused-too-many-sites = höchstens { $most } Altertümer und Orte sind in einem Spiel
refused-bad-first = es beginnt einer der Plätze 1 bis { $most }, nicht { $first }
refused-too-few-sites =
    { $count ->
        [one] { $count } Region verbirgt
       *[other] { $count } Regionen verbergen
    } ein Altertum oder einen Ort, im Spiel { $sites ->
        [one] ist aber nur { $sites }
       *[other] sind aber nur { $sites }
    }
refused-unknown-board = es gibt kein Spielfeld „{ $text }“; bekannt sind { $known }
refused-unknown-box = es gibt keine Schachtel „{ $text }“; bekannt sind { $known }
refused-cannot-leave-out = „{ $text }“ kann nicht weggelassen werden: das gibt es nicht
refused-too-few-races =
    { $players } Personen brauchen mindestens { $least } Rassen, { $count ->
        [one] { $count } ist
       *[other] { $count } sind
    } übrig
refused-too-few-powers =
    { $players } Personen brauchen mindestens { $least } Spezialfähigkeiten, { $count ->
        [one] { $count } ist
       *[other] { $count } sind
    } übrig
refused-sites-anyway = „{ $board }“ hat ohnehin Altertümer und Orte
