access-beanstalk = Bohnenranke
    .summary = Diese Region ist Nachbar jeder Himmelsregion mit demselben Symbol.
access-stairway = Himmelsleiter
    .summary = Diese Region ist Nachbar jeder Himmelsregion mit demselben Symbol.
action-target =
    { $what ->
        [region] die Nummer einer Region
        [seat] die Nummer eines Platzes
       *[combo] der Preis einer Kombination
    }
advice-best-chance = Damit stehst Du am Ende am besten da
advice-coins-now = Bringt { coins } in diesem Zug
advice-coins-on-it = { coins } liegen darauf
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
advice-die-helps = Der Würfel reicht in { $percent } von 100 Fällen
advice-few-at-risk =
    { $count ->
        [0] Lässt nichts offen, was andere nehmen könnten
        [one] Lässt nur { $count } Region offen, die andere nehmen könnten
       *[other] Lässt nur { $count } Regionen offen, die andere nehmen könnten
    }
advice-fresh = { $pair }: { tokens } zum Anfang
advice-guards = Stellt Plättchen dorthin, wo andere angreifen würden: { $regions }
advice-only-choice = Etwas anderes geht nicht
advice-safe-border =
    { $count ->
        [0] Sicherste Grenze: niemand kann Region { $region } angreifen
        [one] Sicherste Grenze: { $count } Angreifer kommt an Region { $region } heran
       *[other] Sicherste Grenze: { $count } Angreifer kommen an Region { $region } heran
    }
advice-still-strong = Dein Volk hat noch { tokens } zum Erobern
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
advice-tired =
    { $tokens ->
        [0] Dein Volk hat kein Plättchen mehr zum Erobern
       *[other] Dein Volk hat nur noch { $tokens } Plättchen zum Erobern
    }
balrog-ways =
    { $count ->
        [0] er kann jetzt nirgendwohin
       *[other] er kann hierhin: { $regions }
    }
board-base_2 = Grundspiel, 2 Personen
board-base_2-with-sky_2 = Himmelsinseln, 3 Personen, zwei Inseln
board-base_2-with-sky_3 = Himmelsinseln, 3 Personen, drei Inseln
board-base_3 = Grundspiel, 3 Personen
board-base_3-with-sky_2 = Himmelsinseln, 4 Personen, zwei Inseln
board-base_3-with-sky_3 = Himmelsinseln, 4 Personen, drei Inseln
board-base_4 = Grundspiel, 4 Personen
board-base_4-with-sky_2 = Himmelsinseln, 5 Personen, zwei Inseln
board-base_4-with-sky_3 = Himmelsinseln, 5 Personen, drei Inseln
board-base_5 = Grundspiel, 5 Personen
board-base_5-with-sky_2 = Himmelsinseln, 6 Personen, zwei Inseln
board-base_5-with-sky_3 = Himmelsinseln, 6 Personen, drei Inseln
board-underground_2 = Underground, 2 Personen
board-underground_3 = Underground, 3 Personen
board-underground_4 = Underground, 4 Personen
board-underground_5 = Underground, 5 Personen
bot-easy = Leicht
    .summary = Sieht die nächsten Eroberungen, selten was danach kommt.
bot-expert = Experte
    .summary = Denkt auch an Deine Antwort. Braucht einen Moment.
bot-gentle = Sanft
    .summary = Spielt zum Spaß, mag große Völker und verzeiht viel.
bot-greedy = Gierig
    .summary = Nimmt, was in diesem Zug am meisten bringt. Zum Vergleich.
bot-neural = Neuronal
    .summary = Spielt, wie es ein gelerntes Netz täte, und beurteilt, wohin das führt.
bot-neural-search = Neuronal mit Suche
    .summary = Plant wie die Stufen und urteilt mit einem gelernten Netz.
bot-normal = Normal
    .summary = Denkt seinen ganzen Zug durch.
bot-random = Zufall
    .summary = Tut irgendetwas Erlaubtes. Zum Vergleich.
bot-strong = Stark
    .summary = Plant, verteidigt und weiß, wann es Zeit für den Untergang ist.
box-base = Grundspiel
    .summary = Hier fing alles an: 14 Rassen, 20 Spezialfähigkeiten und eine Welt, die zu klein ist.
box-sky = Himmelsinseln
    .summary = Inseln über dem Spielfeld am Boden: 7 Rassen, 7 Spezialfähigkeiten und Wege hinauf und hinab.
box-underground = Underground
    .summary = Höhlen, Flüsse und Abgründe: 15 Rassen, 21 Spezialfähigkeiten, Monster, Altertümer und Orte.
buried-token = Vergrabenes Plättchen
    .summary = +1 Verteidigung. Es gehört einer untergegangenen Rasse unter den Aasfressern und bringt weiter Münzen.
clause-buried = Ein Plättchen von { $seat } bleibt vergraben in Region { $region }: { $race }
clause-earned = { $seat } bekommt sofort { coins }: { $tile }
clause-paid =
    { $tile-is ->
        [none] { $seat } zahlt { $other } { coins }
       *[some] { $seat } zahlt { $other } { coins }: { $tile }
    }
code-address = Das ist keine Mailadresse.
code-address_taken = Diese Adresse öffnet schon ein anderes Konto. Melde Dich dort an und lass sie zuerst vergessen.
code-bad_action_text = Der Server versteht diesen Zug nicht.
code-banned = Wer diesen Server betreibt, möchte Dich hier nicht haben.
code-begun = Das Spiel hat schon begonnen.
code-body = Der Server versteht diese Anfrage nicht.
code-bot = Dieser Bot kann hier nicht spielen.
code-bot_plays = Ein Bot spielt auf diesem Platz. Nimm ihn zuerst zurück.
code-bug = Auf dem Server ist etwas schiefgegangen. Der Fehler ist notiert.
code-busy = An diesem Tisch passiert zu viel auf einmal. Versuch es gleich noch einmal.
code-cannot_go_on = Dieses Spiel kann hier nicht weitergehen.
code-chat = So geht das nicht: zu lang, zu schnell oder nichts zu sehen.
code-closed = Wer den Tisch eröffnet hat, hat ihn geschlossen.
code-damaged = Was von diesem Tisch gespeichert ist, ergibt keinen Sinn. Wer den Server betreibt, kann herausfinden, warum.
code-device = Dieses Gerät kann nicht benachrichtigt werden.
code-forfeited = Du hast dieses Spiel verloren gegeben; ein Bot spielt es zu Ende.
code-game_is_over = Das Spiel ist aus.
code-gone = Die Anfrage wurde abgebrochen.
code-hello = Die Verbindung hat nicht richtig begonnen. Lade die Seite neu.
code-host = Der Server kennt sich nicht unter diesem Namen.
code-just_left = Wer dort spielt, hat eben erst die Verbindung verloren. Gib ihm eine halbe Minute.
code-key_needed = Dieser Tisch ist privat. Du brauchst seinen Link.
code-last_passkey = Das ist der einzige Weg in Dein Konto. Füge zuerst ein anderes Gerät oder eine Mailadresse hinzu.
code-log_full = Das hast Du hier so oft getan, dass es von nun an ohne gehen muss.
code-message = Der Server versteht diese Nachricht nicht. Lade die Seite neu.
code-method_not_allowed = Das geht hier nicht.
code-name = Bitte wähle einen anderen Namen: Dieser ist vergeben, zu lang oder nicht lesbar.
code-no_accounts = Auf diesem Server gibt es keine Konten.
code-no_hints = In diesem Spiel gibt es keine Tipps.
code-no_mail = Dieser Server verschickt keine Mails.
code-no_push = Dieser Server verschickt keine Benachrichtigungen an Geräte.
code-no_such_bell = Diese Benachrichtigungen sind schon beendet.
code-no_such_board = Dieses Spielfeld gibt es nicht.
code-no_such_table = Diesen Tisch gibt es nicht. Vielleicht wurde er schon abgeräumt.
code-no_vacation = So kann Deine Uhr nicht angehalten werden.
code-not_allowed = Das darfst Du hier nicht.
code-not_begun = Das Spiel hat noch nicht begonnen.
code-not_found = Hier ist nichts.
code-not_http = Der Server versteht diese Anfrage nicht.
code-not_json = Der Server versteht diese Anfrage nicht.
code-not_last = Nach etwas, das man nicht zurücknehmen kann, kann nichts mehr folgen.
code-not_over = Das Spiel ist noch nicht aus.
code-not_your_turn = Das entscheidest gerade nicht Du.
code-nothing_to_undo = Es gibt nichts, was Du zurücknehmen könntest.
code-offline = Die Verbindung ist weg. Sie kommt von selbst wieder.
code-origin = Diese Seite darf nicht mit dem Server sprechen.
code-passkey = Dieser Passkey wurde nicht angenommen.
code-query = Der Server versteht diese Adresse nicht.
code-record = Diese Spielaufzeichnung lässt sich nicht lesen.
code-refused = Der Server lässt das nicht zu.
code-rematch = Es gibt schon eine Revanche.
code-removed = Wer den Tisch eröffnet hat, möchte Dich hier nicht mehr haben.
code-rules_version = Dieses Spiel begann mit einer anderen Fassung der Regeln und kann hier nicht weitergehen.
code-seat = Dieser Platz ist nicht für Dich.
code-seat_taken = Dieser Platz ist schon besetzt.
code-seats = Die Plätze passen nicht zu diesem Spiel.
code-seen = Deine Seite und der Server sind sich nicht einig. Lade die Seite neu.
code-setup = So lässt sich kein Spiel aufbauen. Versuch andere Spielfelder, Schachteln oder Hausregeln.
code-sign_in = Bitte melde Dich zuerst an.
code-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
code-suspended = Dieses Konto ist gesperrt.
code-title = Bitte wähle einen anderen Titel: Dieser ist zu lang oder nicht lesbar.
code-too_large = Das ist zu groß für den Server.
code-too_many_analyses = Der Trainer hat für Dich schon viel zu tun. Warte, bis er fertig ist.
code-too_many_bells = Es werden schon genug Adressen und Geräte benachrichtigt.
code-too_many_connections = Du hast zu viele Verbindungen. Schließe andere Seiten dieses Spiels.
code-too_many_letters = Es wurden schon genug Mails angefordert. Warte ein Weilchen.
code-too_many_requests = Das war zu viel auf einmal. Warte einen Moment.
code-too_many_tables = Du hast zu viele Tische eröffnet. Spiel einen zu Ende oder warte eine Weile.
code-too_many_tries = Das waren zu viele Versuche. Warte eine Weile.
code-too_slow = Die Verbindung ist zu langsam. Versuch es noch einmal.
code-unavailable = Der Server kann gerade keine Spiele speichern. Versuch es gleich noch einmal.
code-used_up = Dieser Link oder diese Anfrage wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
code-websocket = Diese Adresse ist für das Spiel selbst, nicht zum Lesen.
code-wrong_key = Dieser Link öffnet diesen Tisch nicht.
coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
conversion-source =
    { $from_hand ->
        [0] aus dem Vorrat
       *[other] von Deiner Hand
    }
edge = Hier kann man das Spielfeld betreten.
event-abandoned = { $seat } gibt Region { $region } auf und nimmt { tokens } auf die Hand ({ $race }).
event-attempt-failed = { $seat } greift Region { $region } vergeblich an: { missing }.
event-badge-exchanged = { $seat } tauscht die Spezialfähigkeit. Jetzt: { $pair }, und zur Auswahl: { $former-pair }.
event-badge-lent = Spezialfähigkeit für Region { $region }: { $power }.
event-badges-shuffled = Die abgelegten Spezialfähigkeiten werden gemischt: { $count } im neuen Stapel.
event-balrog-arrives = { $tile } ({ $seat }): Region { $region } ist jetzt immun, niemand kann hinein, solange der Balrog dort ist.
event-buried = { clause-buried }.
event-cleared = { $seat } räumt Region { $region }.
event-conquered =
    { $seat } erobert Region { $region } mit { tokens }: { $race }.{ $other-is ->
        [some] {" "}Zuvor gehörte sie { $other }.
       *[none] { "" }
    }
