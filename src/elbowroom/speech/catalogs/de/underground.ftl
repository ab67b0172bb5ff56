# Underground: Rassen, Fähigkeiten und Stätten; bei jeder ihre Marker, Handlungen und Gründe.

## Kultprediger

tile-cultists = Kultprediger
    .summary = Der Große Alte kommt in die erste Region, die Du eroberst: Sie ist immun, und jede Region daneben kostet 1 Plättchen weniger. Zu Beginn späterer Züge darfst Du ihn in eine andere Deiner Regionen versetzen.
    .because = neben dem Großen Alten
marker-great_ancient = Großer Alter
    .summary = Immun. Regionen daneben kosten die Kultprediger 1 Plättchen weniger.
verb-ancient = Großer Alter hierher
    .question = Wohin kommt der Große Alte?
    .hint = Die Region wird immun, und Regionen daneben kosten Dich 1 Plättchen weniger.
refused-ancient-at-start = der Große Alte wird zu Beginn des Zugs versetzt
refused-ancient-comes-with-conquest = der Große Alte kommt mit der nächsten Eroberung
refused-ancient-moved = der Große Alte wurde in diesem Zug schon versetzt
refused-ancient-there = der Große Alte ist schon in Region { $region }
refused-no-cultists-there = in Region { $region } sind keine Kultprediger
outlook-ancient-moves = Der Große Alte zieht in Region { $region }: dort immun, ringsum 1 billiger
outlook-ancient-goes = Der Große Alte kommt in Region { $region }: dort immun, ringsum 1 billiger

## Dunkelelfen

tile-drow = Dunkelelfen
    .summary = Jede Deiner Regionen bringt 1 Münze mehr, wenn daneben keine andere Rasse, aktiv oder untergegangen, und keine Monster stehen. Auch Deine eigene untergegangene Rasse stört.
    .because = niemand in der Nachbarschaft

## Flammen

tile-flames = Flammen
    .summary = Wenn Du sie wählst, bestimmst Du einen Abgrund für den Vulkan. Regionen am Vulkan oder neben einer Kette von Flammen, die dort beginnt, kosten so viel, als wäre niemand darin.
    .because = am Vulkan oder an Flammen, die mit ihm verbunden sind
marker-volcano = Vulkan
    .summary = Regionen daneben oder neben mit ihm verbundenen Flammen kosten die Flammen so viel, als wäre niemand darin.
verb-volcano = Vulkan hierher
    .question = In welchem Abgrund ist der Vulkan?
    .hint = Ringsum sind Eroberungen billig.
refused-volcano-entry = diese Rasse kann das Spielfeld in Region { $region } nicht betreten, nur an ihrem Vulkan: { $regions }
refused-volcano-stays = der Vulkan bleibt, wo er ist, solange die Flammen aktiv sind
refused-volcano-when-picked = der Vulkan wird gelegt, wenn die Flammen gewählt werden
refused-no-volcano-there = Region { $region } ist kein Abgrund mit einem Vulkan
outlook-volcano = Der Vulkan in Region { $region }, daneben: { $regions }

## Gnome

tile-gnomes = Gnome
    .summary = Solange sie aktiv sind, hilft keine Fähigkeit, kein Altertum und kein Ort anderen beim Erobern Deiner Regionen. Wer angreift, zahlt den vollen Preis und muss direkt daneben stehen; nur der normale letzte Würfelwurf ist erlaubt.

## Eisenzwerge

tile-iron_dwarves = Eisenzwerge
    .summary = Bei jeder Umgruppierung schmiedest Du 1 Silberhammer je Bergbau-Region, höchstens 7. Ein Hammer erobert wie ein Plättchen und kommt jeden Zug zurück, aber jede Eroberung braucht mindestens 1 Zwerg.
    .because = Silberhämmer
marker-silver_hammer = Silberhammer
    .summary = Hat hier beim Erobern geholfen. Er verteidigt nicht und kommt nach der Umgruppierung zurück.

## Kraken

tile-kraken = Kraken
    .summary = Du darfst Flussregionen behalten und werten, auch nach dem Untergang.
verb-leave = Diesen Fluss verlassen
    .question = Welchen Fluss verlassen Deine Kraken?
    .hint = Die Kraken hier kommen auf Deine Hand zurück.
