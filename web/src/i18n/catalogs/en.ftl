access-beanstalk = Beanstalk
    .summary = This region is next to every Sky region with the same symbol.
access-stairway = Stairway
    .summary = This region is next to every Sky region with the same symbol.
action-target =
    { $what ->
        [region] a region
        [seat] a seat
       *[combo] the price of a combo
    }
advice-best-chance = Leaves you best off at the end
advice-coins-now = Brings { coins } this turn
advice-coins-on-it = { coins } to collect with it
advice-decline-lasts =
    Declining now leaves { $count ->
        [one] { $count } region that scores
       *[other] { $count } regions that score
    } for { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }
advice-die-helps = The die is enough in { $percent } of 100 cases
advice-few-at-risk =
    { $count ->
        [0] Leaves nothing that others could take
        [one] Leaves only { $count } region that others could take
       *[other] Leaves only { $count } regions that others could take
    }
advice-fresh = { $pair }: { tokens } to begin with
advice-guards = Puts tokens where others would attack: { $regions }
advice-only-choice = There is nothing else to do
advice-safe-border =
    { $count ->
        [0] Safest border: nobody can attack region { $region }
        [one] Safest border: { $count } attacker can reach region { $region }
       *[other] Safest border: { $count } attackers can reach region { $region }
    }
advice-still-strong = Your race still has { tokens } to conquer with
advice-takes =
    { $count ->
        [one] Takes { $count } region
       *[other] Takes { $count } regions
    }
advice-takes-from =
    { $count ->
        [one] Takes { $count } region from { $other }
       *[other] Takes { $count } regions from { $other }
    }
advice-takes-from-leader =
    { $count ->
        [one] Takes { $count } region from { $other }, who is ahead
       *[other] Takes { $count } regions from { $other }, who is ahead
    }
advice-tired =
    { $tokens ->
        [0] Your race has no token left to conquer with
        [one] Your race has only { $tokens } token left to conquer with
       *[other] Your race has only { $tokens } tokens left to conquer with
    }
balrog-ways =
    { $count ->
        [0] it can go nowhere now
       *[other] it can go to { $regions }
    }
board-base_2 = Base game, 2 players
board-base_2-with-sky_2 = Sky Islands, 3 players, two islands
board-base_2-with-sky_3 = Sky Islands, 3 players, three islands
board-base_3 = Base game, 3 players
board-base_3-with-sky_2 = Sky Islands, 4 players, two islands
board-base_3-with-sky_3 = Sky Islands, 4 players, three islands
board-base_4 = Base game, 4 players
board-base_4-with-sky_2 = Sky Islands, 5 players, two islands
board-base_4-with-sky_3 = Sky Islands, 5 players, three islands
board-base_5 = Base game, 5 players
board-base_5-with-sky_2 = Sky Islands, 6 players, two islands
board-base_5-with-sky_3 = Sky Islands, 6 players, three islands
board-underground_2 = Underground, 2 players
board-underground_3 = Underground, 3 players
board-underground_4 = Underground, 4 players
board-underground_5 = Underground, 5 players
bot-easy = Easy
    .summary = Sees the next conquests, but rarely what comes after them.
bot-expert = Expert
    .summary = Thinks about your answer as well. Takes a moment.
bot-gentle = Gentle
    .summary = Plays for fun, likes big peoples and forgives a lot.
bot-greedy = Greedy
    .summary = Takes what pays most this turn. There to compare with.
bot-neural = Neural
    .summary = Plays what a trained net would, and judges where it leads.
bot-neural-search = Neural search
    .summary = Plans as the levels do, with a trained net to judge.
bot-normal = Normal
    .summary = Thinks its whole turn through.
bot-random = Random
    .summary = Does whatever is allowed. There to compare with.
bot-strong = Strong
    .summary = Plans, defends and knows when to decline.
box-base = Base game
    .summary = Where it all began: 14 races, 20 powers and a world that is too small.
box-sky = Sky Islands
    .summary = Islands above the ground board: 7 races, 7 powers and ways up and down.
box-underground = Underground
    .summary = Caves, Rivers and Chasms: 15 races, 21 powers, Monsters, Relics and Places.
buried-token = Buried token
    .summary = +1 defence. It belongs to a race in decline under the Scavengers and still pays its owner.
clause-buried = A token of { $seat } stays buried in region { $region }: { $race }
clause-earned = { $seat } gets { coins } at once: { $tile }
clause-paid =
    { $tile-is ->
        [none] { $seat } pays { $other } { coins }
       *[some] { $seat } pays { $other } { coins }: { $tile }
    }
code-address = That is no mail address.
code-address_taken = This address opens another account already. Sign in there and let it be forgotten first.
code-bad_action_text = The server does not understand this action.
code-banned = Whoever runs this server does not want you here.
code-begun = The game has begun already.
code-body = The server does not understand this request.
code-bot = That bot cannot play here.
code-bot_plays = A bot plays this seat. Take it back first.
code-bug = Something went wrong on the server. It has been written down.
code-busy = Too much is happening at this table at once. Try again in a moment.
code-cannot_go_on = This game cannot go on here.
code-chat = This cannot be said like that: too long, too fast, or nothing to see.
code-closed = The host has closed this table.
code-damaged = What is stored of this table makes no sense. Whoever runs the server can find out why.
code-device = This device cannot be notified.
code-forfeited = You have forfeited this game; a bot plays it to its end.
code-game_is_over = The game is over.
code-gone = The request was broken off.
code-hello = The connection did not begin properly. Reload the page.
code-host = The server does not know itself by this name.
code-just_left = Whoever plays there has only just lost the connection. Give them half a minute.
code-key_needed = This table is private. You need its link.
code-last_passkey = This is the only way into your account. Add another device or an address for letters first.
code-log_full = You have done this so often here that you must do without from now on.
code-message = The server does not understand this message. Reload the page.
code-method_not_allowed = That does not work here.
code-name = Please choose another name: this one is taken, too long or cannot be read.
code-no_accounts = There are no accounts on this server.
code-no_hints = There are no hints in this game.
code-no_mail = This server sends no mail.
code-no_push = This server sends no notices to devices.
code-no_such_bell = These notices have been ended already.
code-no_such_board = There is no such board.
code-no_such_table = There is no such table. Perhaps it has been cleared away.
code-no_vacation = Your clock cannot stand still like that.
code-not_allowed = You may not do that here.
code-not_begun = The game has not begun yet.
code-not_found = There is nothing here.
code-not_http = The server does not understand this request.
code-not_json = The server does not understand this request.
code-not_last = Nothing can follow what cannot be taken back.
code-not_over = The game is not over yet.
code-not_your_turn = It is not your decision right now.
code-nothing_to_undo = There is nothing you could take back.
code-offline = The connection is lost. It comes back by itself.
code-origin = This page may not talk to that server.
code-passkey = This passkey was not accepted.
code-query = The server does not understand this address.
code-record = This record of a game cannot be read.
code-refused = The server refuses that.
code-rematch = There is a rematch already.
code-removed = The host has removed you from this table.
code-rules_version = This game was begun with another version of the rules and cannot go on here.
code-seat = That seat is not for you.
code-seat_taken = Somebody has taken that seat.
code-seats = The seats do not fit this game.
code-seen = Your page and the server disagree. Reload the page.
code-setup = A game cannot be set up like this. Try other boards, boxes or house rules.
code-sign_in = Please sign in first.
code-stale = The game has gone on in the meantime. Have another look.
code-suspended = This account is suspended.
code-title = Please choose another title: this one is too long or cannot be read.
code-too_large = That is too large for the server.
code-too_many_analyses = The coach has much to do for you already. Wait until he is done.
code-too_many_bells = Enough addresses and devices are told already.
code-too_many_connections = You have too many connections. Close other pages of this game.
code-too_many_letters = Enough mails were asked for already. Wait a while.
code-too_many_requests = That was too much at once. Wait a little.
code-too_many_tables = You have opened too many tables. Finish one, or wait a while.
code-too_many_tries = That was tried too often. Wait a while.
code-too_slow = The connection is too slow. Try again.
code-unavailable = The server cannot save games right now. Try again in a moment.
code-used_up = This link or request has been used already, or it is too old. Ask for a new one.
code-websocket = This address is for the game itself, not for reading.
code-wrong_key = This link does not open this table.
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
conversion-source =
    { $from_hand ->
        [0] the tray
       *[other] your hand
    }
edge = You can enter the map here.
event-abandoned = { $seat } gives up region { $region }: { tokens } back in hand ({ $race }).
event-attempt-failed = The attack of { $seat } on region { $region } fails: { missing }.
event-badge-exchanged = { $seat } swaps powers: { $pair } now, and { $former-pair } to pick.
event-badge-lent = Power for region { $region }: { $power }.
event-badges-shuffled = The discarded powers are shuffled: { $count } in the new stack.
event-balrog-arrives = { $tile } of { $seat }: region { $region } is immune now, nobody can enter it while the Balrog is there.
event-buried = { clause-buried }.
event-cleared = { $seat } clears region { $region }.
event-conquered =
    { $seat } conquers region { $region } with { tokens }: { $race }.{ $other-is ->
        [some] { " " }{ $other } had it before.
       *[none] { "" }
    }
