# Wörter des Spiels: Schachteln, Spielfelder, Gelände, Phasen, Hausregeln, Bots.

## boxes

box-base = Grundspiel
    .summary = Hier fing alles an: 14 Rassen, 20 Spezialfähigkeiten und eine Welt, die zu klein ist.
box-underground = Underground
    .summary = Höhlen, Flüsse und Abgründe: 15 Rassen, 21 Spezialfähigkeiten, Monster, Altertümer und Orte.
box-sky = Himmelsinseln
    .summary = Inseln über dem Spielfeld am Boden: 7 Rassen, 7 Spezialfähigkeiten und Wege hinauf und hinab.

## boards

board-base_2 = Grundspiel, 2 Personen
board-base_3 = Grundspiel, 3 Personen
board-base_4 = Grundspiel, 4 Personen
board-base_5 = Grundspiel, 5 Personen
board-underground_2 = Underground, 2 Personen
board-underground_3 = Underground, 3 Personen
board-underground_4 = Underground, 4 Personen
board-underground_5 = Underground, 5 Personen
board-base_2-with-sky_2 = Himmelsinseln, 3 Personen, zwei Inseln
board-base_2-with-sky_3 = Himmelsinseln, 3 Personen, drei Inseln
board-base_3-with-sky_2 = Himmelsinseln, 4 Personen, zwei Inseln
board-base_3-with-sky_3 = Himmelsinseln, 4 Personen, drei Inseln
board-base_4-with-sky_2 = Himmelsinseln, 5 Personen, zwei Inseln
board-base_4-with-sky_3 = Himmelsinseln, 5 Personen, drei Inseln
board-base_5-with-sky_2 = Himmelsinseln, 6 Personen, zwei Inseln
board-base_5-with-sky_3 = Himmelsinseln, 6 Personen, drei Inseln

## terrains

terrain-farmland = Ackerland
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-forest = Wald
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-hill = Hügel
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-swamp = Sumpf
    .summary = Gewöhnliches Land: bringt 1 Münze, und mehr für Rassen und Fähigkeiten, die es lieben.
terrain-mountain = Gebirge
    .summary = Kostet 1 Plättchen mehr, wer auch immer dort ist, und bringt 1 Münze.
terrain-sea = Meer
    .summary = Wasser: Hier kann niemand leben außer Rassen, die Wasser betreten dürfen.
terrain-lake = See
    .summary = Wasser: Hier kann niemand leben außer Rassen, die Wasser betreten dürfen.
terrain-mud_pool = Schlammloch
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln ist es ein Sumpf.
terrain-mushroom_forest = Pilz-Wald
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln ist er ein Wald.
terrain-mystic_crystal = Mystischer Kristall
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln hat es ein magisches Symbol.
terrain-black_mountain = Schwarze Berge
    .summary = Kosten 1 Plättchen mehr, wer auch immer dort ist, und bringen 1 Münze.
terrain-mine = Bergbau
    .summary = Gewöhnliches Land. Für Rassen und Fähigkeiten anderer Schachteln hat es eine Mine.
terrain-river = Fluss
    .summary = Kostet leer nur 1 Plättchen, bringt aber nichts: Bei der Umgruppierung müssen Deine Plättchen hinaus.
terrain-chasm = Bodenloser Abgrund
    .summary = Dorthin kommt niemand, niemals.

## symbols

symbol-mine = Mine
    .summary = Manche Rassen und Fähigkeiten bekommen hier Münzen.
symbol-magic = Magisches Symbol
    .summary = Manche Rassen und Fähigkeiten bekommen hier Münzen.
symbol-cavern = Höhle
    .summary = Die Fähigkeit Unterwelt reist von Höhle zu Höhle.
symbol-volcano = Vulkan
    .summary = Hier können die Flammen ihren Vulkan hinlegen.

## natives

natives-lost_tribe = Untergegangener Stamm
    .summary = Kostet 1 Plättchen mehr und verschwindet, wenn die Region erobert wird.
natives-monsters = Monster
    .summary = Sie kosten 2 Plättchen mehr. Wer die Region erobert, entdeckt ein Altertum oder einen Ort.

## access

access-beanstalk = Bohnenranke
    .summary = Diese Region ist Nachbar jeder Himmelsregion mit demselben Symbol.
access-stairway = Himmelsleiter
    .summary = Diese Region ist Nachbar jeder Himmelsregion mit demselben Symbol.

## sites

site-kind-relic = Achtbares Altertum
    .summary = Dient der aktiven Rasse, die seine Region hält, und zieht dorthin, wo es benutzt wurde.
site-kind-place = Beliebter Ort
    .summary = Dient der Rasse, die seine Region hält, und bewegt sich nie.

## pieces

piece-bolt = Blitz
piece-pact = Handelsabkommen
piece-zeppelin = Zeppelin
piece-vengeance = Rachsüchtig-Plättchen
piece-bridge = Wolkenbrücke

## phases

phase-pick = Auswahl
phase-pick-choices = Auswahl abschließen
phase-decide = Ausbreiten oder untergehen
phase-start-effects = Beginn des Zuges
phase-legacy = Eroberungen Untergegangener
phase-ready = Vorbereitung
phase-conquer = Eroberungen
phase-redeploy = Umgruppierung
phase-end-choices = Vor der Wertung
phase-post-score = Nach der Wertung
phase-withdraw = Rückzug
phase-game-over = Ende
phase-aftermath = Nach den Eroberungen

## bots

bot-gentle = Sanft
    .summary = Spielt zum Spaß, mag große Völker und verzeiht viel.
bot-easy = Leicht
    .summary = Sieht die nächsten Eroberungen, selten was danach kommt.
bot-normal = Normal
    .summary = Denkt seinen ganzen Zug durch.