refused-kraken-in-decline = die Kraken sind untergegangen und verlassen nichts
refused-kraken-in-redeployment = die Kraken verlassen einen Fluss bei ihrer Umgruppierung
refused-no-kraken-there = in Region { $region } sind keine Kraken
refused-no-river = Region { $region } ist kein Fluss
outlook-leave = Du verlässt den Fluss in Region { $region } und nimmst { tokens } auf die Hand

## Untote

tile-liches = Untote
    .summary = Nur nach dem Untergang: Wer eine dieser Regionen erobert, zahlt Dir 1 Münze. Ohne Münze darf niemand sie angreifen.
    .because = eine nach dem Untergang eroberte Region
refused-liches-unpaid = wer eine Region der untergegangenen Untoten erobert, zahlt { coins } an { $seat }, und es ist keine da

## Echsenmenschen

tile-lizardmen = Echsenmenschen
    .summary = Du durchquerst Flussregionen, leere und besetzte, ohne sie zu erobern. Nur ein immuner Fluss hält Dich auf.

## Schlammmonster

tile-mudmen = Schlammmonster
    .summary = Bei jeder Umgruppierung bekommst Du 1 neues Plättchen für jedes Schlammloch, das Du hältst.

## Mumien

tile-mummies = Mumien
    .summary = Ihr seid viele, aber jede Region kostet Dich 1 Plättchen mehr.
    .because = jede Region

## Oger

tile-ogres = Oger
    .summary = Jede Region kostet Dich 1 Plättchen weniger.
    .because = jede Region

## Schatten-Mimen

tile-shadow_mimes = Schatten-Mimen
    .summary = Wenn Du sie wählst, darfst Du ihre Spezialfähigkeit gegen die einer anderen sichtbaren Kombination tauschen. Die Zahl Deiner Plättchen richtet sich nach der neuen.
verb-swap = Fähigkeiten tauschen
    .question = Welche Spezialfähigkeit nimmt Deine neue Rasse?
    .hint = Deine neue Rasse nimmt diese Spezialfähigkeit und lässt ihre dort. Jetzt oder nie.
refused-swap-when-picking = Spezialfähigkeiten werden nur beim Wählen getauscht
refused-swapped-already = die Spezialfähigkeit ist schon getauscht
refused-no-such-swap =
    { $count ->
        [one] { $count } andere Kombination liegt
       *[other] { $count } andere Kombinationen liegen
    } aus, keine auf Platz { $price }
outlook-swap = { $pair }: { tokens }; zur Auswahl bleibt: { $former-pair }

## Rauschpilze

tile-shrooms = Rauschpilze
    .summary = Jeder Pilz-Wald bringt Dir 1 Münze mehr.
    .because = Pilz-Wälder

## Spinnenfrauen

tile-spiderines = Spinnenfrauen
    .summary = Beim Erobern gelten alle Regionen an irgendeinem Abgrund als Nachbarn Deiner Regionen, und Du darfst das Spielfeld dort betreten.

## Irrlichter

tile-will_o_wisps = Irrlichter
    .summary = Bevor Du einen Mystischen Kristall oder eine Region neben einem eigenen Kristall eroberst, darfst Du um zusätzliche Stärke würfeln. Reicht der Wurf, musst Du erobern; reicht er nicht, enden Deine Eroberungen.
verb-wisp = Würfeln und erobern
    .question = Für welche Region würfelst Du?
    .hint = Der Wurf verstärkt Dich. Reicht er nicht, enden Deine Eroberungen.
refused-wisps-among-conquests = die Irrlichter würfeln bei ihren Eroberungen
refused-no-crystal-near = Region { $region } ist kein Kristall und grenzt an keinen der Irrlichter
outlook-wisp = Kostet { $cost } minus Wurf: gelingt in { $lucky } von { $faces } Fällen, sonst enden Deine Eroberungen
outlook-wisp-sure = Kostet { $cost } minus Wurf: gelingt sicher

## Abenteuer

tile-adventurous = Abenteuer
    .before = Abenteuer-
    .summary = Jede Region mit einem Beliebten Ort bringt Dir 1 Münze mehr.
    .because = Beliebte Orte

## Fischer

tile-fisher = Fischer
    .before = Fischer-
    .summary = Du bekommst 1 Münze für je 2 Deiner Regionen am Fluss.
    .because = Regionen am Fluss, je zwei

## Hirten