event-conquered-from =
    { $seat } conquers region { $region } with { tokens }: { $race }. { $other } { $lost ->
        [0] withdraws without a loss
        [one] loses { $lost } token
       *[other] loses { $lost } tokens
    }: { $other_race }.
event-crashed = The Zeppelin of { $seat } crashes: region { $region } is burning.
event-declined = { $seat } goes into decline: { $race }.
event-earned = { clause-earned }.
event-expanded = { $seat } expands.
event-fired = { $seat } fires the Cannon in region { $region }.
event-forged =
    { $seat } gets { $count ->
        [one] { $count } piece that helps
       *[other] { $count } pieces that help
    } to conquer: { forge }.
event-found = { $seat } discovers something in region { $region }: { $site }.
event-game-over = The game is over.
event-left = { $seat } leaves the River in region { $region }: { tokens } back in hand ({ $race }).
event-lost =
    { $tokens ->
        [0] { $seat } withdraws from region { $region } without a loss: { $race }.
       *[other] { $seat } loses { tokens } in region { $region }: { $race }.
    }
event-lowered = { $seat } does without a Relic after all: { $site }.
event-marker-placed =
    { $seat-is ->
        [none] New in region { $region }: { $marker }.
       *[some] New in region { $region } of { $seat }: { $marker }.
    }
event-marker-removed =
    { $seat-is ->
        [none] Gone from region { $region }: { $marker }.
       *[some] Gone from region { $region } of { $seat }: { $marker }.
    }
event-pact-given = { $seat } gives { $other } a Trade Pact.
event-paid = { clause-paid }.
event-peace = { $seat } makes peace with { $other } ({ $tile }).
event-pick-freed = { $seat } will pick the next pair for free.
event-picked =
    { $seat } picks { $pair } { $paid ->
        [0] for free
        [one] for { $paid } coin
       *[other] for { $paid } coins
    }{ $coins ->
        [0] .
       *[other] { " and finds " }{ coins } there.
    }
event-placed = { $seat } puts { tokens } into region { $region }: { $race }.
event-raised = { $seat } uses a Relic for the next conquest: { $site }.
event-reborn = Region { $region } passes to the active race of { $seat }: { $tile }.
event-recruited = { $seat } gets { tokens }: { $race }.
event-resurfaced = { $seat } holds region { $region } again: { $race }.
event-revealed = New to pick: { $pair }.
event-rivers-left = { $seat } leaves the Rivers in regions { $regions }: { tokens } back in hand.
event-rolled =
    { $region-is ->
        [none] { $seat } rolls { $pips }.
       *[some] { $seat } rolls { $pips } for region { $region }.
    }
event-sacrificed = { $seat } sacrifices 1 token in region { $region }: { $tile }.
event-score-item =
    { $seat }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $item }
event-scored = { $seat } scores { coins }.
event-scored-from = { $seat } scores { coins }: { $text }.
event-site-moved =
    { $origin-is ->
        [same] { $seat } uses in region { $region }: { $site }.
       *[some] { $seat } moves from region { $origin } to region { $region }: { $site }.
    }
event-spread = { $seat } spreads out: { $text }.
event-struck = { $seat } strikes region { $region } with a Lightning Bolt.
event-told = { $text }
event-transformed = { $seat } gives up a token for a Dragon in region { $region }.
event-turn-began = Round { $round }: { $seat } begins.
event-vanished = { $seat } has no more { $race }: they leave the map for good.
event-vengeance = { $other } is marked for revenge by { $seat }: { $tile }.
explained-cost = region { $region } costs { $cost }
explained-refusal = not possible: { $text }
final-die = the die
forge =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }, { $because }
    }
happening-began = The game begins.
happening-hushed-off = Spectators may talk again.
happening-hushed-on = The host asks spectators to be silent.
happening-muted-off = { $who } may talk again.
happening-muted-on = The host asks { $who } to be silent.
happening-paused = { $who } is on vacation until { $until }.
happening-relieved-asked = A bot plays for { $who }.
happening-relieved-away = { $who } has been away for long; a bot plays on.
happening-relieved-began = A bot takes a free seat: { $who }.
happening-relieved-clock = { $who } is out of time; a bot plays on.
happening-relieved-forfeit = { $who } is out of time and out of the game; a bot plays it to its end.
happening-relieved-left = { $who } leaves; a bot plays on.
happening-relieved-removed = The host has removed { $who }; a bot plays on.
happening-rematched = On to a rematch!
happening-resumed = { $who } is back from vacation.
happening-sat = { $who } sits down.
happening-undone = { $who } takes the last step back.
helpers =
    { $helpers ->
        [0] { "" }
        [one] { " and " }{ $helpers } piece that helps
       *[other] { " and " }{ $helpers } pieces that help
    }
item-any-region = any region
item-as-if-empty = { $tile }: as if empty
item-at-least-one = at least one token
item-buried-token = buried token
item-buried-tokens = { $race }: buried
item-defenders = { $race }
item-floor = { $race }: no region pays less than nothing
item-islands = { $race }: whole islands
item-marker = { $marker }
item-natives = { $natives }
item-own-tokens = own tokens do not defend
item-regions = { $race }: regions
item-regions-in-decline = { $race }: regions in decline
item-roll = roll
item-site = { $site }
item-terrain = { $terrain }
item-tile =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }: { $because }
    }
marker-bag_o_many_things = Bag-o'-Many-Things
    .summary = Shows where the Bag worked last. It protects nothing and cannot be stolen.
marker-balrog = Balrog
    .summary = Immune: nobody at all can enter or use this region while the Balrog is here.
marker-burning = Burning
    .summary = Immune: nobody can enter until the next turn of the player whose Zeppelin crashed here.
marker-cannon = Cannon
    .summary = Immune: no opponent can conquer or affect this region.
marker-dragon = Dragon
    .summary = Immune: no opponent can conquer or affect this region while the Dragon stays.
marker-drakon_dragon = Drakon Dragon
    .summary = Immune: no opponent can conquer or affect this region until its owner's next turn.
marker-encampment = Encampment
    .summary = +1 defence each. It also counts as company: a token beside it is not alone.
marker-firing_cannon = firing Cannon
    .summary = Immune. This turn regions beside it cost its owner 2 tokens less.
marker-fortress = Fortress
    .summary = +1 defence, even in decline. Pays 1 coin while its race is active.
marker-ghost = Tomb-Raider's Ghost
    .summary = Immune: only whoever stands here, or the holder of the Crypt if nobody does, may act here.
marker-great_ancient = Great Ancient
    .summary = Immune. Regions beside it cost the Cultists 1 token less.
marker-hero = Hero
    .summary = Immune: no opponent can conquer or affect this region while the Hero stays.
marker-hole = Hole-in-the-Ground
    .summary = Immune: no opponent can conquer or affect this region while Halflings live here.
marker-lair = Troll's Lair
    .summary = +1 defence, even in decline.
marker-mushroom_armor = Mushroom Armour
    .summary = +1 defence each, even in decline. It does not protect a lone token from being replaced.
marker-queen = Queen
    .summary = Immune: no opponent can conquer or affect this region, even in decline.
marker-silver_hammer = Silver Hammer
    .summary = Helped to conquer here. It does not defend and returns after redeployment.
marker-volcano = Volcano
    .summary = Regions beside it, or beside Flames linked to it, cost the Flames as if nobody were in them.
missing =
    { $missing ->
        [one] { $missing } token is missing
       *[other] { $missing } tokens are missing
    }
mixed-base = On this board Mudpools are Swamps, Mushroom Forests are Forests, Mystic Crystals are Magic regions, Black Mountains are Mountains and Rivers are Seas and Lakes.
mixed-underground = On this board Swamps are Mudpools, Forests are Mushroom Forests, Magic regions are Mystic Crystals, Mountains are Black Mountains and Seas and Lakes are Rivers.
natives-lost_tribe = Lost Tribe
    .summary = Costs 1 token more and is gone when the region is conquered.
natives-monsters = Monsters
    .summary = They cost 2 tokens more. Whoever conquers the region finds a Relic or a Place.
needed =
    { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    }
outlook-altar =
    Give up 1 of your { $race } in region { $region } for { coins }{ $last ->
        [0] { "" }
       *[other] , the last one there: the region is left
    }
outlook-ancient-goes = The Great Ancient goes to region { $region }: immune there, 1 cheaper around it
outlook-ancient-moves = Move the Great Ancient to region { $region }: immune there, 1 cheaper around it
outlook-armour = A Mushroom Armour into region { $region }: defence { $before } becomes { $after }
outlook-armours-to-place =
    { $count ->
        [one] { $count } Mushroom Armour to place
       *[other] { $count } Mushroom Armours to place
    }