event-conquered-from =
    { $seat } erobert Region { $region } mit { tokens }: { $race }. { $other } { $lost ->
        [0] zieht sich ohne Verlust zurück
       *[other] verliert { $lost } Plättchen
    }: { $other_race }.
event-crashed = Der Zeppelin von { $seat } stürzt ab: Region { $region } brennt.
event-declined = { $seat } lässt die Rasse untergehen: { $race }.
event-earned = { clause-earned }.
event-expanded = { $seat } breitet sich aus.
event-fired = { $seat } feuert die Kanone in Region { $region } ab.
event-forged =
    { $seat } bekommt { $count ->
        [one] { $count } Teil, das beim Erobern hilft
       *[other] { $count } Teile, die beim Erobern helfen
    }: { forge }.
event-found = { $seat } entdeckt etwas in Region { $region }: { $site }.
event-game-over = Das Spiel ist aus.
event-left = { $seat } verlässt den Fluss in Region { $region } und nimmt { tokens } auf die Hand ({ $race }).
event-lost =
    { $tokens ->
        [0] { $seat } zieht sich ohne Verlust aus Region { $region } zurück: { $race }.
       *[other] { $seat } verliert { tokens } in Region { $region }: { $race }.
    }
event-lowered = { $seat } verzichtet doch auf ein Altertum: { $site }.
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
event-pact-given = { $seat } gibt { $other } ein Handelsabkommen.
event-paid = { clause-paid }.
event-peace = { $seat } schließt Frieden mit { $other } ({ $tile }).
event-pick-freed = { $seat } wählt beim nächsten Mal kostenlos.
event-picked =
    { $seat } wählt { $pair } { $paid ->
        [0] kostenlos
        [one] für { $paid } Münze
       *[other] für { $paid } Münzen
    }{ $coins ->
        [0] .
       *[other] {" "}und findet darauf { coins }.
    }
event-placed = { $seat } legt { tokens } in Region { $region }: { $race }.
event-raised = { $seat } nutzt ein Altertum für die nächste Eroberung: { $site }.
event-reborn = Region { $region } geht an die aktive Rasse von { $seat } ({ $tile }).
event-recruited = { $seat } bekommt { tokens }: { $race }.
event-resurfaced = { $seat } hält Region { $region } wieder: { $race }.
event-revealed = Neu zur Auswahl: { $pair }.
event-rivers-left = { $seat } verlässt die Flüsse in den Regionen { $regions } und nimmt { tokens } auf die Hand.
event-rolled =
    { $region-is ->
        [none] { $seat } würfelt: { $pips }.
       *[some] { $seat } würfelt für Region { $region }: { $pips }.
    }
event-sacrificed = { $seat } opfert 1 Plättchen in Region { $region } ({ $tile }).
event-score-item =
    { $seat }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $item }
event-scored = { $seat } bekommt für den Zug { coins }.
event-scored-from = { $seat } bekommt für den Zug { coins }: { $text }.
event-site-moved =
    { $origin-is ->
        [same] { $seat } benutzt in Region { $region }: { $site }.
       *[some] { $seat } bringt von Region { $origin } nach Region { $region }: { $site }.
    }
event-spread = { $seat } verteilt Plättchen: { $text }.
event-struck = { $seat } trifft Region { $region } mit einem Blitz.
event-told = { $text }
event-transformed = { $seat } gibt ein Plättchen für einen Drachen in Region { $region } her.
event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-vanished = { $seat } verliert die letzten Plättchen einer Rasse: { $race }.
event-vengeance = { $other } bekommt ein Rache-Plättchen von { $seat } ({ $tile }).
explained-cost = Region { $region } kostet { $cost }
explained-refusal = nicht möglich: { $text }
final-die = der Wurf
forge =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }, { $because }
    }
happening-began = Das Spiel beginnt.
happening-hushed-off = Wer zuschaut, darf wieder reden.
happening-hushed-on = Wer zuschaut, wird um Ruhe gebeten.
happening-muted-off = { $who } darf wieder reden.
happening-muted-on = { $who } ist um Ruhe gebeten.
happening-paused = { $who } hat Urlaub bis { $until }.
happening-relieved-asked = Ein Bot spielt für { $who }.
happening-relieved-away = { $who } ist lange weg; ein Bot spielt weiter.
happening-relieved-began = Ein Bot nimmt einen freien Platz: { $who }.
happening-relieved-clock = Die Zeit ist um für { $who }; ein Bot spielt weiter.
happening-relieved-forfeit = { $who } hat keine Zeit mehr und scheidet aus; ein Bot spielt zu Ende.
happening-relieved-left = { $who } geht; ein Bot spielt weiter.
happening-relieved-removed = { $who } wurde vom Tisch genommen; ein Bot spielt weiter.
happening-rematched = Auf zur Revanche!
happening-resumed = { $who } ist aus dem Urlaub zurück.
happening-sat = { $who } setzt sich an den Tisch.
happening-undone = { $who } nimmt den letzten Schritt zurück.
helpers =
    { $helpers ->
        [0] { "" }
        [one] {" "}und { $helpers } Teil, das hilft
       *[other] {" "}und { $helpers } Teile, die helfen
    }
item-any-region = Jede Region
item-as-if-empty = { $tile }: als wäre sie leer
item-at-least-one = Mindestens ein Plättchen
item-buried-token = Vergrabenes Plättchen
item-buried-tokens = { $race }: vergrabene Plättchen
item-defenders = { $race }
item-floor = { $race }: keine Region zahlt weniger als nichts
item-islands = { $race }: ganze Inseln
item-marker = { $marker }
item-natives = { $natives }
item-own-tokens = Eigene Plättchen verteidigen nicht
item-regions = { $race }: Regionen
item-regions-in-decline = { $race }: Regionen, untergegangen
item-roll = Wurf
item-site = { $site }
item-terrain = { $terrain }
item-tile =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }: { $because }
    }
marker-bag_o_many_things = Magische Tasche
    .summary = Zeigt, wo die Tasche zuletzt gewirkt hat. Sie schützt nichts und kann nicht gestohlen werden.
marker-balrog = Balrog
    .summary = Immun: Solange der Balrog hier ist, kann überhaupt niemand diese Region betreten oder nutzen.
marker-burning = Brennende Region
    .summary = Immun: Niemand kommt hinein, bis die Person wieder am Zug ist, deren Zeppelin hier abgestürzt ist.
marker-cannon = Kanone
    .summary = Immun: Kein Gegner kann diese Region erobern oder auf sie einwirken.
marker-dragon = Drache
    .summary = Immun: Solange der Drache bleibt, kann kein Gegner diese Region erobern oder auf sie einwirken.
marker-drakon_dragon = Verwandelter Drakonier
    .summary = Immun bis zum nächsten Zug der Drakonier: Kein Gegner kann diese Region erobern oder auf sie einwirken.
marker-encampment = Lager
    .summary = Je +1 Verteidigung. Es leistet auch Gesellschaft: Ein Plättchen neben ihm ist nicht allein.
marker-firing_cannon = Feuernde Kanone
    .summary = Immun. In diesem Zug kosten Regionen daneben ihre Rasse 2 Plättchen weniger.
marker-fortress = Festung
    .summary = +1 Verteidigung, auch nach dem Untergang. Bringt 1 Münze, solange ihre Rasse aktiv ist.
marker-ghost = Geist der Grabjägerin
    .summary = Immun: Nur wer hier steht, darf hier handeln; steht niemand hier, nur wer die Krypta hält.
marker-great_ancient = Großer Alter
    .summary = Immun. Regionen daneben kosten die Kultprediger 1 Plättchen weniger.
marker-hero = Held
    .summary = Immun: Solange der Held bleibt, kann kein Gegner diese Region erobern oder auf sie einwirken.
marker-hole = Erdhöhle
    .summary = Immun: Solange hier Halblinge wohnen, kann kein Gegner diese Region erobern oder auf sie einwirken.
marker-lair = Trollhöhle
    .summary = +1 Verteidigung, auch nach dem Untergang.
marker-mushroom_armor = Pilz-Schild
    .summary = Je +1 Verteidigung, auch nach dem Untergang. Er schützt ein einzelnes Plättchen nicht davor, ersetzt zu werden.
marker-queen = Königin
    .summary = Immun, auch nach dem Untergang: Kein Gegner kann diese Region erobern oder auf sie einwirken.
marker-silver_hammer = Silberhammer
    .summary = Hat hier beim Erobern geholfen. Er verteidigt nicht und kommt nach der Umgruppierung zurück.
marker-volcano = Vulkan
    .summary = Regionen daneben oder neben mit ihm verbundenen Flammen kosten die Flammen so viel, als wäre niemand darin.
missing =
    { $missing ->
        [one] { $missing } Plättchen fehlt
       *[other] { $missing } Plättchen fehlen
    }
mixed-base = Auf diesem Spielfeld sind Schlammlöcher Sümpfe, Pilz-Wälder Wälder, Mystische Kristalle magische Symbole, Bergbau-Regionen Minen, Schwarze Berge Gebirge und Flüsse Meere und Seen.
mixed-underground = Auf diesem Spielfeld sind Sümpfe Schlammlöcher, Wälder Pilz-Wälder, magische Symbole Mystische Kristalle, Minen Bergbau-Regionen, Gebirge Schwarze Berge und Meere und Seen Flüsse.
natives-lost_tribe = Untergegangener Stamm
    .summary = Kostet 1 Plättchen mehr und verschwindet, wenn die Region erobert wird.
natives-monsters = Monster
    .summary = Sie kosten 2 Plättchen mehr. Wer die Region erobert, entdeckt ein Altertum oder einen Ort.
needed = { $needed } Plättchen
outlook-altar =
    Du gibst 1 Plättchen in Region { $region } ({ $race }) und bekommst { coins }{ $last ->
        [0] { "" }
       *[other] ; es ist das letzte dort, die Region wird verlassen
    }
outlook-ancient-goes = Der Große Alte kommt in Region { $region }: dort immun, ringsum 1 billiger
outlook-ancient-moves = Der Große Alte zieht in Region { $region }: dort immun, ringsum 1 billiger
outlook-armour = Ein Pilz-Schild in Region { $region }: Verteidigung { $before } wird { $after }
outlook-armours-to-place =
    { $count ->
        [one] { $count } Pilz-Schild zu legen
       *[other] { $count } Pilz-Schilde zu legen
    }
outlook-bag-ready = Magische Tasche bereit
outlook-bag-used = Magische Tasche benutzt
outlook-balrog =
    Der Balrog geht in Region { $region }: { $other-is ->
        [same] Du verlierst
       *[some] { $other } verliert
    } { $lost } von { $count } Plättchen ({ $race }); niemand kann hinein, solange er bleibt
outlook-balrog-finds = Der Balrog geht in Region { $region }: ein Altertum oder Ort wird entdeckt; niemand kann hinein, solange er bleibt
outlook-balrog-meets-nobody = Der Balrog geht in Region { $region }: dort ist niemand; niemand kann hinein, solange er bleibt
outlook-bite = Gebissen: Ein Plättchen { conversion-source } nimmt den Platz ein
outlook-bolt = mit { tokens }
outlook-bolts-left =
    { $count ->
        [one] { $count } Blitz übrig
       *[other] { $count } Blitze übrig
    }
outlook-clear = { tokens } dazu
outlook-clear-for-nothing = kein Plättchen dazu, der Vorrat ist leer
outlook-doormat =
    { $copied ->
        [0] Der Fliegende Fußabtreter
       *[other] Die Tasche als Fliegender Fußabtreter
    } für die nächste Eroberung: jede Region ist in Reichweite
outlook-dragon = mit { tokens }; danach immun
outlook-dragons-left =
    { $count ->
        [one] { $count } Drache übrig
       *[other] { $count } Drachen übrig
    }
outlook-fire = { tokens } weniger in diesem Zug für { $regions }
outlook-fire-at-nothing = daneben ist nichts zu erobern
outlook-ghost =
    Der Geist geht in Region { $region }: immun gegen alle außer { $other-is ->
        [same] Dir
       *[some] { $other }
    }