bot-strong = Stark
    .summary = Plant, verteidigt und weiß, wann es Zeit für den Untergang ist.
bot-expert = Experte
    .summary = Denkt auch an Deine Antwort. Braucht einen Moment.
bot-greedy = Gierig
    .summary = Nimmt, was in diesem Zug am meisten bringt. Zum Vergleich.
bot-random = Zufall
    .summary = Tut irgendetwas Erlaubtes. Zum Vergleich.
bot-neural = Neuronal
    .summary = Spielt, wie es ein gelerntes Netz täte, und beurteilt, wohin das führt.
bot-neural-search = Neuronal mit Suche
    .summary = Plant wie die Stufen und urteilt mit einem gelernten Netz.

## bots at a table: what they are called if nobody has named them, the same in every language, and their temper

persona-1 = Grizzelda
    .temper = Plünderin
    .summary = Sieht eine Grenze und tritt hinüber.
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
persona-10 = Tukker
    .temper = Träumer
    .summary = Hat gerade noch in die Wolken gesehen.
persona-11 = Marrow
    .temper = Trauernder
    .summary = Liebt alles, was untergeht.
persona-12 = Ossip
    .temper = Sammler
    .summary = Noch eine Region, dann ist Schluss.

## mixed

mixed-base = Auf diesem Spielfeld sind Schlammlöcher Sümpfe, Pilz-Wälder Wälder, Mystische Kristalle magische Symbole, Bergbau-Regionen Minen, Schwarze Berge Gebirge und Flüsse Meere und Seen.
mixed-underground = Auf diesem Spielfeld sind Sümpfe Schlammlöcher, Wälder Pilz-Wälder, magische Symbole Mystische Kristalle, Minen Bergbau-Regionen, Gebirge Schwarze Berge und Meere und Seen Flüsse.

## switches

switch-ownTokensDefend = Eigene Plättchen verteidigen
    .false = Deine untergegangene Rasse kostet nichts extra, wenn Deine aktive ihre Regionen nimmt.
    .true = Eigene Plättchen erhöhen die Kosten wie fremde.
switch-openScores = Offenes Kassenbuch
    .false = Alle Münzen bleiben bis zum Ende verdeckt; wer will, zählt mit.
    .true = Es wird für Dich mitgezählt: Alle sehen die Münzen von allen.
switch-conversionNeedsToken = Verwandeln mit leerer Hand
    .true = Nein: Hexerei, Vampire und die Leuchtende Kugel brauchen ein Plättchen in der Hand wie jede Eroberung.
    .false = Erlaubt: Kein Plättchen in der Hand ist nötig, das neue kommt aus dem Vorrat.
switch-flamesEntry = Wo Flammen das Spielfeld betreten
    .volcano = Neben ihrem Vulkan.
    .edge = Am Rand, wie alle anderen.
    .both = Neben ihrem Vulkan oder am Rand.
switch-vampirePerOpponent = Bisse der Fähigkeit Vampir
    .true = Einmal pro Zug und Gegner.
    .false = Nur einmal pro Zug.
switch-boltsAnywhere = Blitze der Sturmriesen
    .false = Sie treffen Gebirge in Reichweite.
    .true = Sie treffen Gebirge überall.
switch-wendigoIgnoresImmunity = Wendigos und immune Wälder
    .false = Ein immuner Wald ist vor Wendigos sicher.
    .true = Wendigos räumen auch immune Wälder.
switch-wendigoNeedsVictim = Wendigos und leere Wälder
    .false = Wendigos dürfen einen leeren Wald räumen und bekommen trotzdem ein Plättchen.
    .true = Wendigos räumen nur Wälder, in denen jemand ist.
switch-wendigoClearsNatives = Wendigos und untergegangene Stämme
    .true = Wendigos vertreiben auch untergegangene Stämme.
    .false = Untergegangene Stämme bleiben, wo sie sind.

## more

own-board = Ein eigenes Spielfeld von uns, keines aus der Schachtel
buried-token = Vergrabenes Plättchen
    .summary = +1 Verteidigung. Es gehört einer untergegangenen Rasse unter den Aasfressern und bringt weiter Münzen.
edge = Hier kann man das Spielfeld betreten.
word-or = oder

## verbs of everybody

verb-pick = Wählen
    .question = Welche Kombination wählst Du?
    .hint = Kostet 1 Münze für jede Kombination darüber; die Münzen, die darauf liegen, gehören Dir.
verb-expand = Ausbreiten
    .question = Mit dieser Rasse weitermachen?
    .hint = Mach mit Deiner Rasse weiter: erobern, umgruppieren und werten.
verb-decline = Untergehen lassen
    .question = Untergehen?
    .hint = Deine Rasse erobert nicht mehr. Du wertest diesen Zug und wählst im nächsten eine neue Kombination.
verb-abandon = Aufgeben
    .question = Welche Region gibst Du auf?
    .hint = Alle Plättchen hier kommen auf Deine Hand zurück. Nur vor Deiner ersten Eroberung.
verb-conquer = Erobern
    .question = Welche Region eroberst Du?
    .hint = { "" }
verb-die = Würfeln
    .question = Welcher Region gilt der letzte Versuch?
    .hint = Dein letzter Versuch: Egal was Du wirfst, danach enden Deine Eroberungen.
verb-stop = Eroberungen beenden
    .question = Eroberungen beenden?
    .hint = { "" }
verb-place = Hierher
    .question = Wohin kommt ein Plättchen?
    .hint = { "" }
verb-done = Fertig
    .question = Fertig?
    .hint = { "" }
verb-lower = Altertümer weglegen
    .question = Auf die genommenen Altertümer verzichten?
    .hint = Die nächste Eroberung geschieht ohne die erhobenen Altertümer. Einmal vor ihr.