outlook-bag-ready = Bag-o'-Many-Things ready
outlook-bag-used = Bag-o'-Many-Things used
outlook-balrog =
    The Balrog goes to region { $region }: { $other-is ->
        [same] your { $race } lose
       *[some] { $race } of { $other } lose
    } { $lost } of { $count }; nobody can enter as long as it stays
outlook-balrog-finds = The Balrog goes to region { $region }: a site is found; nobody can enter as long as it stays
outlook-balrog-meets-nobody = The Balrog goes to region { $region }: nobody there; nobody can enter as long as it stays
outlook-bite = Bitten by your Vampires with a token from { conversion-source }
outlook-bolt = with { tokens }
outlook-bolts-left =
    { $count ->
        [one] { $count } Lightning Bolt left
       *[other] { $count } Lightning Bolts left
    }
outlook-clear = gain { tokens }
outlook-clear-for-nothing = gain nothing, the tray is empty
outlook-doormat =
    { $copied ->
        [0] Raise the Flying Doormat
       *[other] The Bag, as the Flying Doormat,
    } for your next conquest: any region is in reach
outlook-dragon = with { tokens }; immune then
outlook-dragons-left =
    { $count ->
        [one] { $count } Dragon left
       *[other] { $count } Dragons left
    }
outlook-fire = { tokens } less for { $regions } this turn
outlook-fire-at-nothing = nothing beside it to conquer
outlook-ghost =
    The Ghost into region { $region }: immune to all but { $other-is ->
        [same] you
       *[some] { $other }
    }
outlook-hammers =
    { $count ->
        [one] { $count } Silver Hammer
       *[other] { $count } Silver Hammers
    }
outlook-hammers-in-hand = { outlook-hammers }, { $hand } in hand
outlook-leave = Leave the River in region { $region }: { tokens } back in hand
outlook-orb =
    { $copied ->
        [0] Turned by the Shiny Orb
       *[other] Turned by the Bag as the Shiny Orb
    } with a token from { conversion-source }
outlook-pact =
    1 coin from you if your regions are spared, else 1 for you{ $count ->
        [0] { "" }
       *[other] { " " }({ $count } already)
    }
outlook-pacts-of =
    { $count ->
        [one] { $count } Trade Pact of { $other }
       *[other] { $count } Trade Pacts of { $other }
    }
outlook-queen = The Queen into region { $region }: immune as long as she stays
outlook-reborn = Your { $race } in decline leave region { $region } to 1 of your { $other_race }
outlook-revenge-on = Vengeance on { $others }
outlook-ring =
    { $copied ->
        [0] Froggy's Ring
       *[other] The Bag, as Froggy's Ring,
    } into region { $region }: 1 coin from { $count ->
        [0] nobody
       *[other] { $other }
    }
outlook-scepter =
    { $copied ->
        [0] The Scepter of Avarice
       *[other] The Bag, as the Scepter of Avarice,
    } into region { $region }: { coins } more this turn
outlook-socks =
    { $copied ->
        [0] Raise the Stinky Troll's Socks
       *[other] The Bag, as the Stinky Troll's Socks,
    } for your next conquest: as if the region were empty, its defenders flee unharmed
outlook-sorcery = with a token from the tray
outlook-swap = { $pair }: { tokens }; the { $other_race } get { $former }
outlook-sword =
    { $copied ->
        [0] Raise the Sword of the Killer Rabbit
       *[other] The Bag, as the Sword of the Killer Rabbit,
    } for your next conquest: { tokens } less
outlook-transform = 1 token lost, { $count } placed; immune then
outlook-vanish = Let them vanish by the power of Stonehedge: { coins } now, and none of them stay on the board
outlook-volcano = The Volcano into region { $region }, beside { $regions }
outlook-wisp = Costs { $cost } less the roll: success { $lucky } in { $faces }, a failure ends your conquests
outlook-wisp-sure = Costs { $cost } less the roll: cannot fail
outlook-zeppelin =
    costs { $cost } less the roll: success { $lucky } in { $faces }, crash { $crashes } in { $faces }{ $ends ->
        [0] { "" }
       *[other] , else your conquests end ({ $ends } in { $faces })
    }
outlook-zeppelins-left =
    { $count ->
        [one] { $count } Zeppelin left
       *[other] { $count } Zeppelins left
    }
own-board = A board of our own, not one from the box
persona-1 = Grizzelda
    .temper = Raider
    .summary = Sees a border and steps over it.
persona-10 = Tukker
    .temper = Dreamer
    .summary = Was looking at the clouds just now.
persona-11 = Marrow
    .temper = Mourner
    .summary = Fond of everything in decline.
persona-12 = Ossip
    .temper = Collector
    .summary = One more region, then enough.
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
phase-aftermath = After the conquests
phase-conquer = Conquests
phase-decide = Expand or decline
phase-end-choices = Before scoring
phase-game-over = The end
phase-legacy = Conquests in decline
phase-pick = Pick
phase-pick-choices = Finish the pick
phase-post-score = After scoring
phase-ready = Get ready
phase-redeploy = Redeployment
phase-start-effects = Start of the turn
phase-withdraw = Withdrawal
piece-bolt = Lightning Bolt
piece-bridge = Cloud bridge
piece-pact = Trade Pact
piece-vengeance = Vengeance marker
piece-zeppelin = Zeppelin
refused-abandon-first = regions are abandoned before the first conquest of the turn
refused-abandons-before-own = the { $race } in region { $region } abandon regions before their own conquests only
refused-ability-needs = this race needs { needed } for it, { $hand } in hand
refused-account-name-taken = somebody is already called { $text }
refused-account-needs-name = an account needs a name
refused-action-needs-number = '{ $action }' takes { action-target } as a number, not '{ $text }'
refused-action-out-of-range = '{ $action }': { action-target } is a number from { $least } to { $most }
refused-action-takes-nothing = '{ $action }' takes nothing after it, but '{ $text }' follows
refused-action-takes-number = '{ $action }' takes { action-target }, one number, for example '{ $action } 3'
refused-active-only = '{ $action }' is for an active race, the { $race } are in decline
refused-address-taken = this address opens another account already
refused-all-burning = all { $count } Burning markers are on the board
refused-ally-attacked = the active race of { $seat } was attacked this turn
refused-ally-named = an ally has been named this turn
refused-ally-when = an ally is named at the end of the turn
refused-already-occupied = region { $region } is already occupied by this race
refused-altar-before-scoring = the Altar is used before scoring
refused-altar-used = the Altar has been used this turn
refused-analyses-many = too many games wait to be analysed; try again later
refused-analysis-when-over = a game is analysed when it is over
refused-ancient-at-start = the Great Ancient is moved at the start of the turn
refused-ancient-comes-with-conquest = the Great Ancient comes with the next conquest
refused-ancient-moved = the Great Ancient has been moved this turn
refused-ancient-there = the Great Ancient is already in region { $region }
refused-armours-in-redeployment = Armours are placed in redeployment
refused-attacked-places-only = it is the turn of { $seat }; an attacked player only places what was driven out
refused-bad-first = the first player is one of the seats 1 to { $most }, not { $first }
refused-bad-players = a game has 2 to { $most } players, not { $players }
refused-bad-rounds = a game has at least one round, not { $rounds }
refused-bad-switch = the house rule '{ $text }' is { $known-or }, not { $value }
refused-bad-version = the rules have the versions { $known }, not '{ $text }'
refused-bag-raised = the Bag has been raised for the next conquest
refused-bag-used = the Bag has been used this turn
refused-balrog-among-conquests = the Balrog moves among the conquests of the race that holds the Pentacle
refused-balrog-chasm = the Balrog cannot enter region { $region }: a Chasm
refused-balrog-first-from-pentacle = region { $region } is not next to the Pentacle in region { $origin }, from where the Balrog is first sent: { balrog-ways }
refused-balrog-moved = the Balrog has moved this turn
refused-balrog-not-beside = region { $region } is not next to the Balrog in region { $origin }: { balrog-ways }
refused-begun = the game has begun already
refused-begun-by-other-rules = this game was begun by rules version '{ $text }', this server knows { $known }: it cannot go on here, its record is kept
refused-bells-many =
    { $count ->
        [one] { $count } address or device is
       *[other] { $count } addresses and devices are
    } told of this seat already; end one of them first