outlook-hammers =
    { $count ->
        [one] { $count } Silberhammer
       *[other] { $count } Silberhämmer
    }
outlook-hammers-in-hand = { outlook-hammers }, { $hand } auf der Hand
outlook-leave = Du verlässt den Fluss in Region { $region } und nimmst { tokens } auf die Hand
outlook-orb =
    { $copied ->
        [0] Leuchtende Kugel
       *[other] Die Tasche als Leuchtende Kugel
    }: Ein Plättchen { conversion-source } nimmt den Platz ein
outlook-pact =
    1 Münze von Dir, wenn Deine Regionen verschont bleiben, sonst 1 für Dich{ $count ->
        [0] { "" }
       *[other] {" "}(schon { $count })
    }
outlook-pacts-of = { $count } Handelsabkommen von { $other }
outlook-queen = Die Königin in Region { $region }: immun, solange sie bleibt
outlook-reborn = Die untergegangene Rasse ({ $race }) verlässt Region { $region }, 1 Plättchen der aktiven kommt: { $other_race }
outlook-revenge-on = Rache an { $others }
outlook-ring =
    { $copied ->
        [0] Der Ring der Begierde
       *[other] Die Tasche als Ring der Begierde
    } in Region { $region }: { $count ->
        [0] niemand zahlt
       *[other] 1 Münze von { $other }
    }
outlook-scepter =
    { $copied ->
        [0] Das Zepter der Habgier
       *[other] Die Tasche als Zepter der Habgier
    } in Region { $region }: { coins } mehr in diesem Zug
outlook-socks =
    { $copied ->
        [0] Die Stinkende Trollsocke
       *[other] Die Tasche als Stinkende Trollsocke
    } für die nächste Eroberung: als wäre die Region leer, die Verteidigung flieht unversehrt
outlook-sorcery = mit einem Plättchen aus dem Vorrat
outlook-swap = { $pair }: { tokens }; zur Auswahl bleibt: { $former-pair }
outlook-sword =
    { $copied ->
        [0] Das Schwert des Killerkaninchens
       *[other] Die Tasche als Schwert des Killerkaninchens
    } für die nächste Eroberung: { tokens } weniger
outlook-transform = 1 Plättchen verloren, { $count } gelegt; danach immun
outlook-vanish = Die Rasse flüchtet durch den Ort der Beschwörung: jetzt { coins }, und niemand bleibt auf dem Spielfeld
outlook-volcano = Der Vulkan in Region { $region }, daneben: { $regions }
outlook-wisp = Kostet { $cost } minus Wurf: gelingt in { $lucky } von { $faces } Fällen, sonst enden Deine Eroberungen
outlook-wisp-sure = Kostet { $cost } minus Wurf: gelingt sicher
outlook-zeppelin =
    kostet { $cost } minus Wurf: Erfolg { $lucky } von { $faces }, Absturz { $crashes } von { $faces }{ $ends ->
        [0] { "" }
       *[other] , sonst enden Deine Eroberungen ({ $ends } von { $faces })
    }
outlook-zeppelins-left =
    { $count ->
        [one] { $count } Zeppelin übrig
       *[other] { $count } Zeppeline übrig
    }
own-board = Ein eigenes Spielfeld von uns, keines aus der Schachtel
persona-1 = Grizzelda
    .temper = Plünderin
    .summary = Sieht eine Grenze und tritt hinüber.
persona-10 = Tukker
    .temper = Träumer
    .summary = Hat gerade noch in die Wolken gesehen.
persona-11 = Marrow
    .temper = Trauernder
    .summary = Liebt alles, was untergeht.
persona-12 = Ossip
    .temper = Sammler
    .summary = Noch eine Region, dann ist Schluss.
persona-2 = Old Moss
    .temper = Baumeister
    .summary = Setzt sich hin und bleibt.
persona-3 = Pip Thimble
    .temper = Spielerin
    .summary = Der Würfel schuldet ihr noch etwas.
persona-4 = Baron Crumb
    .temper = Geizhals
    .summary = Zählt jede Münze zweimal.
persona-5 = Nettle
    .temper = Ränkeschmiedin
    .summary = Wartet, bis Du dünn verteilt bist.
persona-6 = Captain Ebb
    .temper = Wanderer
    .summary = Jedes Volk ist eine neue Küste.
persona-7 = Dame Quill
    .temper = Planerin
    .summary = Hat auch dafür eine Liste.
persona-8 = Hob Rattle
    .temper = Hitzkopf
    .summary = Greift erst an und denkt dann.
persona-9 = Sister Fenn
    .temper = Schmeichlerin
    .summary = Lächelt und nimmt dann den Hügel.
phase-aftermath = Nach den Eroberungen
phase-conquer = Eroberungen
phase-decide = Ausbreiten oder untergehen
phase-end-choices = Vor der Wertung
phase-game-over = Ende
phase-legacy = Eroberungen Untergegangener
phase-pick = Auswahl
phase-pick-choices = Auswahl abschließen
phase-post-score = Nach der Wertung
phase-ready = Vorbereitung
phase-redeploy = Umgruppierung
phase-start-effects = Beginn des Zuges
phase-withdraw = Rückzug
piece-bolt = Blitz
piece-bridge = Wolkenbrücke
piece-pact = Handelsabkommen
piece-vengeance = Rachsüchtig-Plättchen
piece-zeppelin = Zeppelin
refused-abandon-first = Regionen gibt man vor der ersten Eroberung des Zugs auf
refused-abandons-before-own = { $race } in Region { $region }: diese Rasse gibt Regionen nur vor ihren eigenen Eroberungen auf
refused-ability-needs = diese Rasse braucht dafür { needed }, { $hand } auf der Hand
refused-account-name-taken = { $text } heißt hier schon jemand
refused-account-needs-name = ein Konto braucht einen Namen
refused-action-needs-number = nach „{ $action }“ kommt { action-target } als Zahl, nicht „{ $text }“
refused-action-out-of-range = „{ $action }“: { action-target } ist eine Zahl von { $least } bis { $most }
refused-action-takes-nothing = nach „{ $action }“ kommt nichts, aber es folgt „{ $text }“
refused-action-takes-number = nach „{ $action }“ kommt { action-target }, eine Zahl, zum Beispiel „{ $action } 3“
refused-active-only = „{ $action }“ ist für eine aktive Rasse, diese ist untergegangen: { $race }
refused-address-taken = diese Adresse öffnet schon ein anderes Konto
refused-all-burning = alle { $count } Feuermarker sind auf dem Spielfeld
refused-ally-attacked = die aktive Rasse von { $seat } wurde in diesem Zug angegriffen
refused-ally-named = in diesem Zug wurde schon Frieden geschlossen
refused-ally-when = Frieden schließt man am Ende des Zugs
refused-already-occupied = diese Rasse hält Region { $region } schon
refused-altar-before-scoring = der Altar wird vor der Wertung benutzt
refused-altar-used = der Altar wurde in diesem Zug schon benutzt
refused-analyses-many = zu viele Spiele warten auf eine Analyse; versuche es später noch einmal
refused-analysis-when-over = ein Spiel wird analysiert, wenn es aus ist
refused-ancient-at-start = der Große Alte wird zu Beginn des Zugs versetzt
refused-ancient-comes-with-conquest = der Große Alte kommt mit der nächsten Eroberung
refused-ancient-moved = der Große Alte wurde in diesem Zug schon versetzt
refused-ancient-there = der Große Alte ist schon in Region { $region }
refused-armours-in-redeployment = Pilz-Schilde werden bei der Umgruppierung gelegt
refused-attacked-places-only = { $seat } ist am Zug; wer angegriffen wurde, verteilt nur, was vertrieben wurde
refused-bad-first = es beginnt einer der Plätze 1 bis { $most }, nicht { $first }
refused-bad-players = ein Spiel ist für 2 bis { $most } Personen, nicht für { $players }
refused-bad-rounds = ein Spiel hat mindestens eine Runde, nicht { $rounds }
refused-bad-switch = die Hausregel „{ $text }“ ist { $known-or }, nicht { $value }
refused-bad-version = die Regeln haben die Versionen { $known }, nicht „{ $text }“
refused-bag-raised = die Tasche ist schon für die nächste Eroberung bestimmt
refused-bag-used = die Tasche wurde in diesem Zug schon benutzt
refused-balrog-among-conquests = der Balrog zieht bei den Eroberungen der Rasse, die das Pentagramm hält
refused-balrog-chasm = der Balrog kann Region { $region } nicht betreten: ein Abgrund
refused-balrog-first-from-pentacle = Region { $region } grenzt nicht an das Pentagramm in Region { $origin }, von wo der Balrog zuerst auszieht; { balrog-ways }
refused-balrog-moved = der Balrog ist in diesem Zug schon gezogen
refused-balrog-not-beside = Region { $region } grenzt nicht an den Balrog in Region { $origin }; { balrog-ways }
refused-begun = das Spiel hat schon begonnen
refused-begun-by-other-rules = dieses Spiel begann mit Fassung „{ $text }“ der Regeln, dieser Server kennt { $known }: es kann hier nicht weitergehen, seine Aufzeichnung bleibt erhalten
refused-bells-many =
    von diesem Platz { $count ->
        [one] erfährt schon { $count } Adresse oder ein Gerät
       *[other] erfahren schon { $count } Adressen und Geräte
    }; beende zuerst eines davon
refused-bitten-already = in diesem Zug kann so kein zweites Plättchen genommen werden
refused-block-needs-account = wer Platz { $chair } hat, hat kein Konto, oder es ist Deiner
refused-blocks-many = Du blockierst { $most } Leute; gib erst einen davon frei
refused-bolts-used = alle { $count } Blitze sind in diesem Zug verbraucht
refused-bolts-when = Blitze schlagen unter den Eroberungen ein, nicht nach einem Wurf
refused-bot-plays = ein Bot spielt auf diesem Platz; nimm ihn zuerst zurück
refused-bot-plays-there = auf Platz { $chair } spielt schon { $text }
refused-cannon-there = in Region { $region } steht schon eine Kanone
refused-cannons-fire-when = Kanonen feuern unter den Eroberungen, ab dem zweiten Zug
refused-cannons-move-when = Kanonen versetzt man bei der Umgruppierung
refused-cannons-placed = die Kanonen sind für diesen Zug aufgestellt
refused-cannot-go-on = dieses Spiel kann hier nicht weitergehen: { $text }
refused-cannot-leave-out = „{ $text }“ kann nicht weggelassen werden: das gibt es nicht
refused-claim-needs-seat = dieser Link öffnet keinen Platz
refused-claimed-by-other = Platz { $chair } gehört zum Konto von jemand anderem
refused-clear-after-raised = was für eine Eroberung bereitliegt, muss ihr dienen, bevor ein Wald geräumt wird
refused-clear-when = einen Wald räumt man unter den Eroberungen, nicht nach einem Wurf
refused-cleared-already = in diesem Zug wurde schon ein Wald geräumt
refused-closed-by-host = wer den Tisch eröffnet hat, hat ihn geschlossen
refused-combo-too-dear =
    die Kombination kostet { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }, Du hast { $coins }
refused-conquests-of-other-race = jetzt erobert eine andere Rasse: { $race }
refused-convert-among-conquests = Plättchen werden bei den Eroberungen ersetzt
refused-converted-already = in diesem Zug wurde schon ein Plättchen von { $seat } ersetzt, und pro Gegner geht nur eines
refused-cost-holder = es verteidigt sich eine andere Rasse als die, die angreift
refused-cost-markers-alone = Marker liegen dort, wo eine Rasse steht
refused-cost-markers-leave = diese Marker gehen mit dem Untergang: { $markers }
refused-cost-natives = dort ist 1 Untergegangener Stamm, oder es sind { $most } Monster
refused-cost-natives-alone = Untergegangene Stämme und Monster sind nie mit einer Rasse in einer Region
refused-cost-origin = der Angriff kommt aus einer anderen Region, einer Zahl von 1 bis { $most }
refused-cost-region = die Region ist eine Zahl von 1 bis { $most }
refused-decided-first = ausbreiten oder untergehen wird vor allem anderen im Zug entschieden
refused-declined-abandons-nothing = { $race } in Region { $region }: untergegangene Rassen geben nichts auf
refused-declined-conquers-nothing = { $race }: diese Rasse ist untergegangen und erobert nichts
refused-declined-this-turn = die Rasse ist in diesem Zug untergegangen
refused-die-not-needed =
    { $hand ->
        [one] { $hand } Plättchen reicht
       *[other] { $hand } Plättchen reichen
    } für { $needed }, der Würfel ist nicht nötig
