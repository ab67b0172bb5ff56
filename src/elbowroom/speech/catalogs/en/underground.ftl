# Underground: why abilities are refused, what they do and what they would bring. Names, summaries and verbs are declared in the content itself.

## Vampires and the Shiny Orb

refused-convert-among-conquests = tokens are converted among the conquests
refused-no-token-left = no token is left in the tray or in hand
refused-bitten-already = no second token can be taken this way this turn
conversion-source =
    { $from_hand ->
        [0] the tray
       *[other] your hand
    }
outlook-bite = Bitten by your Vampires with a token from { conversion-source }
outlook-orb =
    { $copied ->
        [0] Turned by the Shiny Orb
       *[other] Turned by the Bag as the Shiny Orb
    } with a token from { conversion-source }

## Relics

refused-relic-not-now = this is not the moment for the { $site }
refused-relic-used = the { $site } has been used this turn
refused-relic-raised = the { $site } has been raised for the next conquest
refused-relic-in-conquest = the { $site } helps in a conquest
refused-relic-serves = the { $site } already serves the next conquest
refused-relic-in-vain = even with the { $site } nothing could be conquered
refused-relic-before-scoring = the { $site } is placed before scoring
refused-relic-works-there = the { $site } already works in region { $region }
refused-relic-not-found = the { $site } has not been found
refused-not-of-active-race = region { $region } is not occupied by the active race
refused-bag-used = the Bag has been used this turn
refused-bag-raised = the Bag has been raised for the next conquest
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
outlook-sword =
    { $copied ->
        [0] Raise the Sword of the Killer Rabbit
       *[other] The Bag, as the Sword of the Killer Rabbit,
    } for your next conquest: { tokens } less
outlook-socks =
    { $copied ->
        [0] Raise the Stinky Troll's Socks
       *[other] The Bag, as the Stinky Troll's Socks,
    } for your next conquest: as if the region were empty, its defenders flee unharmed
outlook-doormat =
    { $copied ->
        [0] Raise the Flying Doormat
       *[other] The Bag, as the Flying Doormat,
    } for your next conquest: any region is in reach

## Places

refused-altar-before-scoring = the Altar is used before scoring
refused-altar-used = the Altar has been used this turn
refused-none-in-decline-there = no race in decline of this player is in region { $region }
event-sacrificed = { $seat } sacrifices 1 token in region { $region }: { $tile }.
outlook-altar =
    Give up 1 of your { $race } in region { $region } for { coins }{ $last ->
        [0] { "" }
       *[other] , the last one there: the region is left
    }
refused-ghost-before-scoring = the Ghost is moved before scoring
refused-ghost-moved = the Ghost has been moved this turn
refused-ghost-there = the Ghost is already in region { $region }
refused-ghost-at-crypt = region { $region } is that of the Crypt, where the Ghost protects nothing
refused-ghost-in-chasm = region { $region } is a Chasm, where no Ghost goes
outlook-ghost =
    The Ghost into region { $region }: immune to all but { $other-is ->
        [same] you
       *[some] { $other }
    }
refused-balrog-moved = the Balrog has moved this turn
refused-balrog-among-conquests = the Balrog moves among the conquests of the race that holds the Pentacle
balrog-ways =
    { $count ->
        [0] it can go nowhere now
       *[other] it can go to { $regions }
    }
refused-balrog-not-beside = region { $region } is not next to the Balrog in region { $origin }: { balrog-ways }
refused-balrog-first-from-pentacle = region { $region } is not next to the Pentacle in region { $origin }, from where the Balrog is first sent: { balrog-ways }
refused-balrog-chasm = the Balrog cannot enter region { $region }: a Chasm
event-balrog-arrives = { $tile } of { $seat }: region { $region } is immune now, nobody can enter it while the Balrog is there.
outlook-balrog =
    The Balrog goes to region { $region }: { $other-is ->
        [same] your { $race } lose
       *[some] { $race } of { $other } lose
    } { $lost } of { $count }; nobody can enter as long as it stays
outlook-balrog-finds = The Balrog goes to region { $region }: a site is found; nobody can enter as long as it stays
outlook-balrog-meets-nobody = The Balrog goes to region { $region }: nobody there; nobody can enter as long as it stays

