# Himmelsinseln: Rassen, Fähigkeiten und Stätten; bei jeder ihre Marker, Handlungen und Gründe.

## Drakonier

tile-drakons = Drakonier
    .summary = Bis zu 3-mal pro Zug gibst Du ein Plättchen von der Hand für einen Drachen her: Er erobert eine Region mit nur 1 weiteren Plättchen, egal wie sie verteidigt ist. Sie ist bis zu Deinem nächsten Zug immun.
marker-drakon_dragon = Verwandelter Drakonier
    .summary = Immun bis zum nächsten Zug der Drakonier: Kein Gegner kann diese Region erobern oder auf sie einwirken.
verb-transform = In Drachen verwandeln
    .question = Wo wird ein Drakonier zum Drachen?
    .hint = 1 Plättchen geht verloren, 1 nimmt die Region, und sie ist bis zu Deinem nächsten Zug immun. 3-mal pro Zug.

## Escargots

tile-escargots = Escargots
    .summary = Solange sie aktiv sind, zahlen Deine Regionen zu Beginn Deines Zuges statt am Ende. Münzen der Spezialfähigkeit gibt es weiter am Ende.

## Khane

tile-khans = Khane
    .summary = Deine Hügel und Dein Ackerland bringen 1 Münze mehr, alle anderen Deiner Regionen 1 weniger, aber nie unter 0.
    .because = Hügel und Ackerland bringen mehr, andere weniger

## Vogelscheuchen

tile-scarecrows = Vogelscheuchen
    .summary = Ihr seid sehr viele, aber wer eine Deiner Regionen erobert, bekommt 1 Münze aus der Bank.

## Aasfresser

tile-scavengers = Aasfresser
    .summary = Plättchen einer untergegangenen Rasse, die Du eroberst, bleiben unter Dir vergraben: +1 Verteidigung, und wer sie besitzt, bekommt weiter Münzen dafür. Gehst Du unter, verschwinden sie.

## Sturmriesen

tile-storm_giants = Sturmriesen
    .summary = Jeden Zug hast Du 2 Blitze: Jeder erobert ein Gebirge in Deiner Reichweite mit nur 1 Plättchen. Du darfst das Spielfeld überall auf den Himmelsinseln betreten.
verb-bolt = Blitz einschlagen lassen
    .question = In welches Gebirge schlägt ein Blitz ein?
    .hint = Nimmt dieses Gebirge mit einem einzigen Plättchen, egal wie es verteidigt ist. 2 Blitze pro Zug.

## Wendigos

tile-wendigos = Wendigos
    .summary = Einmal pro Zug räumst Du einen beliebigen Wald, der weder Dir gehört noch immun ist, und gewinnst 1 Plättchen. Eine aktive Rasse verliert dort 1 Plättchen und zieht sich zurück, eine untergegangene verliert alle. Das ist keine Eroberung.
verb-clear = Diesen Wald räumen
    .question = Welchen Wald räumst Du?
    .hint = Vertreibt alle und bringt Dir 1 Plättchen. Die Region bekommst Du nicht. Einmal pro Zug.

## Luftlande

tile-airborne = Luftlande
    .before = Luftlande-
    .summary = In dem Zug, in dem Du sie wählst, kostet Dich jede Region 2 Plättchen weniger.
    .because = im Zug der Wahl

## Entdecker

tile-exploring = Entdecker
    .before = Entdecker-
    .summary = Du bekommst 1 Münze für jedes Paar aus einer Bodenregion und einer Region auf den Himmelsinseln.
    .because = für Paare aus Boden und Himmel

## Goldschmied

tile-goldsmith = Goldschmied
    .before = Goldschmied-
    .summary = Deine Regionen mit Mine bringen 2 Münzen mehr, alle anderen Deiner Regionen 1 weniger, aber nie unter 0.
    .because = Minen bringen mehr, andere weniger

## Kanoniere

tile-gunner = Kanoniere
    .before = Kanoniere-
    .summary = Deine 2 Kanonen machen ihre Regionen immun. Ab Deinem zweiten Zug darf jede entweder feuern, dann kosten Regionen daneben in diesem Zug 2 Plättchen weniger, oder umziehen.
    .because = neben einer feuernden Kanone
marker-cannon = Kanone
    .summary = Immun: Kein Gegner kann diese Region erobern oder auf sie einwirken.
marker-firing_cannon = Feuernde Kanone
    .summary = Immun. In diesem Zug kosten Regionen daneben ihre Rasse 2 Plättchen weniger.
verb-cannon = Kanone aufstellen
    .question = Wo steht eine Kanone?
    .hint = Die Region ist immun, solange die Kanone bleibt.
verb-lift_cannon = Kanone zurücknehmen
    .question = Welche Kanone nimmst Du zurück?
    .hint = Du kannst sie woanders aufstellen.
verb-fire = Kanone abfeuern
    .question = Welche Kanone feuert?
    .hint = Regionen daneben kosten Dich in diesem Zug 2 Plättchen weniger. Sie kann dann nicht umziehen.

## Feilschend

tile-haggling = Feilschend
    .before = Feilschende
    .summary = Nach der Wertung darfst Du bis zu 5 Handelsabkommen verteilen, aber nicht mehr, als Du Münzen hast. Wer eines hält, zahlt Dir am Ende des eigenen Zuges je Abkommen 1 Münze, falls dabei eine Deiner Regionen erobert wurde; sonst zahlst Du.
verb-pact = Handelsabkommen geben
    .question = Wer bekommt ein Handelsabkommen?
    .hint = Werden Deine Regionen im nächsten Zug dieser Person verschont, zahlst Du 1 Münze, sonst bekommst Du 1.