refused-die-replaced = { $tile }: es gibt keinen letzten Wurf, stattdessen „{ $instead }“
refused-die-too-weak = { missing }, der Würfel bringt höchstens { $most }
refused-dragon-flown = der Drache hat in diesem Zug schon eine Region erobert
refused-dragon-no-water = der Drache erobert kein Wasser
refused-dragon-when = der Drache fliegt unter den Eroberungen seiner Rasse
refused-drakon-no-water = ein Drache erobert kein Wasser
refused-empty-hand = es ist kein Plättchen auf der Hand
refused-entry-below = Region { $region } liegt im Himmel: diese Rasse betritt das Spielfeld am Boden
refused-entry-elsewhere = diese Rasse kann das Spielfeld in Region { $region } nicht betreten, nur hier: { $regions }
refused-fortress-built = in diesem Zug wurde schon eine Festung gebaut
refused-fortress-there = in Region { $region } steht schon eine Festung
refused-fortress-when = eine Festung baut man bei der Umgruppierung
refused-fortresses-built = alle { $count } Festungen sind auf dem Spielfeld
refused-game-over = das Spiel ist aus
refused-ghost-at-crypt = in Region { $region } ist die Krypta, dort schützt der Geist nichts
refused-ghost-before-scoring = der Geist zieht vor der Wertung
refused-ghost-in-chasm = Region { $region } ist ein Abgrund, dorthin geht kein Geist
refused-ghost-moved = der Geist ist in diesem Zug schon gezogen
refused-ghost-there = der Geist ist schon in Region { $region }
refused-give-up-when = Regionen gibt man bei der Umgruppierung ab
refused-ground-first = ihre erste Region erobert diese Rasse am Boden, Region { $region } liegt im Himmel
refused-helpers-need-token =
    { $because-is ->
        [none] { $tile }: was auf der Hand ist, zählt nur neben einem Plättchen, und es ist keines da
       *[some] { $tile }: was auf der Hand ist ({ $because }), zählt nur neben einem Plättchen, und es ist keines da
    }
refused-host-begins = nur wer den Tisch eröffnet hat, beginnt
refused-host-closes = nur wer den Tisch eröffnet hat, schließt ihn
refused-host-hushes = nur wer den Tisch eröffnet hat, bittet Zuschauende um Ruhe
refused-host-lets-bots = nur wer den Tisch eröffnet hat, lässt Bots für andere spielen
refused-host-moderates = das darf nur, wer den Tisch eröffnet hat
refused-immune = Region { $region } ist immun: { $markers }
refused-just-left = wer diesen Platz hat, kommt vielleicht wieder; warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
refused-key-needed = dieser Tisch ist nicht öffentlich; ein Link mit Schlüssel öffnet ihn
refused-kraken-in-decline = die Kraken sind untergegangen und verlassen nichts
refused-kraken-in-redeployment = die Kraken verlassen einen Fluss bei ihrer Umgruppierung
refused-last-passkey = ohne diesen Passkey kämst Du nicht mehr hinein
refused-letters-many = es wurden schon genug Mails angefordert; warte etwa eine Stunde
refused-letters-server = dieser Server hat heute schon so viele Mails verschickt, wie er darf; versuche es morgen wieder
refused-liches-unpaid = wer eine Region der untergegangenen Untoten erobert, zahlt { coins } an { $seat }, und es ist keine da
refused-log-full = das ging auf diesem Platz { $most } Mal und nicht öfter; das Spiel geht ohne weiter
refused-lowered-once = einmal weggelegt und wieder genommen, dient es der nächsten Eroberung: erobere oder höre auf
refused-marker-beside = Region { $region } wird nicht von genau einem Plättchen verteidigt: { tokens } und { $markers }, was als eines zählt
refused-marker-in-hand-first = zuerst braucht das auf der Hand einen Platz: { $marker }
refused-marker-moved-when = das versetzt man nur bei der Umgruppierung der eigenen Rasse: { $marker }
refused-marker-there = in Region { $region } ist das schon: { $marker }
refused-markers-moved = in diesem Zug kann das nicht noch einmal versetzt werden: { $marker }
refused-missing-content = Diesem Spiel fehlt Selbstgemachtes: { $names }. Wer diesen Server betreibt, nennt die Datei mit --content FILE
refused-muted = wer den Tisch eröffnet hat, bittet Dich um Ruhe
refused-name-needed = sag, wer Du bist
refused-name-of-bot = jemand mit diesem Namen würde für einen Bot gehalten
refused-name-taken = an diesem Tisch heißt schon jemand so: { $text }
refused-name-twice = zwei heißen gleich: { $text }
refused-names-count =
    „{ $board }“ hat { $players } Plätze, { $count ->
        [one] { $count } Name ist
       *[other] { $count } Namen sind
    } angegeben
refused-no-abandoning-now = in der Phase „{ $phase }“ wird keine Region aufgegeben
refused-no-ability-helps = gegen diese Rasse in Region { $region } hilft keine Fähigkeit: { $race }
refused-no-accounts = auf diesem Server gibt es keine Konten
refused-no-action-text = der Zug fehlt: der Text ist leer
refused-no-active-opponent = in Region { $region } ist keine aktive Rasse eines Gegners
refused-no-active-race = { $seat } hat keine aktive Rasse, die erobern könnte
refused-no-address = das ist keine Mailadresse
refused-no-answer-now = „{ $action }“ ist jetzt keine Antwort: die Phase ist „{ $phase }“
refused-no-armour-waits = kein Pilz-Schild wartet auf einen Platz
refused-no-board-for = es gibt kein Spielbrett für { $count } Personen
refused-no-cannon-to-fire = in Region { $region } ist keine Kanone, die feuern könnte
refused-no-cannon-to-move = in Region { $region } ist keine Kanone, die versetzt werden könnte
refused-no-column = es gibt zu wenige Rassen und Spezialfähigkeiten zur Auswahl
refused-no-conquest-now = in der Phase „{ $phase }“ wird nichts erobert
refused-no-crystal-near = Region { $region } ist kein Kristall und grenzt an keinen der Irrlichter
refused-no-cultists-there = in Region { $region } sind keine Kultprediger
refused-no-decision-after-pick = im Zug, in dem man wählt, breitet man sich nicht aus und geht nicht unter
refused-no-entry =
    diese Rasse kann das Spielfeld in Region { $region } nicht betreten, nur am Rand{ $shore ->
        [0] { "" }
       *[other] { " " }oder an der Küste eines Meeres
    }: { $regions }
refused-no-entry-at-all = diese Rasse kann das Spielfeld in Region { $region } nicht betreten und auch sonst nirgends
refused-no-final-die = { $tile }: es gibt keinen letzten Wurf
refused-no-forest = Region { $region } ist kein Wald
refused-no-hints = Tipps sind an diesem Tisch ausgeschaltet
refused-no-hints-with-clock = in Spielen mit Uhr gibt es keine Tipps
refused-no-kraken-there = in Region { $region } sind keine Kraken
refused-no-mail = dieser Server verschickt keine Mails
refused-no-marker-there = in Region { $region } ist nichts davon: { $marker }
refused-no-marker-waits = nichts davon wartet auf einen Platz: { $marker }
refused-no-mountain = Region { $region } ist kein Gebirge
refused-no-opponent = auf Platz { $place } sitzt kein Gegner
refused-no-pick-now = eine Kombination wählt man nur zu Beginn eines Zugs ohne aktive Rasse, jetzt ist „{ $phase }“
refused-no-placing-now = in der Phase „{ $phase }“ werden keine Plättchen gelegt
refused-no-push = dieser Server verschickt keine Benachrichtigungen
refused-no-race-in-decline = { $seat } hat keine untergegangene Rasse, die erobern könnte
refused-no-reborn-there = in Region { $region } ist keine untergegangene wiedergeborene Rasse
refused-no-river = Region { $region } ist kein Fluss
refused-no-second-race-in-decline = { $seat } hat keine zweite untergegangene Rasse, die erobern könnte
refused-no-sorcerer-left = im Vorrat ist kein Hexenmeister mehr
refused-no-such-bell = diese Benachrichtigungen sind schon beendet
refused-no-such-board = das Spielfeld „{ $text }“ gibt es nicht
refused-no-such-bot = es gibt keinen Bot „{ $text }“; bekannt sind { $known }
refused-no-such-combo =
    { $count ->
        [one] { $count } Kombination liegt
       *[other] { $count } Kombinationen liegen
    } aus, keine zum Preis { $price }
refused-no-such-player = Platz { $chair }: es gibt keinen Spieler „{ $text }“; bekannt sind { $known }
refused-no-such-region = dieses Spielfeld hat keine Region { $region }, nur die Regionen 1 bis { $size }
refused-no-such-seat = dieser Tisch hat die Plätze 1 bis { $most }
refused-no-such-swap =
    { $count ->
        [one] { $count } andere Kombination liegt
       *[other] { $count } andere Kombinationen liegen
    } aus, keine auf Platz { $price }
refused-no-such-switch = „{ $text }“ ist keine Hausregel dieses Spiels; bekannt sind { $known }
refused-no-such-table = es gibt keinen solchen Tisch
refused-no-token-left = weder im Vorrat noch auf der Hand ist ein Plättchen übrig
refused-no-vacation = an diesem Tisch ist kein Urlaub vereinbart
refused-no-volcano-there = Region { $region } ist kein Abgrund mit einem Vulkan
refused-nobody-offers = keine Rasse, Fähigkeit oder Stätte von Dir bietet „{ $action }“
refused-nobody-to-drive-out = in Region { $region } ist niemand, der vertrieben werden könnte
refused-none-in-decline-there = in Region { $region } ist keine untergegangene Rasse von Dir
refused-not-adjacent = Region { $region } grenzt an keine Region dieser Rasse
refused-not-alone =
    Region { $region } wird nicht von genau einem Plättchen verteidigt: { tokens }{ $buried ->
        [0] { "" }
       *[other] {" "}und ein vergrabenes Plättchen, das als eines zählt
    }
refused-not-begun = das Spiel hat noch nicht begonnen
refused-not-for-person = Platz { $chair } ist nicht für einen Menschen
refused-not-habitable = diese Rasse kann Region { $region } nicht betreten: { $terrain }
refused-not-last = nur der letzte Zug der Liste darf würfeln, etwas enthüllen oder die Entscheidung abgeben
refused-not-occupied = Region { $region } ist nicht von dieser Rasse besetzt
refused-not-of-active-race = Region { $region } ist nicht von der aktiven Rasse besetzt
refused-not-of-amazons = Region { $region } ist nicht von den Amazonen besetzt
refused-not-of-the-queen = Region { $region } ist nicht von der Rasse der Königin besetzt
refused-not-over = das Spiel ist noch nicht aus
refused-not-your-decision = das ist nicht Deine Entscheidung
refused-nothing-raised = es gibt nichts, was Du weglegen könntest
refused-nothing-said = es wurde nichts gesagt
refused-nothing-to-conquer = es gibt keine Region, die erobert werden könnte
refused-nothing-to-give-up = jetzt muss keine Region abgegeben werden
refused-nothing-to-undo = vor einem Wurf, einer Enthüllung oder der Entscheidung eines anderen lässt sich nichts zurücknehmen
refused-one-seat-each = Du hast an diesem Tisch schon einen Platz
refused-only-bots = es spielen nur Bots; mach den Tisch öffentlich, sonst könnte ihn nie jemand sehen
refused-other-decides =
    { $text-is ->
        [none] jetzt entscheidet Platz { $chair }
       *[some] jetzt entscheidet { $text }
    }