refused-bitten-already = no second token can be taken this way this turn
refused-block-needs-account = whoever has seat { $chair } has no account, or it is yours
refused-blocks-many = you have blocked { $most } people; let one go first
refused-bolts-used = all { $count } Lightning Bolts have been used this turn
refused-bolts-when = Bolts strike among the conquests, not with a roll
refused-bot-plays = a bot plays this seat; take it back first
refused-bot-plays-there = seat { $chair } is played by { $text } already
refused-cannon-there = region { $region } already has a Cannon
refused-cannons-fire-when = Cannons fire among the conquests, from the second turn on
refused-cannons-move-when = Cannons are moved in redeployment
refused-cannons-placed = the Cannons have been placed for this turn
refused-cannot-go-on = this game cannot go on here: { $text }
refused-cannot-leave-out = '{ $text }' cannot be left out: there is no such race, power or site
refused-claim-needs-seat = this link opens no seat
refused-claimed-by-other = seat { $chair } belongs to the account of somebody else
refused-clear-after-raised = what has been raised must serve a conquest before a Forest is cleared
refused-clear-when = a Forest is cleared among the conquests, not with a roll
refused-cleared-already = a Forest has been cleared this turn
refused-closed-by-host = the host has closed this table
refused-combo-too-dear =
    the combo costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, { $coins ->
        [one] { $coins } is there
       *[other] { $coins } are there
    }
refused-conquests-of-other-race = this is the time for conquests of the { $race }
refused-convert-among-conquests = tokens are converted among the conquests
refused-converted-already = a token of { $seat } has been converted this turn, and only one of each opponent can be
refused-cost-holder = holder is another race than the one that attacks
refused-cost-markers-alone = markers lie where a holder stands
refused-cost-markers-leave = markers: { $markers } leave when a race declines
refused-cost-natives = natives: 1 or { $most }
refused-cost-natives-alone = natives and a holder are never in one region
refused-cost-origin = from is another region, a number from 1 to { $most }
refused-cost-region = region is a number from 1 to { $most }
refused-decided-first = expanding or declining is decided before anything else in the turn
refused-declined-abandons-nothing = the { $race } in region { $region } are in decline and abandon nothing
refused-declined-conquers-nothing = the { $race } are in decline and conquer nothing
refused-declined-this-turn = the race has declined this turn
refused-die-not-needed =
    { $hand ->
        [one] { $hand } token is
       *[other] { $hand } tokens are
    } enough for a cost of { $needed }, the die is not needed
refused-die-replaced = { $tile }: there is no final die attempt, use '{ $instead }' instead
refused-die-too-weak =
    { missing }, the die gives at most { $most }
refused-dragon-flown = the Dragon has conquered a region this turn
refused-dragon-no-water = the Dragon does not conquer water
refused-dragon-when = the Dragon flies among the conquests of its race
refused-drakon-no-water = a Dragon does not conquer water
refused-empty-hand = there is no token in hand
refused-entry-below = region { $region } is in the sky: this race comes onto the board on the ground
refused-entry-elsewhere = this race cannot come onto the board in region { $region }, only in { $regions }
refused-fortress-built = a Fortress has been built this turn
refused-fortress-there = region { $region } already holds a Fortress
refused-fortress-when = a Fortress is built while redeploying
refused-fortresses-built = all { $count } Fortresses are on the board
refused-game-over = the game is over
refused-ghost-at-crypt = region { $region } is that of the Crypt, where the Ghost protects nothing
refused-ghost-before-scoring = the Ghost is moved before scoring
refused-ghost-in-chasm = region { $region } is a Chasm, where no Ghost goes
refused-ghost-moved = the Ghost has been moved this turn
refused-ghost-there = the Ghost is already in region { $region }
refused-give-up-when = regions are given up in redeployment
refused-ground-first = this race makes its first conquest on the ground, region { $region } is in the sky
refused-helpers-need-token =
    { $because-is ->
        [none] { $tile }: what is in hand pays only beside a token, and there is none
       *[some] { $tile }: what is in hand ({ $because }) pays only beside a token, and there is none
    }
refused-host-begins = only the host begins
refused-host-closes = only the host closes the table
refused-host-hushes = only the host tells spectators to be silent
refused-host-lets-bots = only the host lets bots play for others
refused-host-moderates = only the host does this
refused-immune = region { $region } is immune: { $markers }
refused-just-left = whoever has that seat may come back; wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refused-key-needed = this table is not public; a link with a key opens it
refused-kraken-in-decline = the Kraken are in decline and leave nothing
refused-kraken-in-redeployment = the Kraken leave a River in their redeployment
refused-last-passkey = without this passkey you could not come in again
refused-letters-many = enough mails were asked for already; wait an hour or so
refused-letters-server = this server has sent as many mails as it may today; try again tomorrow
refused-liches-unpaid = whoever conquers a region of the Liches in decline pays { coins } to { $seat }, and there is none
refused-log-full = this seat has had its { $most } times of this; the game goes on without
refused-lowered-once = put down once and raised again, it serves the next conquest: conquer or stop
refused-marker-beside =
    region { $region } is not defended by exactly one token: { tokens } and the { $markers }, which counts as one
refused-marker-in-hand-first = a place for the { $marker } in hand comes first
refused-marker-moved-when = the { $marker } is only moved in the redeployment of its race
refused-marker-there = region { $region } already holds the { $marker }
refused-markers-moved = no { $marker } can be moved again this turn
refused-missing-content = this game needs { $names }, made by somebody and not known here; name the file with --content FILE
refused-muted = the host has asked you to be silent
refused-name-needed = say who you are
refused-name-of-bot = somebody with this name would be taken for a bot
refused-name-taken = somebody at this table is already called { $text }
refused-name-twice = two players are called { $text }
refused-names-count =
    { $board } has { $players } seats, { $count ->
        [one] { $count } name is
       *[other] { $count } names are
    } given
refused-no-abandoning-now = no region can be abandoned in the phase '{ $phase }'
refused-no-ability-helps = no ability helps against the { $race } in region { $region }
refused-no-accounts = there are no accounts on this server
refused-no-action-text = an action is missing: the text is empty
refused-no-active-opponent = no opponent's active race is in region { $region }
refused-no-active-race = { $seat } has no active race that could conquer
refused-no-address = this is no mail address
refused-no-answer-now = '{ $action }' is no answer now: the phase is '{ $phase }'
refused-no-armour-waits = no Armour waits for a place
refused-no-board-for = there is no board for { $count } players
refused-no-cannon-to-fire = no Cannon that could fire is in region { $region }
refused-no-cannon-to-move = no Cannon that could be moved is in region { $region }
refused-no-column = there are not enough races and powers for a combo column
refused-no-conquest-now = nothing can be conquered in the phase '{ $phase }'
refused-no-crystal-near = region { $region } is no Crystal and beside none of the Wisps'
refused-no-cultists-there = no Cultists are in region { $region }
refused-no-decision-after-pick = nobody expands or declines in the turn in which he picks a combo
refused-no-entry =
    this race cannot come onto the board in region { $region }, only at the edge of the board{ $shore ->
        [0] { "" }
       *[other] { " " }or at a coast of the Sea
    }: { $regions }
refused-no-entry-at-all = this race cannot come onto the board in region { $region }, nor in any other
refused-no-final-die = { $tile }: there is no final die attempt
refused-no-forest = region { $region } is no Forest
refused-no-hints = hints are switched off at this table
refused-no-hints-with-clock = there are no hints in games with a clock
refused-no-kraken-there = no Kraken are in region { $region }
refused-no-mail = this server sends no mail
refused-no-marker-there = region { $region } holds no { $marker }
refused-no-marker-waits = no { $marker } waits for a place now
refused-no-mountain = region { $region } is no Mountain
refused-no-opponent = seat { $place } is no opponent
refused-no-pick-now = a combo is only picked at the start of a turn without an active race, now is '{ $phase }'
refused-no-placing-now = no tokens are placed in the phase '{ $phase }'
refused-no-push = this server sends no push notices
refused-no-race-in-decline = { $seat } has no race in decline that could conquer
refused-no-reborn-there = no Reborn race in decline is in region { $region }
refused-no-river = region { $region } is no River
refused-no-second-race-in-decline = { $seat } has no second race in decline that could conquer
refused-no-sorcerer-left = no Sorcerer is left in the tray
refused-no-such-bell = these notices have been ended already
refused-no-such-board = there is no board '{ $text }'
refused-no-such-bot = there is no bot '{ $text }'; known are { $known }
refused-no-such-combo =
    the column shows { $count ->
        [one] { $count } combo
       *[other] { $count } combos
    }, there is none at price { $price }
refused-no-such-player = seat { $chair }: there is no player '{ $text }'; known are { $known }
refused-no-such-region = this board has no region { $region }, its regions are 1 to { $size }
refused-no-such-seat = this table has the seats 1 to { $most }
refused-no-such-swap =
    { $count ->
        [one] { $count } other combo is
       *[other] { $count } other combos are
    } visible, there is none at { $price }