## Races

refused-ancient-at-start = the Great Ancient is moved at the start of the turn
refused-ancient-comes-with-conquest = the Great Ancient comes with the next conquest
refused-ancient-moved = the Great Ancient has been moved this turn
refused-ancient-there = the Great Ancient is already in region { $region }
refused-no-cultists-there = no Cultists are in region { $region }
outlook-ancient-moves = Move the Great Ancient to region { $region }: immune there, 1 cheaper around it
outlook-ancient-goes = The Great Ancient goes to region { $region }: immune there, 1 cheaper around it
refused-volcano-entry = this race cannot come onto the board in region { $region }, only beside its Volcano: { $regions }
refused-volcano-stays = the Volcano stays where it is while the Flames are active
refused-volcano-when-picked = the Volcano is placed when the Flames are picked
refused-no-volcano-there = region { $region } is no Chasm with a volcano
outlook-volcano = The Volcano into region { $region }, beside { $regions }
refused-kraken-in-decline = the Kraken are in decline and leave nothing
refused-kraken-in-redeployment = the Kraken leave a River in their redeployment
refused-no-kraken-there = no Kraken are in region { $region }
refused-no-river = region { $region } is no River
outlook-leave = Leave the River in region { $region }: { tokens } back in hand
refused-liches-unpaid = whoever conquers a region of the Liches in decline pays { coins } to { $seat }, and there is none
refused-swap-when-picking = powers are only exchanged at the moment of picking
refused-swapped-already = the power has been exchanged
refused-no-such-swap =
    { $count ->
        [one] { $count } other combo is
       *[other] { $count } other combos are
    } visible, there is none at { $price }
outlook-swap = { $pair }: { tokens }; the { $other_race } get { $former }
refused-wisps-among-conquests = the Wisps roll among their conquests
refused-no-crystal-near = region { $region } is no Crystal and beside none of the Wisps'
outlook-wisp = Costs { $cost } less the roll: success { $lucky } in { $faces }, a failure ends your conquests
outlook-wisp-sure = Costs { $cost } less the roll: cannot fail

## Powers

refused-reborn-at-start = regions are reborn at the start of the turn
refused-reborn-at-start-from-tray = regions are reborn at the start of the turn, and the tray of the active race is empty
refused-reborn-already =
    { $count ->
        [2] two regions have been reborn this turn
        [one] { $count } region has been reborn this turn
       *[other] { $count } regions have been reborn this turn
    }
refused-no-reborn-there = no Reborn race in decline is in region { $region }
refused-reborn-without-token = no token of the active race is left in the tray, and none can be gathered
event-reborn = Region { $region } passes to the active race of { $seat }: { $tile }.
outlook-reborn = Your { $race } in decline leave region { $region } to 1 of your { $other_race }
refused-queen-before-scoring = the Queen is placed before scoring
refused-queen-placed = the Queen has been placed this turn
refused-not-of-the-queen = region { $region } is not occupied by the Queen's race
refused-queen-there = the Queen is already in region { $region }
outlook-queen = The Queen into region { $region }: immune as long as she stays
refused-armours-in-redeployment = Armours are placed in redeployment
refused-no-armour-waits = no Armour waits for a place
outlook-armour = A Mushroom Armour into region { $region }: defence { $before } becomes { $after }
refused-vanishes-anyway = this race vanishes whenever it declines: choose '{ $instead }'
refused-vanish-by-declining = vanishing is a way of declining
outlook-vanish = Let them vanish by the power of Stonehedge: { coins } now, and none of them stay on the board
event-vengeance = { $other } is marked for revenge by { $seat }: { $tile }.

## What somebody has besides tokens

outlook-hammers =
    { $count ->
        [one] { $count } Silver Hammer
       *[other] { $count } Silver Hammers
    }
outlook-hammers-in-hand = { outlook-hammers }, { $hand } in hand
outlook-armours-to-place =
    { $count ->
        [one] { $count } Mushroom Armour to place
       *[other] { $count } Mushroom Armours to place
    }
outlook-revenge-on = Vengeance on { $others }
outlook-bag-ready = Bag-o'-Many-Things ready
outlook-bag-used = Bag-o'-Many-Things used