refused-own-forest = Region { $region } ist ein Wald der Wendigos selbst
refused-owner-here = wer diesen Platz hat, ist da
refused-pacts-given = alle { $count } Handelsabkommen sind verteilt
refused-pacts-need-coins = es gehen nicht mehr Abkommen, als Du Münzen hast: { $count } verteilt, { coins }
refused-pacts-when = Handelsabkommen verteilt man nach der Wertung
refused-passkey-known = dieser Passkey wird schon benutzt
refused-passkey-needs-page = Passkeys brauchen eine Seite dieses Servers
refused-passkey-refused = dieser Passkey passt nicht
refused-passkey-unknown = diesen Passkey hat hier niemand; vielleicht wurde er entfernt
refused-passkeys-many = Du hast { $most } Passkeys; entferne erst einen
refused-peace = der Frieden mit { $seat } ({ $race }) dauert bis zum Beginn des nächsten Zugs von { $seat }
refused-persons-share-links = Platz { $chair }: nur Menschen teilen sich einen Link
refused-players-called = benachrichtigt wird nur, wer hier spielt
refused-players-rematch = nur wer mitspielt, bittet um eine Revanche
refused-players-talk = nur wer mitspielt, redet mit
refused-pocket-alone = hierher kann sonst niemand kommen: Ein Tisch in diesem Browser ist nicht öffentlich und hat weder freie Plätze noch eine Uhr
refused-pocket-keeps-nothing = dieser Browser kann die Partie gerade nicht sichern; ist auf dem Gerät noch Platz?
refused-pocket-no-analysis = ein Rückblick dauert lange, deshalb machen ihn nur Server; bring die Partie zuerst dorthin
refused-protected = { $tile }: diese Regionen ({ $seat }) darfst Du jetzt nicht angreifen
refused-push-keys = das sind nicht die Schlüssel eines Browsers
refused-push-unknown = dieser Server kennt den Benachrichtigungsdienst dieses Browsers nicht
refused-queen-before-scoring = die Königin wird vor der Wertung aufgestellt
refused-queen-placed = die Königin wurde in diesem Zug schon aufgestellt
refused-queen-there = die Königin ist schon in Region { $region }
refused-rated-each-alone = in einer gewerteten Partie spielt mindestens ein Mensch, jeder mit eigenem Link
refused-rated-needs-account = Partien an diesem Tisch zählen: bitte melde Dich zuerst an
refused-rated-no-record = eine Partie, die mit einer Aufzeichnung weitergeht, wird nie gewertet
refused-rated-own-tiles = in einer gewerteten Partie gibt es keine eigenen Plättchen
refused-rated-runs = eine gewertete Partie, die begonnen hat, wird zu Ende gespielt
refused-reborn-already =
    { $count ->
        [one] in diesem Zug wurde schon { $count } Region wiedergeboren
       *[other] in diesem Zug wurden schon { $count } Regionen wiedergeboren
    }
refused-reborn-at-start = Regionen werden zu Beginn des Zugs wiedergeboren
refused-reborn-at-start-from-tray = Regionen werden zu Beginn des Zugs wiedergeboren, und der Vorrat der aktiven Rasse ist leer
refused-reborn-without-token = im Vorrat ist kein Plättchen der aktiven Rasse mehr, und keines kann eingesammelt werden
refused-record-by-other-rules = dieses Spiel wurde mit Fassung „{ $text }“ der Regeln gespielt, dieser Server kennt { $known }
refused-record-format = die Aufzeichnung hat das Format „{ $text }“, dieser Server liest „{ $value }“
refused-record-too-long = die Aufzeichnung ist zu lang: höchstens { $most } Aktionen
refused-record-when-over = die Aufzeichnung verrät alles Verborgene; es gibt sie, wenn das Spiel aus ist
refused-relic-before-scoring = das wird vor der Wertung gelegt: { $site }
refused-relic-in-conquest = das hilft bei einer Eroberung: { $site }
refused-relic-in-vain = auch damit wäre nichts zu erobern: { $site }
refused-relic-not-found = dieses Altertum ist noch nicht entdeckt: { $site }
refused-relic-not-now = dafür ist jetzt nicht die Zeit: { $site }
refused-relic-raised = schon für die nächste Eroberung bestimmt: { $site }
refused-relic-serves = das dient schon der nächsten Eroberung: { $site }
refused-relic-used = in diesem Zug schon benutzt: { $site }
refused-relic-works-there = { $site }: wirkt schon in Region { $region }
refused-rematch-exists = es gibt schon eine Revanche
refused-removed-by-host = wer den Tisch eröffnet hat, möchte Dich hier nicht mehr haben
refused-report-own-tables = nur an einem Tisch, an dem Du einen Platz hast
refused-river-left = die Plättchen haben den Fluss in Region { $region } verlassen
refused-roll-when = gewürfelt wird nur unter den Eroberungen dieser Rasse
refused-rolled-already = der Würfel ist schon gefallen ({ $rolled }): erobere eine Region oder höre auf
refused-seat-forfeited = die Zeit dieses Platzes ist abgelaufen und das Spiel damit verloren; ein Bot spielt es zu Ende
refused-seat-not-open = Platz { $chair } ist nicht frei
refused-seat-not-yours = Platz { $chair } ist nicht Deiner
refused-seat-yours = Platz { $chair } ist Dein eigener
refused-seats-count =
    „{ $board }“ hat { $players } Plätze, { $count ->
        [one] { $count } ist
       *[other] { $count } sind
    } beschrieben
refused-seats-free = noch frei: Platz { $chairs }
refused-server-ends = der Server wird gerade angehalten; versuche es gleich noch einmal
refused-server-full = dieser Server hat keinen Raum für einen weiteren Tisch
refused-sign-in-first = bitte melde Dich zuerst an
refused-site-held-in-decline = { $site } in Region { $region } gehört einer untergegangenen Rasse ({ $race }): nur eine aktive nutzt das
refused-sites-anyway = „{ $board }“ hat ohnehin Altertümer und Orte
refused-sorcery-needs-region = ohne eigene Region können Hexenmeister nicht hexen
refused-sorcery-when = Hexerei geht nur unter den Eroberungen, nicht nach einem Wurf
refused-spectators-hushed = wer zuschaut, ist hier gerade um Ruhe gebeten
refused-stale = Du kennst das Spiel bis { $seen }, es ist schon bei { $now }
refused-stout-when = dieser Untergang kommt gleich nach der Wertung
refused-suspended = dieses Konto ist gesperrt: { $text }
refused-swap-when-picking = Spezialfähigkeiten werden nur beim Wählen getauscht
refused-swapped-already = die Spezialfähigkeit ist schon getauscht
refused-tables-today =
    Du hast an einem Tag { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } eröffnet; warte ein wenig
refused-tables-unfinished =
    { $count ->
        [one] { $count } Tisch von Dir ist
       *[other] { $count } Tische von Dir sind
    } noch nicht zu Ende
refused-text-accents = hier sind mehr Akzente als Buchstaben ({ text-what })
refused-text-too-long = zu lang ({ text-what }): höchstens { $most } Zeichen
refused-text-unseen = hier sind Zeichen, die man nicht sieht ({ text-what })
refused-ticket-used-up = das wurde schon benutzt oder ist zu alt
refused-tile-chooses-first =
    { $tile }: zuerst ist zu wählen: { $choices }{ $more ->
        [0] { "" }
       *[other] , …
    }
refused-time-out-already = Deine Zeit ist schon abgelaufen
refused-timeout-without-clock = was nach Ablauf der Zeit geschieht, lässt sich nur mit einer Uhr vereinbaren
refused-too-chatty = zu viel auf einmal; warte ein wenig
refused-too-few-after-roll = Region { $region } braucht { needed }, { $hand } auf der Hand{ helpers } und { $rolled } gewürfelt
refused-too-few-powers =
    { $players } Personen brauchen mindestens { $least } Spezialfähigkeiten, { $count ->
        [one] { $count } ist
       *[other] { $count } sind
    } übrig
refused-too-few-races =
    { $players } Personen brauchen mindestens { $least } Rassen, { $count ->
        [one] { $count } ist
       *[other] { $count } sind
    } übrig
refused-too-few-sites =
    { $count ->
        [one] { $count } Region verbirgt
       *[other] { $count } Regionen verbergen
    } ein Altertum oder einen Ort, im Spiel { $sites ->
        [one] ist aber nur { $sites }
       *[other] sind aber nur { $sites }
    }
refused-too-few-tokens =
    { needed } nötig, { $hand } auf der Hand{ helpers }{ $lucky ->
        [0] { "" }
       *[other] ; { final-die } gelingt in { $lucky } von { $faces } Fällen
    }
refused-too-many-sites = höchstens { $most } Altertümer und Orte sind in einem Spiel
refused-too-many-tiles = höchstens { $races } Rassen und { $powers } Spezialfähigkeiten sind in einem Spiel
refused-too-many-tries = das waren zu viele Versuche; warte eine Weile
refused-transform-needs = ein Plättchen geht verloren, für die Region braucht es { needed }, { $hand } auf der Hand
refused-transform-when = Drakonier verwandeln sich unter den Eroberungen, nicht nach einem Wurf
refused-transformed = in diesem Zug haben sich schon { $count } Drakonier verwandelt
refused-turn-of-other = { $seat } ist am Zug
refused-two-clocks = es gibt eine Zeit für jeden Zug oder eine für das ganze Spiel, nicht beides
refused-unknown-action = „{ $text }“ ist kein Zug; bekannt sind { $choices }
refused-unknown-board = es gibt kein Spielfeld „{ $text }“; bekannt sind { $known }
refused-unknown-box = es gibt keine Schachtel „{ $text }“; bekannt sind { $known }
refused-vacation-spent =
    von Deinem Urlaub { $count ->
        [one] ist noch { $count } Tag
       *[other] sind noch { $count } Tage
    } übrig
refused-vacation-without-clock = Urlaub lässt sich nur mit einer Uhr vereinbaren
refused-vanish-by-declining = Flüchten ist eine Art unterzugehen
refused-vanishes-anyway = diese Rasse flüchtet immer, wenn sie untergeht: wähle „{ $instead }“
refused-volcano-entry = diese Rasse kann das Spielfeld in Region { $region } nicht betreten, nur an ihrem Vulkan: { $regions }
refused-volcano-stays = der Vulkan bleibt, wo er ist, solange die Flammen aktiv sind
refused-volcano-when-picked = der Vulkan wird gelegt, wenn die Flammen gewählt werden
refused-watching = Du siehst nur zu
refused-wisps-among-conquests = die Irrlichter würfeln bei ihren Eroberungen
refused-wrong-key = dieser Schlüssel öffnet diesen Tisch nicht
refused-zeppelins-flown = alle { $count } Zeppeline sind in diesem Zug geflogen
refused-zeppelins-when = Zeppeline fliegen unter den Eroberungen
seat = Platz { $number }
site-kind-place = Beliebter Ort
    .summary = Dient der Rasse, die seine Region hält, und bewegt sich nie.
site-kind-relic = Achtbares Altertum
    .summary = Dient der aktiven Rasse, die seine Region hält, und zieht dorthin, wo es benutzt wurde.
source-buried-tokens = vergrabene Plättchen
source-floor = nie weniger als nichts
source-islands = ganze Inseln
source-paid = an andere bezahlt
source-picks = auf Kombinationen gefundene minus für sie gezahlte Münzen
source-regions = Regionen
source-regions-in-decline = untergegangene Regionen
source-start = Münzen am Anfang
spread-marker =
    { $count ->
        [1] { $marker } in { $region }
       *[other] { $count } × { $marker } in { $region }
    }
spread-tokens = { $tokens } nach { $region }
switch-boltsAnywhere = Blitze der Sturmriesen
    .false = Sie treffen Gebirge in Reichweite.
    .true = Sie treffen Gebirge überall.
switch-conversionNeedsToken = Verwandeln mit leerer Hand
    .true = Nein: Hexerei, Vampire und die Leuchtende Kugel brauchen ein Plättchen in der Hand wie jede Eroberung.
    .false = Erlaubt: Kein Plättchen in der Hand ist nötig, das neue kommt aus dem Vorrat.