refused-no-such-switch = '{ $text }' is no house rule of this game; known are { $known }
refused-no-such-table = there is no such table
refused-no-token-left = no token is left in the tray or in hand
refused-no-vacation = no vacation was agreed at this table
refused-no-volcano-there = region { $region } is no Chasm with a volcano
refused-nobody-offers = no race, power or site of this player offers '{ $action }'
refused-nobody-to-drive-out = nobody is in region { $region } who could be driven out
refused-none-in-decline-there = no race in decline of this player is in region { $region }
refused-not-adjacent = region { $region } is not adjacent to a region of this race
refused-not-alone =
    region { $region } is not defended by exactly one token: { tokens }{ $buried ->
        [0] { "" }
       *[other] { " and a buried token, which counts as one" }
    }
refused-not-begun = the game has not begun yet
refused-not-for-person = seat { $chair } is not for a person
refused-not-habitable = this race cannot enter region { $region }: { $terrain }
refused-not-last = only the last action may roll, reveal something or leave the decision to another
refused-not-occupied = region { $region } is not occupied by this race
refused-not-of-active-race = region { $region } is not occupied by the active race
refused-not-of-amazons = region { $region } is not occupied by the Amazons
refused-not-of-the-queen = region { $region } is not occupied by the Queen's race
refused-not-over = the game is not over yet
refused-not-your-decision = it is not your decision
refused-nothing-raised = nothing is raised that could be put down
refused-nothing-said = nothing was said
refused-nothing-to-conquer = there is no region that could be conquered
refused-nothing-to-give-up = no region has to be given up now
refused-nothing-to-undo = nothing can be taken back past a roll, a reveal or somebody else's decision
refused-one-seat-each = you have a seat at this table already
refused-only-bots = only bots play; make the table public, or nobody could ever see it
refused-other-decides =
    { $text-is ->
        [none] seat { $chair } decides now
       *[some] { $text } decides now
    }
refused-own-forest = region { $region } is a Forest of the Wendigos themselves
refused-owner-here = whoever has that seat is here
refused-pacts-given = all { $count } Trade Pacts have been handed out
refused-pacts-need-coins = no more Pacts than coins can be handed out: { $count } out, { coins }
refused-pacts-when = Trade Pacts are handed out after scoring
refused-passkey-known = this passkey is in use already
refused-passkey-needs-page = passkeys need a page of this server
refused-passkey-refused = this passkey does not fit
refused-passkey-unknown = nobody here has this passkey; it may have been removed
refused-passkeys-many = you have { $most } passkeys; remove one first
refused-peace = peace with the { $race } of { $seat } lasts until the start of their next turn
refused-persons-share-links = seat { $chair }: only persons share a link
refused-players-called = only those who play here can be told
refused-players-rematch = only players ask for a rematch
refused-players-talk = only players talk
refused-pocket-alone = here nobody else can come: a table in this browser is not public, has no open seats and no clock
refused-pocket-keeps-nothing = this browser cannot keep the game now; is there room left on the device?
refused-pocket-no-analysis = a look back takes long, so only servers make one; move the game to one first
refused-protected = { $tile } of { $seat } may not be attacked by this player now
refused-push-keys = these are not the keys of a browser
refused-push-unknown = this server does not know the push service of this browser
refused-queen-before-scoring = the Queen is placed before scoring
refused-queen-placed = the Queen has been placed this turn
refused-queen-there = the Queen is already in region { $region }
refused-rated-each-alone = in a rated game at least one person plays, each with a link of their own
refused-rated-needs-account = games at this table count: please sign in first
refused-rated-no-record = a game that goes on from a record is never rated
refused-rated-own-tiles = a rated game has no tiles of one's own
refused-rated-runs = a rated game that has begun is played to its end
refused-reborn-already =
    { $count ->
        [2] two regions have been reborn this turn
        [one] { $count } region has been reborn this turn
       *[other] { $count } regions have been reborn this turn
    }
refused-reborn-at-start = regions are reborn at the start of the turn
refused-reborn-at-start-from-tray = regions are reborn at the start of the turn, and the tray of the active race is empty
refused-reborn-without-token = no token of the active race is left in the tray, and none can be gathered
refused-record-by-other-rules = the record was played by rules version '{ $text }', this server knows { $known }
refused-record-format = the format of the record is '{ $text }', this server reads '{ $value }'
refused-record-too-long = the record has more than { $most } actions
refused-record-when-over = the record tells everything that is hidden; it can be had when the game is over
refused-relic-before-scoring = the { $site } is placed before scoring
refused-relic-in-conquest = the { $site } helps in a conquest
refused-relic-in-vain = even with the { $site } nothing could be conquered
refused-relic-not-found = the { $site } has not been found
refused-relic-not-now = this is not the moment for the { $site }
refused-relic-raised = the { $site } has been raised for the next conquest
refused-relic-serves = the { $site } already serves the next conquest
refused-relic-used = the { $site } has been used this turn
refused-relic-works-there = the { $site } already works in region { $region }
refused-rematch-exists = there is a rematch already
refused-removed-by-host = the host has removed you from this table
refused-report-own-tables = only at a table where you have a seat
refused-river-left = the tokens have left the River in region { $region }
refused-roll-when = the die is only rolled among the conquests of this race
refused-rolled-already = the die has already been rolled ({ $rolled }): conquer a region or stop
refused-seat-forfeited = the time of this seat ran out, and with it the game was forfeited; a bot plays it to its end
refused-seat-not-open = seat { $chair } is not open
refused-seat-not-yours = seat { $chair } is not yours
refused-seat-yours = seat { $chair } is your own
refused-seats-count =
    { $board } has { $players } seats, { $count ->
        [one] { $count } is
       *[other] { $count } are
    } described
refused-seats-free = nobody sits at { $chairs } yet
refused-server-ends = the server is being stopped; try again in a moment
refused-server-full = this server has no room for another table
refused-sign-in-first = please sign in first
refused-site-held-in-decline = the { $site } in region { $region } is held by the { $race } in decline: only an active race uses it
refused-sites-anyway = { $board } has Relics and Places anyway
refused-sorcery-needs-region = without a region of their own Sorcerers cannot use Sorcery
refused-sorcery-when = Sorcery is only possible among the conquests, not with a roll
refused-spectators-hushed = the host has asked spectators to be silent
refused-stale = you have seen the game up to { $seen }, it has gone on to { $now }
refused-stout-when = the Stout decline comes right after scoring
refused-suspended = this account is suspended: { $text }
refused-swap-when-picking = powers are only exchanged at the moment of picking
refused-swapped-already = the power has been exchanged
refused-tables-today =
    you have opened { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } within a day; wait a little
refused-tables-unfinished =
    { $count ->
        [one] { $count } table of yours is
       *[other] { $count } tables of yours are
    } not finished yet
refused-text-accents = the { text-what } contains more accents than letters
refused-text-too-long = the { text-what } is longer than { $most } characters
refused-text-unseen = the { text-what } contains characters that cannot be seen
refused-ticket-used-up = this was used already, or it is too old
refused-tile-chooses-first =
    { $tile } must choose first: { $choices }{ $more ->
        [0] { "" }
       *[other] , …
    }
refused-time-out-already = your time is out already
refused-timeout-without-clock = what happens when time is out can only be agreed where there is a clock
refused-too-chatty = too much is said at once; wait a little
refused-too-few-after-roll =
    region { $region } needs { needed }, { $hand } in hand{ helpers } and { $rolled } rolled
refused-too-few-powers =
    { $players } players need at least { $least } powers, { $count ->
        [one] { $count } is
       *[other] { $count } are
    } left
refused-too-few-races =
    { $players } players need at least { $least } races, { $count ->
        [one] { $count } is
       *[other] { $count } are
    } left
refused-too-few-sites =
    { $count ->
        [one] { $count } region of this board hides
       *[other] { $count } regions of this board hide
    } a site, but only { $sites ->
        [one] { $sites } site is
       *[other] { $sites } sites are
    } in the game
refused-too-few-tokens =
    needs { needed }, { $hand } in hand{ helpers }{ $lucky ->
        [0] { "" }
       *[other] ; { final-die } succeeds in { $lucky } of { $faces } cases
    }
refused-too-many-sites = at most { $most } sites can be in one game
refused-too-many-tiles = at most { $races } races and { $powers } powers can be in one game
refused-too-many-tries = that was tried too often; wait a while
refused-transform-needs = one token is lost and { $needed } must be placed, { $hand } in hand
refused-transform-when = Drakons are transformed among the conquests, not with a roll
refused-transformed = { $count } Drakons have been transformed this turn
refused-turn-of-other = it is the turn of { $seat }
refused-two-clocks = there is a time for each move or one for the whole game, not both
refused-unknown-action = '{ $text }' is no action; known are { $choices }
refused-unknown-board = there is no board '{ $text }'; known are { $known }
refused-unknown-box = there is no box '{ $text }'; known are { $known }
refused-vacation-spent =
    of your vacation { $count ->
        [one] { $count } day is
       *[other] { $count } days are
    } left