tile-flocking = Hirten
    .before = Hirten-
    .summary = Du bekommst 2 Münzen, wenn alle Deine Regionen eine einzige Gruppe bilden.
    .because = alle Regionen in einer Gruppe

## Ängstlich

tile-frightened = Ängstlich
    .before = Ängstliche
    .summary = Jede Region, in der mindestens 3 Deiner Plättchen stehen, bringt 1 Münze mehr.
    .because = mindestens 3 Plättchen in einer Region

## Unsterblich

tile-immortal = Unsterblich
    .before = Unsterbliche
    .summary = Wird Deine Region erobert, verlierst Du kein Plättchen: Alle ziehen sich zurück. Nur wenn es ersetzt wird, etwa durch einen Vampir, ist es weg.

## Magisch

tile-magic = Magisch
    .before = Magische
    .summary = Einmal pro Zug wirkt Deine Magische Tasche wie eine Kopie eines beliebigen entdeckten Altertums, wo immer es liegt.
    .because = die Tasche als Altertum
marker-bag_o_many_things = Magische Tasche
    .summary = Zeigt, wo die Tasche zuletzt gewirkt hat. Sie schützt nichts und kann nicht gestohlen werden.
refused-bag-used = die Tasche wurde in diesem Zug schon benutzt
refused-bag-raised = die Tasche ist schon für die nächste Eroberung bestimmt
refused-relic-not-found = dieses Altertum ist noch nicht entdeckt: { $site }

## Märtyrer

tile-martyr = Märtyrer
    .before = Märtyrer-
    .summary = Jedes Mal, wenn jemand eine Deiner Regionen erobert, bekommst Du sofort 1 Münze.
    .because = eine eroberte Region

## Bergbau

tile-mining = Bergbau
    .before = Bergbau-
    .summary = Jede Bergbau-Region bringt Dir 1 Münze mehr.
    .because = Bergbau-Regionen

## Schlammig

tile-muddy = Schlammig
    .before = Schlammige
    .summary = Jedes Schlammloch bringt Dir 1 Münze mehr, auch nach dem Untergang.
    .because = Schlammlöcher

## Mystisch

tile-mystic = Mystisch
    .before = Mystische
    .summary = Jeder Mystische Kristall bringt Dir 1 Münze mehr.
    .because = Mystische Kristalle

## Streitsüchtig

tile-quarreling = Streitsüchtig
    .before = Streitsüchtige
    .summary = Du bekommst 1 Münze für jede getrennte Gruppe Deiner Regionen.
    .because = getrennte Gruppen

## Wiedergeboren

tile-reborn = Wiedergeboren
    .before = Wiedergeborene
    .summary = Nach dem Untergang: Zu Beginn jedes Zuges darfst Du bis zu 2 dieser Regionen an Deine aktive Rasse geben, die dort je 1 Plättchen bekommt.
verb-reborn = Wiedergeburt
    .question = Welche Region wird wiedergeboren?
    .hint = Die untergegangenen Plättchen gehen, 1 Plättchen Deiner aktiven Rasse übernimmt. Bis zu 2 Regionen pro Zug.
refused-reborn-at-start = Regionen werden zu Beginn des Zugs wiedergeboren
refused-reborn-at-start-from-tray = Regionen werden zu Beginn des Zugs wiedergeboren, und der Vorrat der aktiven Rasse ist leer
refused-reborn-already =
    { $count ->
        [one] in diesem Zug wurde schon { $count } Region wiedergeboren
       *[other] in diesem Zug wurden schon { $count } Regionen wiedergeboren
    }
refused-no-reborn-there = in Region { $region } ist keine untergegangene wiedergeborene Rasse
refused-reborn-without-token = im Vorrat ist kein Plättchen der aktiven Rasse mehr, und keines kann eingesammelt werden
event-reborn = Region { $region } geht an die aktive Rasse von { $seat } ({ $tile }).
outlook-reborn = Die untergegangene Rasse ({ $race }) verlässt Region { $region }, 1 Plättchen der aktiven kommt: { $other_race }

## Königlich

tile-royal = Königlich
    .before = Königliche
    .summary = Stelle vor der Wertung die Königin in eine Deiner Regionen: Diese Region ist immun. Nach dem Untergang bleibt die Königin, wo sie ist, und schützt weiter.
marker-queen = Königin
    .summary = Immun, auch nach dem Untergang: Kein Gegner kann diese Region erobern oder auf sie einwirken.
