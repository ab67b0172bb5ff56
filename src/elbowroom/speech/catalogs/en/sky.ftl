# Sky Islands: why abilities are refused, what they do and what they would bring. Names, summaries and verbs are declared in the content itself.

## Why something is not possible

refused-transform-when = Drakons are transformed among the conquests, not with a roll
refused-transformed = { $count } Drakons have been transformed this turn
refused-drakon-no-water = a Dragon does not conquer water
refused-transform-needs = one token is lost and { $needed } must be placed, { $hand } in hand
refused-bolts-when = Bolts strike among the conquests, not with a roll
refused-bolts-used = all { $count } Lightning Bolts have been used this turn
refused-no-mountain = region { $region } is no Mountain
refused-clear-when = a Forest is cleared among the conquests, not with a roll
refused-clear-after-raised = what has been raised must serve a conquest before a Forest is cleared
refused-cleared-already = a Forest has been cleared this turn
refused-no-forest = region { $region } is no Forest
refused-own-forest = region { $region } is a Forest of the Wendigos themselves
refused-nobody-to-drive-out = nobody is in region { $region } who could be driven out
refused-cannons-fire-when = Cannons fire among the conquests, from the second turn on
refused-no-cannon-to-fire = no Cannon that could fire is in region { $region }
refused-cannons-move-when = Cannons are moved in redeployment
refused-cannon-there = region { $region } already has a Cannon
refused-no-cannon-to-move = no Cannon that could be moved is in region { $region }
refused-cannons-placed = the Cannons have been placed for this turn
refused-pacts-when = Trade Pacts are handed out after scoring
refused-pacts-given = all { $count } Trade Pacts have been handed out
refused-pacts-need-coins = no more Pacts than coins can be handed out: { $count } out, { coins }
refused-zeppelins-when = Zeppelins fly among the conquests
refused-zeppelins-flown = all { $count } Zeppelins have flown this turn
refused-all-burning = all { $count } Burning markers are on the board
refused-ground-first = this race makes its first conquest on the ground, region { $region } is in the sky

## What happened

event-struck = { $seat } strikes region { $region } with a Lightning Bolt.
event-transformed = { $seat } gives up a token for a Dragon in region { $region }.
event-pick-freed = { $seat } will pick the next pair for free.
event-cleared = { $seat } clears region { $region }.
event-crashed = The Zeppelin of { $seat } crashes: region { $region } is burning.
event-fired = { $seat } fires the Cannon in region { $region }.
event-pact-given = { $seat } gives { $other } a Trade Pact.

## What a choice would bring, beside its label and its target

outlook-transform = 1 token lost, { $count } placed; immune then
outlook-bolt = with { tokens }
outlook-clear = gain { tokens }
outlook-clear-for-nothing = gain nothing, the tray is empty
outlook-fire = { tokens } less for { $regions } this turn
outlook-fire-at-nothing = nothing beside it to conquer
outlook-pact =
    1 coin from you if your regions are spared, else 1 for you{ $count ->
        [0] { "" }
       *[other] { " " }({ $count } already)
    }
outlook-zeppelin =
    costs { $cost } less the roll: success { $lucky } in { $faces }, crash { $crashes } in { $faces }{ $ends ->
        [0] { "" }
       *[other] , else your conquests end ({ $ends } in { $faces })
    }

## What somebody has besides tokens

outlook-bolts-left =
    { $count ->
        [one] { $count } Lightning Bolt left
       *[other] { $count } Lightning Bolts left
    }
outlook-dragons-left =
    { $count ->
        [one] { $count } Dragon left
       *[other] { $count } Dragons left
    }
outlook-zeppelins-left =
    { $count ->
        [one] { $count } Zeppelin left
       *[other] { $count } Zeppelins left
    }
outlook-pacts-of =
    { $count ->
        [one] { $count } Trade Pact of { $other }
       *[other] { $count } Trade Pacts of { $other }
    }