refused-vacation-without-clock = a vacation can only be agreed where there is a clock
refused-vanish-by-declining = vanishing is a way of declining
refused-vanishes-anyway = this race vanishes whenever it declines: choose '{ $instead }'
refused-volcano-entry = this race cannot come onto the board in region { $region }, only beside its Volcano: { $regions }
refused-volcano-stays = the Volcano stays where it is while the Flames are active
refused-volcano-when-picked = the Volcano is placed when the Flames are picked
refused-watching = you are watching
refused-wisps-among-conquests = the Wisps roll among their conquests
refused-wrong-key = this key does not open this table
refused-zeppelins-flown = all { $count } Zeppelins have flown this turn
refused-zeppelins-when = Zeppelins fly among the conquests
seat = seat { $number }
site-kind-place = Popular Place
    .summary = Serves whoever holds its region, and never moves.
site-kind-relic = Righteous Relic
    .summary = Serves the active race that holds its region, and moves to where it was used.
source-buried-tokens = buried tokens
source-floor = never less than nothing
source-islands = whole islands
source-paid = paid to others
source-picks = coins found on pairs minus coins paid for them
source-regions = regions
source-regions-in-decline = regions in decline
source-start = coins to start with
spread-marker =
    { $count ->
        [1] { $marker } at { $region }
       *[other] { $count } × { $marker } at { $region }
    }
spread-tokens = { $tokens } to { $region }
switch-boltsAnywhere = Bolts of the Storm Giants
    .false = They strike Mountains within reach.
    .true = They strike Mountains anywhere.
switch-conversionNeedsToken = Converting with an empty hand
    .true = No: Sorcery, Vampires and the Shiny Orb need a token in hand like every conquest.
    .false = Allowed: they need no token in hand, as the new one comes from the tray.
switch-flamesEntry = Where Flames enter
    .volcano = Beside their Volcano.
    .edge = At the edge of the map, like everybody.
    .both = Beside their Volcano or at the edge of the map.
switch-openScores = Open ledger
    .false = Everybody's coins stay hidden until the end; count along if you like.
    .true = The coins are counted for you: everybody sees everybody's.
switch-ownTokensDefend = Your own tokens defend
    .false = Your own race in decline costs nothing extra when your active race takes its regions.
    .true = Your own tokens add to the cost like anybody's.
switch-vampirePerOpponent = Vampire bites
    .true = Once per turn and opponent.
    .false = Just once per turn.
switch-wendigoClearsNatives = Wendigos and Lost Tribes
    .true = Wendigos drive Lost Tribes out too.
    .false = Lost Tribes stay where they are.
switch-wendigoIgnoresImmunity = Wendigos and immune Forests
    .false = An immune Forest is safe from Wendigos.
    .true = Wendigos clear immune Forests too.
switch-wendigoNeedsVictim = Wendigos and empty Forests
    .false = Wendigos may clear an empty Forest and still gain a token.
    .true = Wendigos only clear Forests where somebody is.
symbol-cavern = Cavern
    .summary = The Underworld power travels from Cavern to Cavern.
symbol-magic = Magic
    .summary = Some races and powers earn coins here.
symbol-mine = Mine
    .summary = Some races and powers earn coins here.
symbol-volcano = Volcano
    .summary = The Flames may put their Volcano here.
terrain-black_mountain = Black Mountain
    .summary = Costs 1 token more, whoever is there, and pays 1 coin.
terrain-chasm = Abysmal Chasm
    .summary = Nobody can ever enter it.
terrain-farmland = Farmland
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-forest = Forest
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-hill = Hill
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-lake = Lake
    .summary = Water: nobody can live here but races that may enter water.
terrain-mine = Mine
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
terrain-mountain = Mountain
    .summary = Costs 1 token more, whoever is there, and pays 1 coin.
terrain-mud_pool = Mudpool
    .summary = Ordinary land. For races and powers of other boxes it is a Swamp.
terrain-mushroom_forest = Mushroom Forest
    .summary = Ordinary land. For races and powers of other boxes it is a Forest.
terrain-mystic_crystal = Mystic Crystal
    .summary = Ordinary land. For races and powers of other boxes it is a Magic region.
terrain-river = River
    .summary = Costs just 1 token when empty, but pays nothing: your tokens must leave it when you redeploy.
terrain-sea = Sea
    .summary = Water: nobody can live here but races that may enter water.
terrain-swamp = Swamp
    .summary = Ordinary land: pays 1 coin, and more to races and powers that love it.
text-what = { $what }
tile-adventurous = Adventurous
    .summary = Each region with a Popular Place pays you 1 coin more.
    .because = Popular Places
tile-airborne = Airborne
    .summary = In the turn you pick it every region costs you 2 tokens less.
    .because = in the turn of the pick
tile-alchemist = Alchemist
    .summary = You get 2 coins more every turn while the race is active.
    .because = every turn
tile-altar_of_souls = Altar of Souls
    .summary = Before scoring you may give up 1 token of your race in decline for 3 coins. Works even if a race in decline holds it.
    .because = a sacrificed token
tile-amazons = Amazons
    .summary = You have 4 extra tokens for conquering only: they leave the map before you score and are back in your hand next turn. Too few left? Then you give up regions.
tile-berserk = Berserk
    .summary = Before any conquest you may roll the die and then choose a region with its help. If you take none after a roll, your conquests end; there is no other final die.
tile-bivouacking = Bivouacking
    .summary = You have 5 Encampments to place anew each turn: +1 defence each, as many per region as you like. They are never lost, only moved.
tile-commando = Commando
    .summary = Every region costs you 1 token less.
    .because = everywhere
tile-crypt_of_the_tomb_raider = Crypt of the Tomb-Raider
    .summary = Before scoring your active race may send the Ghost to any other region: it makes that region immune.
tile-cultists = Cultists
    .summary = The Great Ancient comes to the first region you conquer: that region is immune, and every region beside it costs 1 token less. At the start of your later turns you may move it to another of your regions.
    .because = beside the Great Ancient
tile-diamond_fields = Diamond Fields
    .summary = This region and every other region of the same terrain held by the same race pay 1 coin more, even in decline.
    .because = regions of its terrain
tile-diplomat = Diplomat
    .summary = At the end of your turn name an opponent whose active race you did not attack: it may not attack your active race until your next turn.
tile-dragon_master = Dragon Master
    .summary = Once per turn your Dragon conquers a region within reach with just 1 token, whatever defends it. The region is immune while the Dragon stays.
tile-drakons = Drakons
    .summary = Up to 3 times per turn you give up a token from your hand for a Dragon: it conquers a region with just 1 more token, whatever defends it. The Dragon makes the region immune until your next turn.
tile-drow = Drow
    .summary = Each of your regions pays 1 coin more if no other race, active or in decline, and no Monsters stand next to it. Your own race in decline disturbs them too.
    .because = nobody next to them
tile-dwarves = Dwarves
    .summary = Each region with a Mine pays you 1 coin more, even in decline.
    .because = for Mines
tile-elves = Elves
    .summary = When a region of yours is conquered you lose no Elf: all of them withdraw. Sorcery and the like still take one.
tile-escargots = Escargots
    .summary = While active, your regions pay at the start of your turn instead of at its end. Coins from your power still come at the end.
tile-exploring = Exploring
    .summary = You get 1 coin for each pair of one region on the Ground and one in the Sky.
    .because = for pairs of Ground and Sky
tile-fisher = Fisher
    .summary = You get 1 coin for every 2 regions you hold beside a River.
    .because = regions beside a River, two by two
tile-flames = Flames
    .summary = When you pick them, choose a Chasm for the Volcano. Regions beside the Volcano, or beside a chain of Flames that begins there, cost as if nobody were in them.
    .because = beside the Volcano or Flames linked to it
tile-flocking = Flocking
    .summary = You get 2 coins if all your regions hang together in one group.
    .because = all regions in one group
tile-flying = Flying
    .summary = Any land region is within your reach, near or far, even for your first conquest.
tile-flying_doormat = Flying Doormat
    .summary = Once per turn you may conquer a region anywhere on the board, at its usual cost.
tile-forest = Forest
    .summary = Each Forest pays you 1 coin more.
    .because = for Forests
tile-fortified = Fortified
    .summary = Once per turn you may build a Fortress in a region without one, up to 6. Each pays 1 coin while you are active and adds +1 defence, even in decline.
    .because = for Fortresses
tile-fountain_of_youth = Fountain of Youth
    .summary = At the start of each of your turns your active race gets 1 new token.
tile-frightened = Frightened
    .summary = Each region where at least 3 of your tokens stand pays 1 coin more.
    .because = 3 tokens or more in a region
tile-froggys_ring = Froggy's Ring
    .summary = Before scoring put it into one of your regions: you take 1 coin from each opponent whose active race stands next to it.
    .because = paid by those next to it
tile-ghouls = Ghouls
    .summary = In decline all Ghouls stay on the map and go on conquering in your later turns, always before your new race moves. They may even attack your own regions.