verb-queen = Königin aufstellen
    .question = Wohin kommt die Königin?
    .hint = Die Region ist immun, solange die Königin bleibt.
refused-queen-before-scoring = die Königin wird vor der Wertung aufgestellt
refused-queen-placed = die Königin wurde in diesem Zug schon aufgestellt
refused-not-of-the-queen = Region { $region } ist nicht von der Rasse der Königin besetzt
refused-queen-there = die Königin ist schon in Region { $region }
outlook-queen = Die Königin in Region { $region }: immun, solange sie bleibt

## Schutz

tile-shield = Schutz
    .before = Schutz-
    .summary = Jeden Zug bekommst Du 1 Pilz-Schild je Pilz-Wald, insgesamt höchstens 8. Jeder gibt seiner Region dauerhaft +1 Verteidigung, auch nach dem Untergang.
marker-mushroom_armor = Pilz-Schild
    .summary = Je +1 Verteidigung, auch nach dem Untergang. Er schützt ein einzelnes Plättchen nicht davor, ersetzt zu werden.
verb-armour = Pilz-Schild legen
    .question = Wohin kommt ein Pilz-Schild?
    .hint = Dauerhaft +1 Verteidigung.
refused-armours-in-redeployment = Pilz-Schilde werden bei der Umgruppierung gelegt
refused-no-armour-waits = kein Pilz-Schild wartet auf einen Platz
outlook-armour = Ein Pilz-Schild in Region { $region }: Verteidigung { $before } wird { $after }

## Stein

tile-stone = Stein
    .before = Stein-
    .summary = Jede Region mit Schwarzen Bergen bringt Dir 1 Münze mehr.
    .because = Schwarze Berge

## Diebisch

tile-thieving = Diebisch
    .before = Diebische
    .summary = Bei der Wertung nimmst Du jedem Gegner 1 Münze ab, dessen aktive Rasse neben einer Deiner Regionen steht.
    .because = die Nachbarn zahlen

## Grab

tile-tomb = Grab
    .before = Grab-
    .summary = Beim Untergang bleiben alle Plättchen auf dem Spielfeld, und Du darfst sie einmal neu verteilen. Eine später eroberte Region kostet Dich nur 1 davon.

## Vampir

tile-vampire = Vampir
    .before = Vampir-
    .summary = Einmal pro Zug und Gegner darfst Du ein einzelnes aktives Plättchen in einer Region in Deiner Reichweite durch eines von Dir ersetzen. So eroberst Du die Region; Gebirge, Schilde und Ähnliches helfen nicht dagegen.
verb-bite = Beißen
    .question = Welches einzelne Plättchen beißt Du?
    .hint = Das einzelne Plättchen wird durch eines von Dir ersetzt: Die Region ist erobert. Einmal pro Zug und Gegner.
refused-convert-among-conquests = Plättchen werden bei den Eroberungen ersetzt
refused-no-token-left = weder im Vorrat noch auf der Hand ist ein Plättchen übrig
refused-bitten-already = in diesem Zug kann so kein zweites Plättchen genommen werden
conversion-source =
    { $from_hand ->
        [0] aus dem Vorrat
       *[other] von Deiner Hand
    }
outlook-bite = Gebissen: Ein Plättchen { conversion-source } nimmt den Platz ein

## Flüchtend

tile-vanishing = Flüchtend
    .before = Flüchtende
    .summary = Beim Untergang bekommst Du 2 Münzen je Region statt 1, und die Rasse verlässt das Spielfeld für immer.
    .because = 2 Münzen je Region
verb-vanish = Untergehen und flüchten
    .question = Untergehen und flüchten?
    .hint = 2 Münzen je Region jetzt, aber die Rasse verlässt das Spielfeld für immer.
refused-vanishes-anyway = diese Rasse flüchtet immer, wenn sie untergeht: wähle „{ $instead }“
refused-vanish-by-declining = Flüchten ist eine Art unterzugehen
outlook-vanish = Die Rasse flüchtet durch den Ort der Beschwörung: jetzt { coins }, und niemand bleibt auf dem Spielfeld

## Rachsüchtig

tile-vengeful = Rachsüchtig
    .before = Rachsüchtige
    .summary = Wer Dich seit Deinem letzten Zug angegriffen hat, wird markiert: In Deinem Zug kosten Dich alle Regionen dieser Person 1 Plättchen weniger.
    .because = Rache für einen Angriff