switch-flamesEntry = Wo Flammen das Spielfeld betreten
    .volcano = Neben ihrem Vulkan.
    .edge = Am Rand, wie alle anderen.
    .both = Neben ihrem Vulkan oder am Rand.
switch-openScores = Offenes Kassenbuch
    .false = Alle Münzen bleiben bis zum Ende verdeckt; wer will, zählt mit.
    .true = Es wird für Dich mitgezählt: Alle sehen die Münzen von allen.
switch-ownTokensDefend = Eigene Plättchen verteidigen
    .false = Deine untergegangene Rasse kostet nichts extra, wenn Deine aktive ihre Regionen nimmt.
    .true = Eigene Plättchen erhöhen die Kosten wie fremde.
switch-vampirePerOpponent = Bisse der Fähigkeit Vampir
    .true = Einmal pro Zug und Gegner.
    .false = Nur einmal pro Zug.
switch-wendigoClearsNatives = Wendigos und untergegangene Stämme
    .true = Wendigos vertreiben auch untergegangene Stämme.
    .false = Untergegangene Stämme bleiben, wo sie sind.
switch-wendigoIgnoresImmunity = Wendigos und immune Wälder
    .false = Ein immuner Wald ist vor Wendigos sicher.
    .true = Wendigos räumen auch immune Wälder.
switch-wendigoNeedsVictim = Wendigos und leere Wälder
    .false = Wendigos dürfen einen leeren Wald räumen und bekommen trotzdem ein Plättchen.
    .true = Wendigos räumen nur Wälder, in denen jemand ist.
symbol-cavern = Höhle
    .summary = Die Fähigkeit Unterwelt reist von Höhle zu Höhle.
symbol-magic = Magisches Symbol
    .summary = Manche Rassen und Fähigkeiten bekommen hier Münzen.
symbol-mine = Mine
    .summary = Manche Rassen und Fähigkeiten bekommen hier Münzen.
symbol-volcano = Vulkan
    .summary = Hier können die Flammen ihren Vulkan hinlegen.
terrain-black_mountain = Schwarze Berge
    .summary = Kosten 1 Plättchen mehr, wer auch immer dort ist, und bringen 1 Münze.
terrain-chasm = Bodenloser Abgrund
    .summary = Dorthin kommt niemand, niemals.
terrain-farmland = Ackerland
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-forest = Wald
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-hill = Hügel
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-lake = See
    .summary = Wasser: Hier kann niemand leben außer Rassen, die Wasser betreten dürfen.
terrain-mine = Bergbau
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln hat es eine Mine.
terrain-mountain = Gebirge
    .summary = Kostet 1 Plättchen mehr, wer auch immer dort ist, und bringt 1 Münze.
terrain-mud_pool = Schlammloch
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln ist es ein Sumpf.
terrain-mushroom_forest = Pilz-Wald
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln ist er ein Wald.
terrain-mystic_crystal = Mystischer Kristall
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln hat es ein magisches Symbol.
terrain-river = Fluss
    .summary = Kostet leer nur 1 Plättchen, bringt aber nichts: Bei der Umgruppierung müssen Deine Plättchen hinaus.
terrain-sea = Meer
    .summary = Wasser: Hier kann niemand leben außer Rassen, die Wasser betreten dürfen.
terrain-swamp = Sumpf
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
text-what =
    { $what ->
        [name] Name
        [title] Titel
       *[chat] Text
    }
tile-adventurous = Abenteuer
    .before = Abenteuer-
    .summary = Jede Region mit einem Beliebten Ort bringt Dir 1 Münze mehr.
    .because = Beliebte Orte
tile-airborne = Luftlande
    .before = Luftlande-
    .summary = In dem Zug, in dem Du sie wählst, kostet Dich jede Region 2 Plättchen weniger.
    .because = im Zug der Wahl
tile-alchemist = Alchemisten
    .before = Alchemisten-
    .summary = Du bekommst jeden Zug 2 Münzen mehr, solange die Rasse aktiv ist.
    .because = in jedem Zug
tile-altar_of_souls = Der Altar der Seelen
    .summary = Vor der Wertung darfst Du 1 Plättchen Deiner untergegangenen Rasse für 3 Münzen hergeben. Wirkt auch, wenn eine untergegangene Rasse ihn hält.
    .because = ein geopfertes Plättchen
tile-amazons = Amazonen
    .summary = Du hast 4 zusätzliche Plättchen nur zum Erobern: Vor der Wertung verlassen sie das Spielfeld, im nächsten Zug sind sie wieder auf Deiner Hand. Reichen die übrigen nicht, gibst Du Regionen auf.
tile-berserk = Berserker
    .before = Berserker-
    .summary = Vor jeder Eroberung darfst Du würfeln und danach mit dem Wurf eine Region wählen. Eroberst Du nach einem Wurf nichts, enden Deine Eroberungen; einen anderen letzten Wurf gibt es nicht.
tile-bivouacking = Lagernd
    .before = Lagernde
    .summary = Du hast 5 Lager, die Du jeden Zug neu verteilst: je +1 Verteidigung, beliebig viele pro Region. Sie gehen nie verloren, sie ziehen nur um.
tile-commando = Kommando
    .before = Kommando-
    .summary = Jede Region kostet Dich 1 Plättchen weniger.
    .because = überall
tile-crypt_of_the_tomb_raider = Die Krypta der Grabjägerin
    .summary = Vor der Wertung darf Deine aktive Rasse den Geist in eine beliebige andere Region schicken: Er macht sie immun.
tile-cultists = Kultprediger
    .summary = Der Große Alte kommt in die erste Region, die Du eroberst: Sie ist immun, und jede Region daneben kostet 1 Plättchen weniger. Zu Beginn späterer Züge darfst Du ihn in eine andere Deiner Regionen versetzen.
    .because = neben dem Großen Alten
tile-diamond_fields = Diamantenfelder
    .summary = Diese Region und jede andere Region desselben Geländes, die dieselbe Rasse hält, bringen 1 Münze mehr, auch nach dem Untergang.
    .because = Regionen desselben Geländes
tile-diplomat = Diplomatisch
    .before = Diplomatische
    .summary = Nenne am Ende Deines Zuges jemanden, dessen aktive Rasse Du nicht angegriffen hast: Sie darf Deine aktive Rasse bis zu Deinem nächsten Zug nicht angreifen.
tile-dragon_master = Drachenbändiger
    .before = Drachenbändiger-
    .summary = Einmal pro Zug erobert Dein Drache eine Region in Reichweite mit nur 1 Plättchen, egal wie sie verteidigt ist. Sie ist immun, solange der Drache bleibt.
tile-drakons = Drakonier
    .summary = Bis zu 3-mal pro Zug gibst Du ein Plättchen von der Hand für einen Drachen her: Er erobert eine Region mit nur 1 weiteren Plättchen, egal wie sie verteidigt ist. Sie ist bis zu Deinem nächsten Zug immun.
tile-drow = Dunkelelfen
    .summary = Jede Deiner Regionen bringt 1 Münze mehr, wenn daneben keine andere Rasse, aktiv oder untergegangen, und keine Monster stehen. Auch Deine eigene untergegangene Rasse stört.
    .because = niemand in der Nachbarschaft
tile-dwarves = Zwerge
    .summary = Jede Region mit Mine bringt Dir 1 Münze mehr, auch nach dem Untergang.
    .because = für Minen
tile-elves = Elben
    .summary = Wird Deine Region erobert, verlierst Du keinen Elben: Alle ziehen sich zurück. Hexerei und Ähnliches kostet Dich trotzdem einen.
tile-escargots = Escargots
    .summary = Solange sie aktiv sind, zahlen Deine Regionen zu Beginn Deines Zuges statt am Ende. Münzen der Spezialfähigkeit gibt es weiter am Ende.
tile-exploring = Entdecker
    .before = Entdecker-
    .summary = Du bekommst 1 Münze für jedes Paar aus einer Bodenregion und einer Region auf den Himmelsinseln.
    .because = für Paare aus Boden und Himmel
tile-fisher = Fischer
    .before = Fischer-
    .summary = Du bekommst 1 Münze für je 2 Deiner Regionen am Fluss.
    .because = Regionen am Fluss, je zwei
tile-flames = Flammen
    .summary = Wenn Du sie wählst, bestimmst Du einen Abgrund für den Vulkan. Regionen am Vulkan oder neben einer Kette von Flammen, die dort beginnt, kosten so viel, als wäre niemand darin.
    .because = am Vulkan oder an Flammen, die mit ihm verbunden sind
tile-flocking = Hirten
    .before = Hirten-
    .summary = Du bekommst 2 Münzen, wenn alle Deine Regionen eine einzige Gruppe bilden.
    .because = alle Regionen in einer Gruppe
tile-flying = Fliegend
    .before = Fliegende
    .summary = Jede Landregion ist in Deiner Reichweite, nah oder fern, sogar bei der ersten Eroberung.
tile-flying_doormat = Der Fliegende Fußabtreter
    .summary = Einmal pro Zug darfst Du eine Region irgendwo auf dem Spielfeld zum üblichen Preis erobern.
tile-forest = Wald
    .before = Wald-
    .summary = Jeder Wald bringt Dir 1 Münze mehr.
    .because = für Wälder
tile-fortified = Wehrhaft
    .before = Wehrhafte
    .summary = Einmal pro Zug darfst Du in einer Region ohne Festung eine bauen, höchstens 6. Jede bringt 1 Münze, solange Du aktiv bist, und +1 Verteidigung, auch nach dem Untergang.
    .because = für Festungen
tile-fountain_of_youth = Der Jungbrunnen
    .summary = Zu Beginn jedes Deiner Züge bekommt Deine aktive Rasse 1 neues Plättchen.
tile-frightened = Ängstlich
    .before = Ängstliche
    .summary = Jede Region, in der mindestens 3 Deiner Plättchen stehen, bringt 1 Münze mehr.
    .because = mindestens 3 Plättchen in einer Region
tile-froggys_ring = Der Ring der Begierde
    .summary = Lege ihn vor der Wertung in eine Deiner Regionen: Du nimmst jedem Gegner 1 Münze ab, dessen aktive Rasse daneben steht.
    .because = die Nachbarn zahlen
tile-ghouls = Ghule
    .summary = Nach dem Untergang bleiben alle Ghule auf dem Spielfeld und erobern in Deinen späteren Zügen weiter, immer bevor Deine neue Rasse zieht. Sie dürfen sogar Deine eigenen Regionen angreifen.
tile-giants = Riesen
    .summary = Regionen neben einem Gebirge, das Du besetzt hältst, kosten 1 Plättchen weniger.
    .because = neben ihrem Gebirge
tile-gnomes = Gnome
    .summary = Solange sie aktiv sind, hilft keine Fähigkeit, kein Altertum und kein Ort anderen beim Erobern Deiner Regionen. Wer angreift, zahlt den vollen Preis und muss direkt daneben stehen; nur der normale letzte Würfelwurf ist erlaubt.
tile-goldsmith = Goldschmied
    .before = Goldschmied-
    .summary = Deine Regionen mit Mine bringen 2 Münzen mehr, alle anderen Deiner Regionen 1 weniger, aber nie unter 0.
    .because = Minen bringen mehr, andere weniger
tile-great_brass_pipe = Die Großen Messingrohre
    .summary = Für Deine aktive Rasse gelten alle Regionen dieses Geländes als benachbart.
tile-gunner = Kanoniere
    .before = Kanoniere-
    .summary = Deine 2 Kanonen machen ihre Regionen immun. Ab Deinem zweiten Zug darf jede entweder feuern, dann kosten Regionen daneben in diesem Zug 2 Plättchen weniger, oder umziehen.
    .because = neben einer feuernden Kanone
tile-haggling = Feilschend
    .before = Feilschende
    .summary = Nach der Wertung darfst Du bis zu 5 Handelsabkommen verteilen, aber nicht mehr, als Du Münzen hast. Wer eines hält, zahlt Dir am Ende des eigenen Zuges je Abkommen 1 Münze, falls dabei eine Deiner Regionen erobert wurde; sonst zahlst Du.