tile-giants = Giants
    .summary = Regions next to a Mountain you occupy cost 1 token less.
    .because = beside their Mountain
tile-gnomes = Gnomes
    .summary = While they are active no ability, power, Relic or Place helps others to conquer your regions. Attackers pay the full price and must stand next door; only the ordinary final die is allowed.
tile-goldsmith = Goldsmith
    .summary = Your regions with a Mine pay 2 coins more, all your other regions 1 coin less, but never below 0.
    .because = Mines pay more, others less
tile-great_brass_pipe = Great Brass Pipe
    .summary = For your active race all regions of this terrain count as next to each other.
tile-gunner = Gunner
    .summary = Your 2 Cannons make their regions immune. From your second turn on each may either fire, so that regions beside it cost 2 tokens less this turn, or move.
    .because = beside a firing Cannon
tile-haggling = Haggling
    .summary = After scoring you may hand out up to 5 Trade Pacts, no more than you have coins. At the end of their turn each holder pays you 1 coin per Pact if they conquered a region of yours; if not, you pay them.
tile-halflings = Halflings
    .summary = You may enter the map anywhere. Each of the first 2 regions you conquer gets a Hole that makes it immune until you abandon it or decline.
tile-heroic = Heroic
    .summary = At the end of each turn put your 2 Heroes into 2 different regions: both are immune.
tile-hill = Hill
    .summary = Each Hill pays you 1 coin more.
    .because = for Hills
tile-humans = Humans
    .summary = Each Farmland pays you 1 coin more.
    .because = for Farmland
tile-immortal = Immortal
    .summary = When a region of yours is conquered you lose no token: all of them withdraw. Only being replaced, as by a Vampire, costs you the token.
tile-iron_dwarves = Iron Dwarves
    .summary = In each redeployment you forge 1 Silver Hammer per Mine you hold, up to 7. A Hammer conquers like a token and comes back every turn, but each conquest needs at least 1 Dwarf.
    .because = Silver Hammers
tile-keep_on_the_motherland = Keep on the Motherland
    .summary = This region has +1 defence and pays 1 coin more, even in decline.
    .because = its region
tile-khans = Khans
    .summary = Your Hills and Farmlands pay 1 coin more, all your other regions 1 coin less, but never below 0.
    .because = Hills and Farmland pay more, others less
tile-kraken = Kraken
    .summary = You may keep River regions and score them, even in decline.
tile-liches = Liches
    .summary = Only in decline: whoever conquers one of these regions pays you 1 coin. Without a coin nobody may attack them.
    .because = a region conquered in decline
tile-lizardmen = Lizardmen
    .summary = You pass through River regions, empty or occupied, without conquering them. Only an immune River stops you.
tile-magic = Magic
    .summary = Once per turn your Bag-o'-Many-Things works as a copy of any Relic found so far, wherever it lies.
    .because = the Bag as a Relic
tile-martyr = Martyr
    .summary = Each time an opponent conquers a region of yours you get 1 coin at once.
    .because = a conquered region
tile-merchant = Merchant
    .summary = Each of your regions pays 1 coin more.
    .because = for every region
tile-mine_of_the_lost_dwarf = Mine of the Lost Dwarf
    .summary = This region pays 2 coins more, even in decline. The Scepter doubles nothing here.
    .because = its region
tile-mining = Mining
    .summary = Each Mine pays you 1 coin more.
    .because = Mines
tile-mounted = Mounted
    .summary = Hills and Farmlands cost you 1 token less.
    .because = on Hills and Farmland
tile-muddy = Muddy
    .summary = Each Mudpool pays you 1 coin more, even in decline.
    .because = Mudpools
tile-mudmen = Mudmen
    .summary = In each redeployment you get 1 new token for every Mudpool you hold.
tile-mummies = Mummies
    .summary = There are many of you, but every region costs you 1 token more.
    .because = every region
tile-mystic = Mystic
    .summary = Each Mystic Crystal pays you 1 coin more.
    .because = Mystic Crystals
tile-ogres = Ogres
    .summary = Every region costs you 1 token less.
    .because = every region
tile-orcs = Orcs
    .summary = Each non-empty region you conquer pays 1 coin more this turn.
    .because = for non-empty regions conquered
tile-pillaging = Pillaging
    .summary = Each non-empty region you conquer pays 1 coin more this turn.
    .because = for non-empty regions conquered
tile-quarreling = Quarreling
    .summary = You get 1 coin for each separate group of your regions.
    .because = separate groups
tile-racketeering = Racketeering
    .summary = When somebody else picks a pair you get 1 coin for each pair they skip. After this race declines your next pick is free.
tile-ratmen = Ratmen
    .summary = No special ability. There are just a lot of you!
tile-reborn = Reborn
    .summary = In decline: at the start of each turn you may hand up to 2 of these regions to your active race, which gets 1 token in each.
tile-royal = Royal
    .summary = Before scoring put the Queen into one of your regions: it is immune. In decline she stays where she is and still protects.
tile-scarecrows = Scarecrows
    .summary = There are very many of you, but whoever conquers one of your regions gets 1 coin from the bank.
tile-scavengers = Scavengers
    .summary = Tokens of a race in decline that you conquer stay buried under you: +1 defence for the region, and their owner still scores them. When you decline they are gone.
tile-scepter_of_avarice = Scepter of Avarice
    .summary = Before scoring put it into one of your regions: the coins the bank pays for that region are doubled this turn.
    .because = its region pays twice
tile-seafaring = Seafaring
    .summary = You may conquer Seas and Lakes. You keep them in decline; races that cannot enter water can never take them.
tile-shadow_mimes = Shadow Mimes
    .summary = When you pick them you may swap their power for the power of any other visible pair. Your tokens follow the new power.
tile-shield = Shield
    .summary = Each turn you get 1 Mushroom Armour per Mushroom Forest you hold, up to 8 in all. Each adds +1 defence to its region for good, even in decline.
tile-shiny_orb = Shiny Orb
    .summary = Once per turn you may replace an opponent's active token standing alone in a region within your reach with one of yours. That conquers the region.
tile-shrooms = Shrooms
    .summary = Each Mushroom Forest pays you 1 coin more.
    .because = Mushroom Forests
tile-skeletons = Skeletons
    .summary = Before you redeploy, you get 1 new token for every 2 non-empty regions you conquered this turn.
tile-sorcerers = Sorcerers
    .summary = Once per turn and opponent you may swap an active token standing alone in a region within your reach for a Sorcerer from the tray. That conquers the region; Mountains, Fortresses and Lairs do not help against it.
tile-spiderines = Spiderines
    .summary = All regions beside any Chasm count as next to yours when you conquer, and you may enter the map there.
tile-spirit = Spirit
    .summary = In decline the race does not count towards the limit of one: it stays on the map beside your next race in decline.
tile-stinky_trolls_socks = Stinky Troll's Socks
    .summary = Once per turn you conquer a region as if nobody were in it. The defenders flee without losing a token.
    .because = raised for this conquest
tile-stone = Stone
    .summary = Each Black Mountain pays you 1 coin more.
    .because = Black Mountains
tile-stonehedge = Stonehedge
    .summary = When it is found a power is drawn for it. Whoever holds Stonehedge has that power besides their own.
tile-storm_giants = Storm Giants
    .summary = Each turn you have 2 Lightning Bolts: each conquers a Mountain within your reach with just 1 token. You may enter the map anywhere in the Sky.
tile-stout = Stout
    .summary = You may go into decline right after scoring a normal turn, even the first one, so you lose no turn.
tile-swamp = Swamp
    .summary = Each Swamp pays you 1 coin more.
    .because = for Swamps
tile-sword_of_the_killer_rabbit = Sword of the Killer Rabbit
    .summary = Once per turn a region costs you 2 tokens less.
    .because = raised for this conquest
tile-thieving = Thieving
    .summary = When you score you take 1 coin from each opponent whose active race stands next to one of your regions.
    .because = paid by those next to them
tile-tomb = Tomb
    .summary = When you decline all tokens on the map stay, and you may rearrange them once. A conquered region then costs you just 1 of them.
tile-tritons = Tritons
    .summary = Land regions beside a Sea or Lake cost 1 token less.
    .because = beside Sea or Lake
tile-trolls = Trolls
    .summary = Each of your regions gets a Troll's Lair: +1 defence, even in decline.
tile-underworld = Underworld
    .summary = Regions with a Cavern cost you 1 token less, and when you conquer all Caverns count as next to each other.
    .because = on Caverns
tile-vampire = Vampire
    .summary = Once per turn and opponent you may replace an active token standing alone in a region within your reach with one of yours. That conquers the region; Mountains, Armours and the like do not help against it.
tile-vanishing = Vanishing
    .summary = When you decline you get 2 coins per region instead of 1, and the race leaves the map for good.
    .because = 2 coins a region
tile-vengeful = Vengeful
    .summary = Whoever attacked you since your last turn is marked: in your turn all regions of that player cost you 1 token less.
    .because = revenge for an attack