event-vengeance = { $other } bekommt ein Rache-Plättchen von { $seat } ({ $tile }).

## Weise

tile-wise = Weise
    .before = Weise
    .summary = Du bekommst jeden Zug 2 Münzen, solange die Rasse untergegangen ist und eine Region hält.
    .because = nach dem Untergang

## Der Altar der Seelen

tile-altar_of_souls = Der Altar der Seelen
    .summary = Vor der Wertung darfst Du 1 Plättchen Deiner untergegangenen Rasse für 3 Münzen hergeben. Wirkt auch, wenn eine untergegangene Rasse ihn hält.
    .because = ein geopfertes Plättchen
verb-altar = Plättchen opfern
    .question = Wo opferst Du ein Plättchen?
    .hint = 1 Plättchen Deiner untergegangenen Rasse verlässt diese Region, Du bekommst 3 Münzen.
refused-altar-before-scoring = der Altar wird vor der Wertung benutzt
refused-altar-used = der Altar wurde in diesem Zug schon benutzt
refused-none-in-decline-there = in Region { $region } ist keine untergegangene Rasse von Dir
event-sacrificed = { $seat } opfert 1 Plättchen in Region { $region } ({ $tile }).
outlook-altar =
    Du gibst 1 Plättchen in Region { $region } ({ $race }) und bekommst { coins }{ $last ->
        [0] { "" }
       *[other] ; es ist das letzte dort, die Region wird verlassen
    }

## Die Krypta der Grabjägerin

tile-crypt_of_the_tomb_raider = Die Krypta der Grabjägerin
    .summary = Vor der Wertung darf Deine aktive Rasse den Geist in eine beliebige andere Region schicken: Er macht sie immun.
marker-ghost = Geist der Grabjägerin
    .summary = Immun: Nur wer hier steht, darf hier handeln; steht niemand hier, nur wer die Krypta hält.
verb-ghost = Geist hierher
    .question = Wohin geht der Geist?
    .hint = Die Region ist immun, bis der Geist weiterzieht.
refused-ghost-before-scoring = der Geist zieht vor der Wertung
refused-ghost-moved = der Geist ist in diesem Zug schon gezogen
refused-ghost-there = der Geist ist schon in Region { $region }
refused-ghost-at-crypt = in Region { $region } ist die Krypta, dort schützt der Geist nichts
refused-ghost-in-chasm = Region { $region } ist ein Abgrund, dorthin geht kein Geist
outlook-ghost =
    Der Geist geht in Region { $region }: immun gegen alle außer { $other-is ->
        [same] Dir
       *[some] { $other }
    }

## Diamantenfelder

tile-diamond_fields = Diamantenfelder
    .summary = Diese Region und jede andere Region desselben Geländes, die dieselbe Rasse hält, bringen 1 Münze mehr, auch nach dem Untergang.
    .because = Regionen desselben Geländes

## Der Jungbrunnen

tile-fountain_of_youth = Der Jungbrunnen
    .summary = Zu Beginn jedes Deiner Züge bekommt Deine aktive Rasse 1 neues Plättchen.

## Die Großen Messingrohre

tile-great_brass_pipe = Die Großen Messingrohre
    .summary = Für Deine aktive Rasse gelten alle Regionen dieses Geländes als benachbart.

## Bleib im Mutterland!

tile-keep_on_the_motherland = Bleib im Mutterland!
    .summary = Diese Region hat +1 Verteidigung und bringt 1 Münze mehr, auch nach dem Untergang.
    .because = seine Region

## Die Mine des verlorenen Zwergs

tile-mine_of_the_lost_dwarf = Die Mine des verlorenen Zwergs
    .summary = Diese Region bringt 2 Münzen mehr, auch nach dem Untergang. Das Zepter verdoppelt hier nichts.
    .because = ihre Region

## Ort der Beschwörung

tile-stonehedge = Ort der Beschwörung
    .summary = Beim Entdecken wird eine Spezialfähigkeit dafür gezogen. Wer den Ort hält, hat sie zusätzlich zur eigenen.

## Das Frevelhafte Pentagramm

tile-wickedest_pentacle = Das Frevelhafte Pentagramm
    .summary = Es setzt den Balrog frei. Einmal pro Zug darf Deine aktive Rasse ihn in eine Nachbarregion bewegen: Wer dort ist, verliert 2 Plättchen und die Region. Wo er steht, kommt niemand hinein.