tile-halflings = Halblinge
    .summary = Du darfst das Spielfeld überall betreten. Jede der ersten 2 Regionen, die Du eroberst, bekommt eine Erdhöhle und ist immun, bis Du sie aufgibst oder untergehst.
tile-heroic = Heldenhaft
    .before = Heldenhafte
    .summary = Stelle am Ende jedes Zuges Deine 2 Helden in 2 verschiedene Regionen: Beide sind immun.
tile-hill = Hügel
    .before = Hügel-
    .summary = Jeder Hügel bringt Dir 1 Münze mehr.
    .because = für Hügel
tile-humans = Menschen
    .summary = Jedes Ackerland bringt Dir 1 Münze mehr.
    .because = für Ackerland
tile-immortal = Unsterblich
    .before = Unsterbliche
    .summary = Wird Deine Region erobert, verlierst Du kein Plättchen: Alle ziehen sich zurück. Nur wenn es ersetzt wird, etwa durch einen Vampir, ist es weg.
tile-iron_dwarves = Eisenzwerge
    .summary = Bei jeder Umgruppierung schmiedest Du 1 Silberhammer je Bergbau-Region, höchstens 7. Ein Hammer erobert wie ein Plättchen und kommt jeden Zug zurück, aber jede Eroberung braucht mindestens 1 Zwerg.
    .because = Silberhämmer
tile-keep_on_the_motherland = Bleib im Mutterland!
    .summary = Diese Region hat +1 Verteidigung und bringt 1 Münze mehr, auch nach dem Untergang.
    .because = seine Region
tile-khans = Khane
    .summary = Deine Hügel und Dein Ackerland bringen 1 Münze mehr, alle anderen Deiner Regionen 1 weniger, aber nie unter 0.
    .because = Hügel und Ackerland bringen mehr, andere weniger
tile-kraken = Kraken
    .summary = Du darfst Flussregionen behalten und werten, auch nach dem Untergang.
tile-liches = Untote
    .summary = Nur nach dem Untergang: Wer eine dieser Regionen erobert, zahlt Dir 1 Münze. Ohne Münze darf niemand sie angreifen.
    .because = eine nach dem Untergang eroberte Region
tile-lizardmen = Echsenmenschen
    .summary = Du durchquerst Flussregionen, leere und besetzte, ohne sie zu erobern. Nur ein immuner Fluss hält Dich auf.
tile-magic = Magisch
    .before = Magische
    .summary = Einmal pro Zug wirkt Deine Magische Tasche wie eine Kopie eines beliebigen entdeckten Altertums, wo immer es liegt.
    .because = die Tasche als Altertum
tile-martyr = Märtyrer
    .before = Märtyrer-
    .summary = Jedes Mal, wenn jemand eine Deiner Regionen erobert, bekommst Du sofort 1 Münze.
    .because = eine eroberte Region
tile-merchant = Händler
    .before = Händler-
    .summary = Jede Deiner Regionen bringt 1 Münze mehr.
    .because = für jede Region
tile-mine_of_the_lost_dwarf = Die Mine des verlorenen Zwergs
    .summary = Diese Region bringt 2 Münzen mehr, auch nach dem Untergang. Das Zepter verdoppelt hier nichts.
    .because = ihre Region
tile-mining = Bergbau
    .before = Bergbau-
    .summary = Jede Bergbau-Region bringt Dir 1 Münze mehr.
    .because = Bergbau-Regionen
tile-mounted = Beritten
    .before = Berittene
    .summary = Hügel und Ackerland kosten Dich 1 Plättchen weniger.
    .because = auf Hügeln und Ackerland
tile-muddy = Schlammig
    .before = Schlammige
    .summary = Jedes Schlammloch bringt Dir 1 Münze mehr, auch nach dem Untergang.
    .because = Schlammlöcher
tile-mudmen = Schlammmonster
    .summary = Bei jeder Umgruppierung bekommst Du 1 neues Plättchen für jedes Schlammloch, das Du hältst.
tile-mummies = Mumien
    .summary = Ihr seid viele, aber jede Region kostet Dich 1 Plättchen mehr.
    .because = jede Region
tile-mystic = Mystisch
    .before = Mystische
    .summary = Jeder Mystische Kristall bringt Dir 1 Münze mehr.
    .because = Mystische Kristalle
tile-ogres = Oger
    .summary = Jede Region kostet Dich 1 Plättchen weniger.
    .because = jede Region
tile-orcs = Orks
    .summary = Jede nicht leere Region, die Du eroberst, bringt in diesem Zug 1 Münze mehr.
    .because = für eroberte nicht leere Regionen
tile-pillaging = Plündernd
    .before = Plündernde
    .summary = Jede nicht leere Region, die Du eroberst, bringt in diesem Zug 1 Münze mehr.
    .because = für eroberte nicht leere Regionen
tile-quarreling = Streitsüchtig
    .before = Streitsüchtige
    .summary = Du bekommst 1 Münze für jede getrennte Gruppe Deiner Regionen.
    .because = getrennte Gruppen
tile-racketeering = Schutzgeld
    .before = Schutzgeld-
    .summary = Wählt jemand anderes eine Kombination, bekommst Du 1 Münze für jede übersprungene. Nach dem Untergang dieser Rasse ist Deine nächste Wahl kostenlos.
tile-ratmen = Rattenmenschen
    .summary = Keine besondere Fähigkeit. Ihr seid einfach sehr viele!
tile-reborn = Wiedergeboren
    .before = Wiedergeborene
    .summary = Nach dem Untergang: Zu Beginn jedes Zuges darfst Du bis zu 2 dieser Regionen an Deine aktive Rasse geben, die dort je 1 Plättchen bekommt.
tile-royal = Königlich
    .before = Königliche
    .summary = Stelle vor der Wertung die Königin in eine Deiner Regionen: Diese Region ist immun. Nach dem Untergang bleibt die Königin, wo sie ist, und schützt weiter.
tile-scarecrows = Vogelscheuchen
    .summary = Ihr seid sehr viele, aber wer eine Deiner Regionen erobert, bekommt 1 Münze aus der Bank.
tile-scavengers = Aasfresser
    .summary = Plättchen einer untergegangenen Rasse, die Du eroberst, bleiben unter Dir vergraben: +1 Verteidigung, und wer sie besitzt, bekommt weiter Münzen dafür. Gehst Du unter, verschwinden sie.
tile-scepter_of_avarice = Das Zepter der Habgier
    .summary = Lege es vor der Wertung in eine Deiner Regionen: Die Bank zahlt für sie in diesem Zug doppelt.
    .because = seine Region zahlt doppelt
tile-seafaring = Seefahrend
    .before = Seefahrende
    .summary = Du darfst Meere und Seen erobern. Nach dem Untergang behältst Du sie; Rassen, die kein Wasser betreten, können sie nie nehmen.
tile-shadow_mimes = Schatten-Mimen
    .summary = Wenn Du sie wählst, darfst Du ihre Spezialfähigkeit gegen die einer anderen sichtbaren Kombination tauschen. Die Zahl Deiner Plättchen richtet sich nach der neuen.
tile-shield = Schutz
    .before = Schutz-
    .summary = Jeden Zug bekommst Du 1 Pilz-Schild je Pilz-Wald, insgesamt höchstens 8. Jeder gibt seiner Region dauerhaft +1 Verteidigung, auch nach dem Untergang.
tile-shiny_orb = Leuchtende Kugel
    .summary = Einmal pro Zug darfst Du ein einzelnes aktives Plättchen eines Gegners in einer Region in Deiner Reichweite durch eines von Dir ersetzen. So eroberst Du die Region.
tile-shrooms = Rauschpilze
    .summary = Jeder Pilz-Wald bringt Dir 1 Münze mehr.
    .because = Pilz-Wälder
tile-skeletons = Skelette
    .summary = Vor der Umgruppierung bekommst Du 1 neues Plättchen für je 2 nicht leere Regionen, die Du in diesem Zug erobert hast.
tile-sorcerers = Hexenmeister
    .summary = Einmal pro Zug und Gegner darfst Du ein einzelnes aktives Plättchen in einer Region in Deiner Reichweite durch einen Hexenmeister aus dem Vorrat ersetzen. So eroberst Du die Region; Gebirge, Festungen und Trollhöhlen helfen nicht dagegen.
tile-spiderines = Spinnenfrauen
    .summary = Beim Erobern gelten alle Regionen an irgendeinem Abgrund als Nachbarn Deiner Regionen, und Du darfst das Spielfeld dort betreten.
tile-spirit = Geister
    .before = Geister-
    .summary = Nach dem Untergang zählt die Rasse nicht zur Grenze von einer: Sie bleibt neben Deiner nächsten untergegangenen Rasse auf dem Spielfeld.
tile-stinky_trolls_socks = Stinkende Trollsocke
    .summary = Einmal pro Zug eroberst Du eine Region, als wäre niemand darin. Die Verteidigung flieht, ohne ein Plättchen zu verlieren.
    .because = für diese Eroberung genutzt
tile-stone = Stein
    .before = Stein-
    .summary = Jede Region mit Schwarzen Bergen bringt Dir 1 Münze mehr.
    .because = Schwarze Berge
tile-stonehedge = Ort der Beschwörung
    .summary = Beim Entdecken wird eine Spezialfähigkeit dafür gezogen. Wer den Ort hält, hat sie zusätzlich zur eigenen.
tile-storm_giants = Sturmriesen
    .summary = Jeden Zug hast Du 2 Blitze: Jeder erobert ein Gebirge in Deiner Reichweite mit nur 1 Plättchen. Du darfst das Spielfeld überall auf den Himmelsinseln betreten.
tile-stout = Standhaft
    .before = Standhafte
    .summary = Du darfst direkt nach der Wertung eines normalen Zuges untergehen, sogar im ersten, und verlierst so keinen Zug.
tile-swamp = Sumpf
    .before = Sumpf-
    .summary = Jeder Sumpf bringt Dir 1 Münze mehr.
    .because = für Sümpfe
tile-sword_of_the_killer_rabbit = Das Schwert des Killerkaninchens
    .summary = Einmal pro Zug kostet Dich eine Region 2 Plättchen weniger.
    .because = für diese Eroberung genutzt
tile-thieving = Diebisch
    .before = Diebische
    .summary = Bei der Wertung nimmst Du jedem Gegner 1 Münze ab, dessen aktive Rasse neben einer Deiner Regionen steht.
    .because = die Nachbarn zahlen
tile-tomb = Grab
    .before = Grab-
    .summary = Beim Untergang bleiben alle Plättchen auf dem Spielfeld, und Du darfst sie einmal neu verteilen. Eine später eroberte Region kostet Dich nur 1 davon.
tile-tritons = Wassermänner
    .summary = Landregionen an einem Meer oder See kosten 1 Plättchen weniger.
    .because = an Meer oder See
tile-trolls = Trolle
    .summary = Jede Deiner Regionen bekommt eine Trollhöhle: +1 Verteidigung, auch nach dem Untergang.
tile-underworld = Unterwelt
    .before = Unterwelt-
    .summary = Regionen mit Höhle kosten Dich 1 Plättchen weniger, und beim Erobern gelten alle Höhlen als benachbart.
    .because = bei Höhlen
tile-vampire = Vampir
    .before = Vampir-
    .summary = Einmal pro Zug und Gegner darfst Du ein einzelnes aktives Plättchen in einer Region in Deiner Reichweite durch eines von Dir ersetzen. So eroberst Du die Region; Gebirge, Schilde und Ähnliches helfen nicht dagegen.
tile-vanishing = Flüchtend
    .before = Flüchtende
    .summary = Beim Untergang bekommst Du 2 Münzen je Region statt 1, und die Rasse verlässt das Spielfeld für immer.
    .because = 2 Münzen je Region
tile-vengeful = Rachsüchtig
    .before = Rachsüchtige
    .summary = Wer Dich seit Deinem letzten Zug angegriffen hat, wird markiert: In Deinem Zug kosten Dich alle Regionen dieser Person 1 Plättchen weniger.
    .because = Rache für einen Angriff
