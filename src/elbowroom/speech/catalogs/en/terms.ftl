# Words of the game: boxes, boards, terrains, phases, house rules, bots.

## boxes

box-base = Base game
    .summary = Where it all began: 14 races, 20 powers and a world that is too small.
box-underground = Underground
    .summary = Caves, Rivers and Chasms: 15 races, 21 powers, Monsters, Relics and Places.
box-sky = Sky Islands
    .summary = Islands above the ground board: 7 races, 7 powers and ways up and down.

## boards

board-base_2 = Base game, 2 players
board-base_3 = Base game, 3 players
board-base_4 = Base game, 4 players
board-base_5 = Base game, 5 players
board-underground_2 = Underground, 2 players
board-underground_3 = Underground, 3 players
board-underground_4 = Underground, 4 players
board-underground_5 = Underground, 5 players
board-base_2-with-sky_2 = Sky Islands, 3 players, two islands
board-base_2-with-sky_3 = Sky Islands, 3 players, three islands
board-base_3-with-sky_2 = Sky Islands, 4 players, two islands
board-base_3-with-sky_3 = Sky Islands, 4 players, three islands
board-base_4-with-sky_2 = Sky Islands, 5 players, two islands
board-base_4-with-sky_3 = Sky Islands, 5 players, three islands
board-base_5-with-sky_2 = Sky Islands, 6 players, two islands
board-base_5-with-sky_3 = Sky Islands, 6 players, three islands

## terrains

terrain-farmland = Farmland
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-forest = Forest
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-hill = Hill
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-swamp = Swamp
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-mountain = Mountain
    .summary = Costs 1 token more, whoever is there, and pays 1 coin.
terrain-sea = Sea
    .summary = Water: nobody can live here but races that may enter water.
terrain-lake = Lake
    .summary = Water: nobody can live here but races that may enter water.
terrain-mud_pool = Mudpool
    .summary = Ordinary land. For races and powers of other boxes it is a Swamp.
terrain-mushroom_forest = Mushroom Forest
    .summary = Ordinary land. For races and powers of other boxes it is a Forest.
terrain-mystic_crystal = Mystic Crystal
    .summary = Ordinary land. For races and powers of other boxes it is a Magic region.
terrain-black_mountain = Black Mountain
    .summary = Costs 1 token more, whoever is there, and pays 1 coin.
terrain-mine = Mine
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-river = River
    .summary = Costs just 1 token when empty, but pays nothing: your tokens must leave it when you redeploy.
terrain-chasm = Abysmal Chasm
    .summary = Nobody can ever enter it.

## symbols

symbol-mine = Mine
    .summary = Some races and powers earn coins here.
symbol-magic = Magic
    .summary = Some races and powers earn coins here.
symbol-cavern = Cavern
    .summary = The Underworld power travels from Cavern to Cavern.
symbol-volcano = Volcano
    .summary = The Flames may put their Volcano here.

## natives

natives-lost_tribe = Lost Tribe
    .summary = Costs 1 token more and is gone when the region is conquered.
natives-monsters = Monsters
    .summary = They cost 2 tokens more. Whoever conquers the region finds a Relic or a Place.

## access

access-beanstalk = Beanstalk
    .summary = This region is next to every Sky region with the same symbol.
access-stairway = Stairway
    .summary = This region is next to every Sky region with the same symbol.

## sites

site-kind-relic = Righteous Relic
    .summary = Serves the active race that holds its region, and moves to where it was used.
site-kind-place = Popular Place
    .summary = Serves whoever holds its region, and never moves.

## pieces

piece-bolt = Lightning Bolt
piece-pact = Trade Pact
piece-zeppelin = Zeppelin
piece-vengeance = Vengeance marker
piece-bridge = Cloud bridge

## phases

phase-pick = Pick
phase-pick-choices = Finish the pick
phase-decide = Expand or decline
phase-start-effects = Start of the turn
phase-legacy = Conquests in decline
phase-ready = Get ready
phase-conquer = Conquests
phase-redeploy = Redeployment
phase-end-choices = Before scoring
phase-post-score = After scoring
phase-withdraw = Withdrawal
phase-game-over = The end
phase-aftermath = After the conquests