marker-balrog = Balrog
    .summary = Immun: Solange der Balrog hier ist, kann überhaupt niemand diese Region betreten oder nutzen.
verb-balrog = Balrog hierher
    .question = Wohin geht der Balrog?
    .hint = Wer hier ist, verliert 2 Plättchen und die Region. Solange er bleibt, kommt niemand hinein.
refused-balrog-moved = der Balrog ist in diesem Zug schon gezogen
refused-balrog-among-conquests = der Balrog zieht bei den Eroberungen der Rasse, die das Pentagramm hält
balrog-ways =
    { $count ->
        [0] er kann jetzt nirgendwohin
       *[other] er kann hierhin: { $regions }
    }
refused-balrog-not-beside = Region { $region } grenzt nicht an den Balrog in Region { $origin }; { balrog-ways }
refused-balrog-first-from-pentacle = Region { $region } grenzt nicht an das Pentagramm in Region { $origin }, von wo der Balrog zuerst auszieht; { balrog-ways }
refused-balrog-chasm = der Balrog kann Region { $region } nicht betreten: ein Abgrund
event-balrog-arrives = { $tile } ({ $seat }): Region { $region } ist jetzt immun, niemand kann hinein, solange der Balrog dort ist.
outlook-balrog =
    Der Balrog geht in Region { $region }: { $other-is ->
        [same] Du verlierst
       *[some] { $other } verliert
    } { $lost } von { $count } Plättchen ({ $race }); niemand kann hinein, solange er bleibt
outlook-balrog-finds = Der Balrog geht in Region { $region }: ein Altertum oder Ort wird entdeckt; niemand kann hinein, solange er bleibt
outlook-balrog-meets-nobody = Der Balrog geht in Region { $region }: dort ist niemand; niemand kann hinein, solange er bleibt

## Altertümer

refused-relic-not-now = dafür ist jetzt nicht die Zeit: { $site }
refused-relic-used = in diesem Zug schon benutzt: { $site }
refused-relic-raised = schon für die nächste Eroberung bestimmt: { $site }
refused-relic-in-conquest = das hilft bei einer Eroberung: { $site }
refused-relic-serves = das dient schon der nächsten Eroberung: { $site }
refused-relic-in-vain = auch damit wäre nichts zu erobern: { $site }
refused-relic-before-scoring = das wird vor der Wertung gelegt: { $site }
refused-relic-works-there = { $site }: wirkt schon in Region { $region }
refused-not-of-active-race = Region { $region } ist nicht von der aktiven Rasse besetzt

## Der Fliegende Fußabtreter

tile-flying_doormat = Der Fliegende Fußabtreter
    .summary = Einmal pro Zug darfst Du eine Region irgendwo auf dem Spielfeld zum üblichen Preis erobern.
verb-doormat = Fußabtreter nutzen
    .question = Den Fußabtreter für die nächste Eroberung nutzen?
    .hint = Bei Deiner nächsten Eroberung ist jede Region in Reichweite.
verb-copy_doormat = Tasche als Fußabtreter
    .question = Die Tasche als Fußabtreter für die nächste Eroberung nutzen?
    .hint = Bei Deiner nächsten Eroberung ist jede Region in Reichweite. Die Tasche wirkt einmal pro Zug.
outlook-doormat =
    { $copied ->
        [0] Der Fliegende Fußabtreter
       *[other] Die Tasche als Fliegender Fußabtreter
    } für die nächste Eroberung: jede Region ist in Reichweite

## Der Ring der Begierde

tile-froggys_ring = Der Ring der Begierde
    .summary = Lege ihn vor der Wertung in eine Deiner Regionen: Du nimmst jedem Gegner 1 Münze ab, dessen aktive Rasse daneben steht.
    .because = die Nachbarn zahlen
verb-ring = Ring legen
    .question = Wohin kommt der Ring?
    .hint = Nimm jedem Gegner 1 Münze ab, dessen aktive Rasse neben dieser Region steht.
verb-copy_ring = Tasche als Ring
    .question = Wo wirkt die Tasche als Ring?
    .hint = Nimm jedem Gegner 1 Münze ab, dessen aktive Rasse neben dieser Region steht.