tile-wealthy = Vermögend
    .before = Vermögende
    .summary = Du bekommst einmal 7 Münzen: bei Deiner ersten Wertung mit mindestens einer Region.
    .because = nur einmal
tile-wendigos = Wendigos
    .summary = Einmal pro Zug räumst Du einen beliebigen Wald, der weder Dir gehört noch immun ist, und gewinnst 1 Plättchen. Eine aktive Rasse verliert dort 1 Plättchen und zieht sich zurück, eine untergegangene verliert alle. Das ist keine Eroberung.
tile-wickedest_pentacle = Das Frevelhafte Pentagramm
    .summary = Es setzt den Balrog frei. Einmal pro Zug darf Deine aktive Rasse ihn in eine Nachbarregion bewegen: Wer dort ist, verliert 2 Plättchen und die Region. Wo er steht, kommt niemand hinein.
tile-will_o_wisps = Irrlichter
    .summary = Bevor Du einen Mystischen Kristall oder eine Region neben einem eigenen Kristall eroberst, darfst Du um zusätzliche Stärke würfeln. Reicht der Wurf, musst Du erobern; reicht er nicht, enden Deine Eroberungen.
tile-wise = Weise
    .before = Weise
    .summary = Du bekommst jeden Zug 2 Münzen, solange die Rasse untergegangen ist und eine Region hält.
    .because = nach dem Untergang
tile-wizards = Zauberer
    .summary = Jede Region mit magischem Symbol bringt Dir 1 Münze mehr.
    .because = für magische Regionen
tile-zeppelined = Zeppelin
    .before = Zeppelin-
    .summary = Bis zu 5-mal pro Zug greift ein Zeppelin eine beliebige Region außer Meer und See an, und der Würfel verstärkt Dich. Bei einer leeren Seite stürzt er ab: Du und die Verteidigung verlieren je 1 Plättchen, und die Region brennt bis zu Deinem nächsten Zug. Ist der Wurf zu niedrig, enden Deine Eroberungen.
tokens = { $tokens } Plättchen
verb-abandon = Aufgeben
    .question = Welche Region gibst Du auf?
    .hint = Alle Plättchen hier kommen auf Deine Hand zurück. Nur vor Deiner ersten Eroberung.
verb-ally = Frieden schließen
    .question = Mit wem schließt Du Frieden?
    .hint = Bis zu Deinem nächsten Zug darf die aktive Rasse dieser Person Deine nicht angreifen.
verb-altar = Plättchen opfern
    .question = Wo opferst Du ein Plättchen?
    .hint = 1 Plättchen Deiner untergegangenen Rasse verlässt diese Region, Du bekommst 3 Münzen.
verb-ancient = Großer Alter hierher
    .question = Wohin kommt der Große Alte?
    .hint = Die Region wird immun, und Regionen daneben kosten Dich 1 Plättchen weniger.
verb-armour = Pilz-Schild legen
    .question = Wohin kommt ein Pilz-Schild?
    .hint = Dauerhaft +1 Verteidigung.
verb-balrog = Balrog hierher
    .question = Wohin geht der Balrog?
    .hint = Wer hier ist, verliert 2 Plättchen und die Region. Solange er bleibt, kommt niemand hinein.
verb-bite = Beißen
    .question = Welches einzelne Plättchen beißt Du?
    .hint = Das einzelne Plättchen wird durch eines von Dir ersetzt: Die Region ist erobert. Einmal pro Zug und Gegner.
verb-bolt = Blitz einschlagen lassen
    .question = In welches Gebirge schlägt ein Blitz ein?
    .hint = Nimmt dieses Gebirge mit einem einzigen Plättchen, egal wie es verteidigt ist. 2 Blitze pro Zug.
verb-camp = Lager aufschlagen
    .question = Wohin kommt ein Lager?
    .hint = +1 Verteidigung.
verb-cannon = Kanone aufstellen
    .question = Wo steht eine Kanone?
    .hint = Die Region ist immun, solange die Kanone bleibt.
verb-clear = Diesen Wald räumen
    .question = Welchen Wald räumst Du?
    .hint = Vertreibt alle und bringt Dir 1 Plättchen. Die Region bekommst Du nicht. Einmal pro Zug.
verb-conquer = Erobern
    .question = Welche Region eroberst Du?
    .hint = { "" }
verb-copy_doormat = Tasche als Fußabtreter
    .question = Die Tasche als Fußabtreter für die nächste Eroberung nutzen?
    .hint = Bei Deiner nächsten Eroberung ist jede Region in Reichweite. Die Tasche wirkt einmal pro Zug.
verb-copy_orb = Tasche als Kugel
    .question = Welches einzelne Plättchen ersetzt die Tasche als Kugel?
    .hint = Das einzelne Plättchen wird durch eines von Dir ersetzt: Die Region ist erobert. Die Tasche wirkt einmal pro Zug.
verb-copy_ring = Tasche als Ring
    .question = Wo wirkt die Tasche als Ring?
    .hint = Nimm jedem Gegner 1 Münze ab, dessen aktive Rasse neben dieser Region steht.
verb-copy_scepter = Tasche als Zepter
    .question = Wo wirkt die Tasche als Zepter?
    .hint = Die Bank zahlt für diese Region in diesem Zug doppelt.
verb-copy_socks = Tasche als Trollsocke
    .question = Die Tasche als Trollsocke für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet so viel, als wäre niemand dort. Die Tasche wirkt einmal pro Zug.
verb-copy_sword = Tasche als Schwert
    .question = Die Tasche als Schwert für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet 2 Plättchen weniger. Die Tasche wirkt einmal pro Zug.
verb-decline = Untergehen lassen
    .question = Untergehen?
    .hint = Deine Rasse erobert nicht mehr. Du wertest diesen Zug und wählst im nächsten eine neue Kombination.
verb-die = Würfeln
    .question = Welcher Region gilt der letzte Versuch?
    .hint = Dein letzter Versuch: Egal was Du wirfst, danach enden Deine Eroberungen.
verb-done = Fertig
    .question = Fertig?
    .hint = { "" }
verb-doormat = Fußabtreter nutzen
    .question = Den Fußabtreter für die nächste Eroberung nutzen?
    .hint = Bei Deiner nächsten Eroberung ist jede Region in Reichweite.
verb-dragon = Drachen schicken
    .question = Wohin fliegt der Drache?
    .hint = Nimmt diese Region mit einem einzigen Plättchen und macht sie immun. Einmal pro Zug.
verb-expand = Ausbreiten
    .question = Mit dieser Rasse weitermachen?
    .hint = Mach mit Deiner Rasse weiter: erobern, umgruppieren und werten.
verb-fire = Kanone abfeuern
    .question = Welche Kanone feuert?
    .hint = Regionen daneben kosten Dich in diesem Zug 2 Plättchen weniger. Sie kann dann nicht umziehen.
verb-fortress = Festung bauen
    .question = Wo baust Du eine Festung?
    .hint = +1 Verteidigung und jeden Zug 1 Münze, solange Deine Rasse aktiv ist. Einmal pro Zug.
verb-ghost = Geist hierher
    .question = Wohin geht der Geist?
    .hint = Die Region ist immun, bis der Geist weiterzieht.
verb-give_up = Region abgeben
    .question = Welche Region gibst Du ab?
    .hint = Ohne die 4 zusätzlichen hast Du zu wenige Amazonen, um alles zu halten.
verb-hero = Helden aufstellen
    .question = Wo steht ein Held?
    .hint = Die Region ist immun, solange der Held bleibt.
verb-leave = Diesen Fluss verlassen
    .question = Welchen Fluss verlassen Deine Kraken?
    .hint = Die Kraken hier kommen auf Deine Hand zurück.
verb-lift_camp = Lager abbauen
    .question = Welches Lager nimmst Du zurück?
    .hint = Du kannst es woanders aufschlagen.
verb-lift_cannon = Kanone zurücknehmen
    .question = Welche Kanone nimmst Du zurück?
    .hint = Du kannst sie woanders aufstellen.
verb-lift_hero = Helden zurücknehmen
    .question = Welchen Helden nimmst Du zurück?
    .hint = Du kannst ihn woanders aufstellen.
verb-lower = Altertümer weglegen
    .question = Auf die genommenen Altertümer verzichten?
    .hint = Die nächste Eroberung geschieht ohne die erhobenen Altertümer. Einmal vor ihr.
verb-orb = Kugel nutzen
    .question = Welches einzelne Plättchen ersetzt die Kugel?
    .hint = Das einzelne Plättchen wird durch eines von Dir ersetzt: Die Region ist erobert.
verb-pact = Handelsabkommen geben
    .question = Wer bekommt ein Handelsabkommen?
    .hint = Werden Deine Regionen im nächsten Zug dieser Person verschont, zahlst Du 1 Münze, sonst bekommst Du 1.
verb-pick = Wählen
    .question = Welche Kombination wählst Du?
    .hint = Kostet 1 Münze für jede Kombination darüber; die Münzen, die darauf liegen, gehören Dir.
verb-place = Hierher
    .question = Wohin kommt ein Plättchen?
    .hint = { "" }
verb-queen = Königin aufstellen
    .question = Wohin kommt die Königin?
    .hint = Die Region ist immun, solange die Königin bleibt.
verb-reborn = Wiedergeburt
    .question = Welche Region wird wiedergeboren?
    .hint = Die untergegangenen Plättchen gehen, 1 Plättchen Deiner aktiven Rasse übernimmt. Bis zu 2 Regionen pro Zug.
verb-ring = Ring legen
    .question = Wohin kommt der Ring?
    .hint = Nimm jedem Gegner 1 Münze ab, dessen aktive Rasse neben dieser Region steht.
verb-roll = Zuerst würfeln
    .question = Vor der Wahl einer Region würfeln?
    .hint = Dann erobere mit dem Wurf eine Region, sonst enden Deine Eroberungen.
verb-scepter = Zepter legen
    .question = Wohin kommt das Zepter?
    .hint = Die Bank zahlt für diese Region in diesem Zug doppelt.
verb-socks = Trollsocke nutzen
    .question = Die Trollsocke für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet so viel, als wäre niemand dort; die Verteidigung flieht unversehrt.
verb-sorcery = Hexen
    .question = Welches einzelne Plättchen ersetzt Du durch Hexerei?
    .hint = Das einzelne Plättchen wird durch einen Hexenmeister aus dem Vorrat ersetzt: Die Region ist erobert. Einmal pro Zug und Gegner.
verb-stop = Eroberungen beenden
    .question = Eroberungen beenden?
    .hint = { "" }
verb-stout = Jetzt untergehen
    .question = Jetzt untergehen?
    .hint = Gewertet hast Du schon, und im nächsten Zug wählst Du eine neue Kombination.
verb-swap = Fähigkeiten tauschen
    .question = Welche Spezialfähigkeit nimmt Deine neue Rasse?
    .hint = Deine neue Rasse nimmt diese Spezialfähigkeit und lässt ihre dort. Jetzt oder nie.
verb-sword = Schwert nutzen
    .question = Das Schwert für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet 2 Plättchen weniger.
verb-transform = In Drachen verwandeln
    .question = Wo wird ein Drakonier zum Drachen?
    .hint = 1 Plättchen geht verloren, 1 nimmt die Region, und sie ist bis zu Deinem nächsten Zug immun. 3-mal pro Zug.
verb-vanish = Untergehen und flüchten
    .question = Untergehen und flüchten?
    .hint = 2 Münzen je Region jetzt, aber die Rasse verlässt das Spielfeld für immer.
verb-volcano = Vulkan hierher
    .question = In welchem Abgrund ist der Vulkan?
    .hint = Ringsum sind Eroberungen billig.
verb-wisp = Würfeln und erobern
    .question = Für welche Region würfelst Du?
    .hint = Der Wurf verstärkt Dich. Reicht er nicht, enden Deine Eroberungen.
verb-zeppelin = Zeppelin schicken
    .question = Wohin fliegt ein Zeppelin?
    .hint = Der Würfel hilft Dir. Bei einer leeren Seite stürzt er ab: Du verlierst 1 Plättchen, und die Region brennt. 5-mal pro Zug.
word-or = oder