tile-wealthy = Wealthy
    .summary = You get 7 coins once, the first time you score with a region.
    .because = only once
tile-wendigos = Wendigos
    .summary = Once per turn you clear any Forest that is neither yours nor immune, and gain 1 Wendigo. An active race there loses 1 token and withdraws, a race in decline loses them all. This is not a conquest.
tile-wickedest_pentacle = Wickedest Pentacle
    .summary = It releases the Balrog. Once per turn your active race may move it to a neighbouring region: whoever is there loses 2 tokens and the region. Nobody can enter where it stands.
tile-will_o_wisps = Will-o'-Wisps
    .summary = Before you conquer a Mystic Crystal, or a region beside a Crystal you hold, you may roll the die for extra strength. If it is enough you must conquer; if not, your conquests end.
tile-wise = Wise
    .summary = You get 2 coins every turn while the race is in decline and holds a region.
    .because = in decline
tile-wizards = Wizards
    .summary = Each region with a Magic symbol pays you 1 coin more.
    .because = for Magic regions
tile-zeppelined = Zeppelined
    .summary = Up to 5 times per turn a Zeppelin attacks any region but Sea and Lake, near or far, and the die adds to your strength. On a blank it crashes: you and the defender lose 1 token each and the region burns until your next turn. If the roll is too low, your conquests end.
tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
verb-abandon = Abandon
    .question = Which region do you abandon?
    .hint = All tokens here return to your hand. Only before your first conquest.
verb-ally = Make peace
    .question = With whom do you make peace?
    .hint = Until your next turn this player's active race may not attack yours.
verb-altar = Sacrifice a token
    .question = Where do you sacrifice a token?
    .hint = 1 token of your race in decline leaves this region and you get 3 coins.
verb-ancient = Great Ancient here
    .question = Where does the Great Ancient go?
    .hint = This region becomes immune, and regions beside it cost you 1 token less.
verb-armour = Place an Armour
    .question = Where does an Armour go?
    .hint = +1 defence here for good.
verb-balrog = Send the Balrog here
    .question = Where does the Balrog go?
    .hint = Whoever is here loses 2 tokens and the region. Nobody can enter while it stays.
verb-bite = Bite
    .question = Which lone token do your Vampires bite?
    .hint = The lone token is replaced with one of yours: the region is conquered. Once per turn and opponent.
verb-bolt = Strike with a Bolt
    .question = Which Mountain does a Bolt strike?
    .hint = Takes this Mountain with a single token, whatever defends it. 2 Bolts per turn.
verb-camp = Place an Encampment
    .question = Where does an Encampment go?
    .hint = +1 defence here.
verb-cannon = Place a Cannon
    .question = Where does a Cannon stand?
    .hint = The region is immune while the Cannon stays.
verb-clear = Clear this Forest
    .question = Which Forest do you clear?
    .hint = Drives everybody out and brings you 1 token. You do not get the region. Once per turn.
verb-conquer = Conquer
    .question = Which region do you conquer?
verb-copy_doormat = Bag as Doormat
    .question = Let the Bag be the Doormat for your next conquest?
    .hint = For your next conquest any region is within reach. The Bag works once per turn.
verb-copy_orb = Bag as Orb
    .question = Which lone token does the Bag replace as the Orb?
    .hint = The lone token is replaced with one of yours: the region is conquered. The Bag works once per turn.
verb-copy_ring = Bag as Ring here
    .question = Where does the Bag work as the Ring?
    .hint = Take 1 coin from each opponent whose active race stands next to this region.
verb-copy_scepter = Bag as Scepter here
    .question = Where does the Bag work as the Scepter?
    .hint = The bank pays double for this region this turn.
verb-copy_socks = Bag as Socks
    .question = Let the Bag be the Socks for your next conquest?
    .hint = Your next conquest costs as if nobody were there. The Bag works once per turn.
verb-copy_sword = Bag as Sword
    .question = Let the Bag be the Sword for your next conquest?
    .hint = Your next conquest costs 2 tokens less. The Bag works once per turn.
verb-decline = Go into decline
    .question = Go into decline?
    .hint = Your race stops conquering, you score this turn and pick a new pair next turn.
verb-die = Roll the die
    .question = Which region is your last attempt?
    .hint = Your last attempt: whatever you roll, your conquests end afterwards.
verb-done = Done
    .question = Done?
verb-doormat = Use the Doormat
    .question = Use the Doormat for your next conquest?
    .hint = For your next conquest any region is within reach.
verb-dragon = Send the Dragon
    .question = Where does the Dragon fly?
    .hint = Takes this region with a single token and makes it immune. Once per turn.
verb-expand = Expand
    .question = Go on with your race?
    .hint = Go on with your race: conquer, redeploy and score.
verb-fire = Fire this Cannon
    .question = Which Cannon fires?
    .hint = Regions beside it cost you 2 tokens less this turn. It cannot move this turn.
verb-fortress = Build a Fortress
    .question = Where do you build a Fortress?
    .hint = +1 defence here, and 1 coin each turn while your race is active. Once per turn.
verb-ghost = Send the Ghost here
    .question = Where does the Ghost go?
    .hint = This region becomes immune until the Ghost moves.
verb-give_up = Give up this region
    .question = Which region do you give up?
    .hint = You have too few Amazons to hold everything without the 4 extra ones.
verb-hero = Place a Hero
    .question = Where does a Hero stand?
    .hint = The region is immune while the Hero stays.
verb-leave = Leave this River
    .question = Which River do your Kraken leave?
    .hint = The Kraken here return to your hand.
verb-lift_camp = Take an Encampment back
    .question = Which Encampment do you take back?
    .hint = You can place it somewhere else.
verb-lift_cannon = Take the Cannon back
    .question = Which Cannon do you take back?
    .hint = You can place it somewhere else.
verb-lift_hero = Take the Hero back
    .question = Which Hero do you take back?
    .hint = You can place the Hero somewhere else.
verb-lower = Put the Relics down
    .question = Do without the Relics you raised?
    .hint = Your next conquest does without the Relics you raised. Once before it.
verb-orb = Use the Orb
    .question = Which lone token does the Orb replace?
    .hint = The lone token is replaced with one of yours: the region is conquered.
verb-pact = Give a Trade Pact
    .question = Who gets a Trade Pact?
    .hint = If this player spares your regions next turn you pay 1 coin, otherwise you get 1.
verb-pick = Pick
    .question = Which pair do you pick?
    .hint = Costs 1 coin for each pair above it; the coins lying on the pair are yours.
verb-place = Place here
    .question = Where does a token go?
verb-queen = Place the Queen
    .question = Where does the Queen go?
    .hint = The region is immune while she stays.
verb-reborn = Let it be reborn
    .question = Which region is reborn?
    .hint = The tokens in decline leave, 1 token of your active race takes over. Up to 2 regions per turn.
verb-ring = Place the Ring
    .question = Where does the Ring go?
    .hint = Take 1 coin from each opponent whose active race stands next to this region.
verb-roll = Roll the die first
    .question = Roll the die before you choose a region?
    .hint = Then conquer a region with the help of the roll, or your conquests end.
verb-scepter = Place the Scepter
    .question = Where does the Scepter go?
    .hint = The bank pays double for this region this turn.
verb-socks = Use the Socks
    .question = Use the Socks for your next conquest?
    .hint = Your next conquest costs as if nobody were there; the defenders flee unharmed.
verb-sorcery = Use Sorcery
    .question = Which lone token do you replace by Sorcery?
    .hint = The lone token is replaced with a Sorcerer from the tray: the region is conquered. Once per turn and opponent.
verb-stop = Stop conquering
    .question = Stop conquering?
verb-stout = Decline now
    .question = Go into decline now?
    .hint = You have scored already, and next turn you pick a new pair.
verb-swap = Swap powers
    .question = Which power does your new race take?
    .hint = Your new race takes this power and leaves its own to that pair. Now or never.
verb-sword = Use the Sword
    .question = Use the Sword for your next conquest?
    .hint = Your next conquest costs 2 tokens less.
verb-transform = Send a Dragon
    .question = Where does a Drakon become a Dragon?
    .hint = 1 token is lost, 1 takes the region, and it is immune until your next turn. 3 times per turn.
verb-vanish = Decline and vanish
    .question = Decline and vanish?
    .hint = 2 coins per region now, but the race leaves the map for good.
verb-volcano = Volcano here
    .question = Which Chasm becomes the Volcano?
    .hint = It makes conquests around it cheap.
verb-wisp = Roll, then conquer
    .question = Which region do you roll for?
    .hint = The roll adds to your strength. If it is not enough, your conquests end.
verb-zeppelin = Send a Zeppelin
    .question = Where does a Zeppelin fly?
    .hint = The die helps you. On a blank it crashes: you lose 1 token and the region burns. 5 times per turn.
word-or = or