## bots

bot-gentle = Gentle
    .summary = Plays for fun, likes big peoples and forgives a lot.
bot-easy = Easy
    .summary = Sees the next conquests, but rarely what comes after them.
bot-normal = Normal
    .summary = Thinks its whole turn through.
bot-strong = Strong
    .summary = Plans, defends and knows when to decline.
bot-expert = Expert
    .summary = Thinks about your answer as well. Takes a moment.
bot-greedy = Greedy
    .summary = Takes what pays most this turn. There to compare with.
bot-random = Random
    .summary = Does whatever is allowed. There to compare with.
bot-neural = Neural
    .summary = Plays what a trained net would, and judges where it leads.
bot-neural-search = Neural search
    .summary = Plans as the levels do, with a trained net to judge.

## bots at a table: what they are called if nobody has named them, the same in every language, and their temper

persona-1 = Grizzelda
    .temper = Raider
    .summary = Sees a border and steps over it.
persona-2 = Old Moss
    .temper = Builder
    .summary = Sits down and stays.
persona-3 = Pip Thimble
    .temper = Gambler
    .summary = The die owes her one.
persona-4 = Baron Crumb
    .temper = Miser
    .summary = Counts every coin twice.
persona-5 = Nettle
    .temper = Schemer
    .summary = Waits until you are spread thin.
persona-6 = Captain Ebb
    .temper = Wanderer
    .summary = Every race is a new coast.
persona-7 = Dame Quill
    .temper = Planner
    .summary = Has a list for this, too.
persona-8 = Hob Rattle
    .temper = Hothead
    .summary = Attacks first and thinks later.
persona-9 = Sister Fenn
    .temper = Charmer
    .summary = Smiles, then takes the hill.
persona-10 = Tukker
    .temper = Dreamer
    .summary = Was looking at the clouds just now.
persona-11 = Marrow
    .temper = Mourner
    .summary = Fond of everything in decline.
persona-12 = Ossip
    .temper = Collector
    .summary = One more region, then enough.

## mixed

mixed-base = On this board Mudpools are Swamps, Mushroom Forests are Forests, Mystic Crystals are Magic regions, Black Mountains are Mountains and Rivers are Seas and Lakes.
mixed-underground = On this board Swamps are Mudpools, Forests are Mushroom Forests, Magic regions are Mystic Crystals, Mountains are Black Mountains and Seas and Lakes are Rivers.

## switches

switch-ownTokensDefend = Your own tokens defend
    .false = Your own race in decline costs nothing extra when your active race takes its regions.
    .true = Your own tokens add to the cost like anybody's.
switch-openScores = Open ledger
    .false = Everybody's coins stay hidden until the end; count along if you like.
    .true = The coins are counted for you: everybody sees everybody's.
switch-conversionNeedsToken = Converting with an empty hand
    .true = No: Sorcery, Vampires and the Shiny Orb need a token in hand like every conquest.
    .false = Allowed: they need no token in hand, as the new one comes from the tray.
switch-flamesEntry = Where Flames enter
    .volcano = Beside their Volcano.
    .edge = At the edge of the map, like everybody.
    .both = Beside their Volcano or at the edge of the map.
switch-vampirePerOpponent = Vampire bites
    .true = Once per turn and opponent.
    .false = Just once per turn.
switch-boltsAnywhere = Bolts of the Storm Giants
    .false = They strike Mountains within reach.
    .true = They strike Mountains anywhere.
switch-wendigoIgnoresImmunity = Wendigos and immune Forests
    .false = An immune Forest is safe from Wendigos.
    .true = Wendigos clear immune Forests too.
switch-wendigoNeedsVictim = Wendigos and empty Forests
    .false = Wendigos may clear an empty Forest and still gain a token.
    .true = Wendigos only clear Forests where somebody is.
switch-wendigoClearsNatives = Wendigos and Lost Tribes
    .true = Wendigos drive Lost Tribes out too.
    .false = Lost Tribes stay where they are.

## more

own-board = A board of our own, not one from the box
buried-token = Buried token
    .summary = +1 defence. It belongs to a race in decline under the Scavengers and still pays its owner.
edge = You can enter the map here.
word-or = or
