# Was Tisch und Server sagen: Ablehnungen nach ihrem Code, wo kein genauer Grund genannt ist, und was rund ums Spiel geschieht.

## Der Tisch

code-game_is_over = Das Spiel ist aus.
code-bad_action_text = Der Server versteht diesen Zug nicht.
code-nothing_to_undo = Es gibt nichts, was Du zurücknehmen könntest.
code-not_last = Nach etwas, das man nicht zurücknehmen kann, kann nichts mehr folgen.
code-begun = Das Spiel hat schon begonnen.
code-bot = Dieser Bot kann hier nicht spielen.
code-bot_plays = Ein Bot spielt auf diesem Platz. Nimm ihn zuerst zurück.
code-busy = An diesem Tisch passiert zu viel auf einmal. Versuch es gleich noch einmal.
code-cannot_go_on = Dieses Spiel kann hier nicht weitergehen.
code-chat = So geht das nicht: zu lang, zu schnell oder nichts zu sehen.
code-removed = Wer den Tisch eröffnet hat, möchte Dich hier nicht mehr haben.
code-closed = Wer den Tisch eröffnet hat, hat ihn geschlossen.
code-damaged = Was von diesem Tisch gespeichert ist, ergibt keinen Sinn. Wer den Server betreibt, kann herausfinden, warum.
code-just_left = Wer dort spielt, hat eben erst die Verbindung verloren. Gib ihm eine halbe Minute.
code-log_full = Das hast Du hier so oft getan, dass es von nun an ohne gehen muss.
code-name = Bitte wähle einen anderen Namen: Dieser ist vergeben, zu lang oder nicht lesbar.
code-not_allowed = Das darfst Du hier nicht.
code-not_begun = Das Spiel hat noch nicht begonnen.
code-not_over = Das Spiel ist noch nicht aus.
code-not_your_turn = Das entscheidest gerade nicht Du.
code-rematch = Es gibt schon eine Revanche.
code-rules_version = Dieses Spiel begann mit einer anderen Fassung der Regeln und kann hier nicht weitergehen.
code-seat = Dieser Platz ist nicht für Dich.
code-seat_taken = Dieser Platz ist schon besetzt.
code-seats = Die Plätze passen nicht zu diesem Spiel.
code-setup = So lässt sich kein Spiel aufbauen. Versuch andere Spielfelder, Schachteln oder Hausregeln.
code-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
code-title = Bitte wähle einen anderen Titel: Dieser ist zu lang oder nicht lesbar.
refused-missing-content = Diesem Spiel fehlt Selbstgemachtes: { $names }. Wer diesen Server betreibt, nennt die Datei mit --content FILE
refused-begun-by-other-rules = dieses Spiel begann mit Fassung „{ $text }“ der Regeln, dieser Server kennt { $known }: es kann hier nicht weitergehen, seine Aufzeichnung bleibt erhalten
refused-record-format = die Aufzeichnung hat das Format „{ $text }“, dieser Server liest „{ $value }“
refused-record-by-other-rules = dieses Spiel wurde mit Fassung „{ $text }“ der Regeln gespielt, dieser Server kennt { $known }
refused-record-too-long = die Aufzeichnung ist zu lang: höchstens { $most } Aktionen
refused-cannot-go-on = dieses Spiel kann hier nicht weitergehen: { $text }
refused-no-such-board = das Spielfeld „{ $text }“ gibt es nicht
refused-server-ends = der Server wird gerade angehalten; versuche es gleich noch einmal

## Der Server

code-banned = Wer diesen Server betreibt, möchte Dich hier nicht haben.
code-body = Der Server versteht diese Anfrage nicht.
code-bug = Auf dem Server ist etwas schiefgegangen. Der Fehler ist notiert.
code-gone = Die Anfrage wurde abgebrochen.
code-hello = Die Verbindung hat nicht richtig begonnen. Lade die Seite neu.
code-key_needed = Dieser Tisch ist privat. Du brauchst seinen Link.
code-message = Der Server versteht diese Nachricht nicht. Lade die Seite neu.
code-method_not_allowed = Das geht hier nicht.
code-no_hints = In diesem Spiel gibt es keine Tipps.
code-no_such_board = Dieses Spielfeld gibt es nicht.
code-no_such_table = Diesen Tisch gibt es nicht. Vielleicht wurde er schon abgeräumt.
code-not_found = Hier ist nichts.
code-not_http = Der Server versteht diese Anfrage nicht.
code-not_json = Der Server versteht diese Anfrage nicht.
code-offline = Die Verbindung ist weg. Sie kommt von selbst wieder.
code-host = Der Server kennt sich nicht unter diesem Namen.
code-origin = Diese Seite darf nicht mit dem Server sprechen.
code-query = Der Server versteht diese Adresse nicht.
code-record = Diese Spielaufzeichnung lässt sich nicht lesen.
code-refused = Der Server lässt das nicht zu.
code-seen = Deine Seite und der Server sind sich nicht einig. Lade die Seite neu.
code-too_large = Das ist zu groß für den Server.
code-too_many_analyses = Der Trainer hat für Dich schon viel zu tun. Warte, bis er fertig ist.
code-too_many_connections = Du hast zu viele Verbindungen. Schließe andere Seiten dieses Spiels.
code-too_many_requests = Das war zu viel auf einmal. Warte einen Moment.
code-too_many_tables = Du hast zu viele Tische eröffnet. Spiel einen zu Ende oder warte eine Weile.
code-too_slow = Die Verbindung ist zu langsam. Versuch es noch einmal.
code-unavailable = Der Server kann gerade keine Spiele speichern. Versuch es gleich noch einmal.
code-wrong_key = Dieser Link öffnet diesen Tisch nicht.
code-websocket = Diese Adresse ist für das Spiel selbst, nicht zum Lesen.

## Rund ums Spiel

happening-began = Das Spiel beginnt.
happening-sat = { $who } setzt sich an den Tisch.
happening-undone = { $who } nimmt den letzten Schritt zurück.
happening-rematched = Auf zur Revanche!
happening-hushed-on = Wer zuschaut, wird um Ruhe gebeten.
happening-hushed-off = Wer zuschaut, darf wieder reden.
happening-muted-on = { $who } ist um Ruhe gebeten.
happening-muted-off = { $who } darf wieder reden.
happening-relieved-removed = { $who } wurde vom Tisch genommen; ein Bot spielt weiter.
happening-relieved-asked = Ein Bot spielt für { $who }.
happening-relieved-left = { $who } geht; ein Bot spielt weiter.
happening-relieved-clock = Die Zeit ist um für { $who }; ein Bot spielt weiter.
happening-relieved-away = { $who } ist lange weg; ein Bot spielt weiter.
happening-relieved-began = Ein Bot nimmt einen freien Platz: { $who }.
page-final-die = der Wurf

## Kosten, die es nicht gibt

refused-cost-region = die Region ist eine Zahl von 1 bis { $most }
refused-cost-origin = der Angriff kommt aus einer anderen Region, einer Zahl von 1 bis { $most }
refused-cost-holder = es verteidigt sich eine andere Rasse als die, die angreift
refused-cost-natives = dort ist 1 Untergegangener Stamm, oder es sind { $most } Monster
refused-cost-natives-alone = Untergegangene Stämme und Monster sind nie mit einer Rasse in einer Region
refused-cost-markers-alone = Marker liegen dort, wo eine Rasse steht
refused-cost-markers-leave = diese Marker gehen mit dem Untergang: { $markers }