## Schutzgeld

tile-racketeering = Schutzgeld
    .before = Schutzgeld-
    .summary = Wählt jemand anderes eine Kombination, bekommst Du 1 Münze für jede übersprungene. Nach dem Untergang dieser Rasse ist Deine nächste Wahl kostenlos.

## Zeppelin

tile-zeppelined = Zeppelin
    .before = Zeppelin-
    .summary = Bis zu 5-mal pro Zug greift ein Zeppelin eine beliebige Region außer Meer und See an, und der Würfel verstärkt Dich. Bei einer leeren Seite stürzt er ab: Du und die Verteidigung verlieren je 1 Plättchen, und die Region brennt bis zu Deinem nächsten Zug. Ist der Wurf zu niedrig, enden Deine Eroberungen.
marker-burning = Brennende Region
    .summary = Immun: Niemand kommt hinein, bis die Person wieder am Zug ist, deren Zeppelin hier abgestürzt ist.
verb-zeppelin = Zeppelin schicken
    .question = Wohin fliegt ein Zeppelin?
    .hint = Der Würfel hilft Dir. Bei einer leeren Seite stürzt er ab: Du verlierst 1 Plättchen, und die Region brennt. 5-mal pro Zug.

## Warum etwas nicht geht

refused-transform-when = Drakonier verwandeln sich unter den Eroberungen, nicht nach einem Wurf
refused-transformed = in diesem Zug haben sich schon { $count } Drakonier verwandelt
refused-drakon-no-water = ein Drache erobert kein Wasser
refused-transform-needs = ein Plättchen geht verloren, für die Region braucht es { needed }, { $hand } auf der Hand
refused-bolts-when = Blitze schlagen unter den Eroberungen ein, nicht nach einem Wurf
refused-bolts-used = alle { $count } Blitze sind in diesem Zug verbraucht
refused-no-mountain = Region { $region } ist kein Gebirge
refused-clear-when = einen Wald räumt man unter den Eroberungen, nicht nach einem Wurf
refused-clear-after-raised = was für eine Eroberung bereitliegt, muss ihr dienen, bevor ein Wald geräumt wird
refused-cleared-already = in diesem Zug wurde schon ein Wald geräumt
refused-no-forest = Region { $region } ist kein Wald
refused-own-forest = Region { $region } ist ein Wald der Wendigos selbst
refused-nobody-to-drive-out = in Region { $region } ist niemand, der vertrieben werden könnte
refused-cannons-fire-when = Kanonen feuern unter den Eroberungen, ab dem zweiten Zug
refused-no-cannon-to-fire = in Region { $region } ist keine Kanone, die feuern könnte
refused-cannons-move-when = Kanonen versetzt man bei der Umgruppierung
refused-cannon-there = in Region { $region } steht schon eine Kanone
refused-no-cannon-to-move = in Region { $region } ist keine Kanone, die versetzt werden könnte
refused-cannons-placed = die Kanonen sind für diesen Zug aufgestellt
refused-pacts-when = Handelsabkommen verteilt man nach der Wertung
refused-pacts-given = alle { $count } Handelsabkommen sind verteilt
refused-pacts-need-coins = es gehen nicht mehr Abkommen, als Du Münzen hast: { $count } verteilt, { coins }
refused-zeppelins-when = Zeppeline fliegen unter den Eroberungen
refused-zeppelins-flown = alle { $count } Zeppeline sind in diesem Zug geflogen
refused-all-burning = alle { $count } Feuermarker sind auf dem Spielfeld
refused-ground-first = ihre erste Region erobert diese Rasse am Boden, Region { $region } liegt im Himmel

## Was geschehen ist

event-struck = { $seat } trifft Region { $region } mit einem Blitz.
event-transformed = { $seat } gibt ein Plättchen für einen Drachen in Region { $region } her.
event-pick-freed = { $seat } wählt beim nächsten Mal kostenlos.
event-cleared = { $seat } räumt Region { $region }.
event-crashed = Der Zeppelin von { $seat } stürzt ab: Region { $region } brennt.
event-fired = { $seat } feuert die Kanone in Region { $region } ab.
event-pact-given = { $seat } gibt { $other } ein Handelsabkommen.

## Was eine Wahl brächte, neben ihrem Namen und Ziel

outlook-transform = 1 Plättchen verloren, { $count } gelegt; danach immun
outlook-bolt = mit { tokens }
outlook-clear = { tokens } dazu
outlook-clear-for-nothing = kein Plättchen dazu, der Vorrat ist leer
outlook-fire = { tokens } weniger in diesem Zug für { $regions }
outlook-fire-at-nothing = daneben ist nichts zu erobern
outlook-pact =
    1 Münze von Dir, wenn Deine Regionen verschont bleiben, sonst 1 für Dich{ $count ->
        [0] { "" }
       *[other] {" "}(schon { $count })
    }
outlook-zeppelin =
    kostet { $cost } minus Wurf: Erfolg { $lucky } von { $faces }, Absturz { $crashes } von { $faces }{ $ends ->
        [0] { "" }
       *[other] , sonst enden Deine Eroberungen ({ $ends } von { $faces })
    }

## Was jemand außer Plättchen hat

outlook-bolts-left =
    { $count ->
        [one] { $count } Blitz übrig
       *[other] { $count } Blitze übrig
    }
outlook-dragons-left =
    { $count ->
        [one] { $count } Drache übrig
       *[other] { $count } Drachen übrig
    }
outlook-zeppelins-left =
    { $count ->
        [one] { $count } Zeppelin übrig
       *[other] { $count } Zeppeline übrig
    }
outlook-pacts-of = { $count } Handelsabkommen von { $other }