outlook-ring =
    { $copied ->
        [0] Der Ring der Begierde
       *[other] Die Tasche als Ring der Begierde
    } in Region { $region }: { $count ->
        [0] niemand zahlt
       *[other] 1 Münze von { $other }
    }

## Das Zepter der Habgier

tile-scepter_of_avarice = Das Zepter der Habgier
    .summary = Lege es vor der Wertung in eine Deiner Regionen: Die Bank zahlt für sie in diesem Zug doppelt.
    .because = seine Region zahlt doppelt
verb-scepter = Zepter legen
    .question = Wohin kommt das Zepter?
    .hint = Die Bank zahlt für diese Region in diesem Zug doppelt.
verb-copy_scepter = Tasche als Zepter
    .question = Wo wirkt die Tasche als Zepter?
    .hint = Die Bank zahlt für diese Region in diesem Zug doppelt.
outlook-scepter =
    { $copied ->
        [0] Das Zepter der Habgier
       *[other] Die Tasche als Zepter der Habgier
    } in Region { $region }: { coins } mehr in diesem Zug

## Leuchtende Kugel

tile-shiny_orb = Leuchtende Kugel
    .summary = Einmal pro Zug darfst Du ein einzelnes aktives Plättchen eines Gegners in einer Region in Deiner Reichweite durch eines von Dir ersetzen. So eroberst Du die Region.
verb-orb = Kugel nutzen
    .question = Welches einzelne Plättchen ersetzt die Kugel?
    .hint = Das einzelne Plättchen wird durch eines von Dir ersetzt: Die Region ist erobert.
verb-copy_orb = Tasche als Kugel
    .question = Welches einzelne Plättchen ersetzt die Tasche als Kugel?
    .hint = Das einzelne Plättchen wird durch eines von Dir ersetzt: Die Region ist erobert. Die Tasche wirkt einmal pro Zug.
outlook-orb =
    { $copied ->
        [0] Leuchtende Kugel
       *[other] Die Tasche als Leuchtende Kugel
    }: Ein Plättchen { conversion-source } nimmt den Platz ein

## Stinkende Trollsocke

tile-stinky_trolls_socks = Stinkende Trollsocke
    .summary = Einmal pro Zug eroberst Du eine Region, als wäre niemand darin. Die Verteidigung flieht, ohne ein Plättchen zu verlieren.
    .because = für diese Eroberung genutzt
verb-socks = Trollsocke nutzen
    .question = Die Trollsocke für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet so viel, als wäre niemand dort; die Verteidigung flieht unversehrt.
verb-copy_socks = Tasche als Trollsocke
    .question = Die Tasche als Trollsocke für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet so viel, als wäre niemand dort. Die Tasche wirkt einmal pro Zug.
outlook-socks =
    { $copied ->
        [0] Die Stinkende Trollsocke
       *[other] Die Tasche als Stinkende Trollsocke
    } für die nächste Eroberung: als wäre die Region leer, die Verteidigung flieht unversehrt

## Das Schwert des Killerkaninchens

tile-sword_of_the_killer_rabbit = Das Schwert des Killerkaninchens
    .summary = Einmal pro Zug kostet Dich eine Region 2 Plättchen weniger.
    .because = für diese Eroberung genutzt
verb-sword = Schwert nutzen
    .question = Das Schwert für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet 2 Plättchen weniger.
verb-copy_sword = Tasche als Schwert
    .question = Die Tasche als Schwert für die nächste Eroberung nutzen?
    .hint = Deine nächste Eroberung kostet 2 Plättchen weniger. Die Tasche wirkt einmal pro Zug.
outlook-sword =
    { $copied ->
        [0] Das Schwert des Killerkaninchens
       *[other] Die Tasche als Schwert des Killerkaninchens
    } für die nächste Eroberung: { tokens } weniger

## Was jemand außer Plättchen hat

outlook-hammers =
    { $count ->
        [one] { $count } Silberhammer
       *[other] { $count } Silberhämmer
    }
outlook-hammers-in-hand = { outlook-hammers }, { $hand } auf der Hand
outlook-armours-to-place =
    { $count ->
        [one] { $count } Pilz-Schild zu legen
       *[other] { $count } Pilz-Schilde zu legen
    }
outlook-revenge-on = Rache an { $others }
outlook-bag-ready = Magische Tasche bereit
outlook-bag-used = Magische Tasche benutzt
