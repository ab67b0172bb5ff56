# What the engine itself tells: why something is not possible, what a price is made of, what happened.
# Templates of races, powers and sites are in the files of their boxes. Besides its arguments a template may ask
# `$NAME-is` of a region, seat or tile: `none`, `same` (other = seat, origin = region) or `some`.

seat = seat { $number }
explained-cost = region { $region } costs { $cost }
explained-refusal = not possible: { $text }

final-die = 'die { $region }'
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
needed =
    { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    }
missing =
    { $missing ->
        [one] { $missing } token is missing
       *[other] { $missing } tokens are missing
    }
helpers =
    { $helpers ->
        [0] { "" }
        [one] { " and " }{ $helpers } piece that helps
       *[other] { " and " }{ $helpers } pieces that help
    }

## Why something is not possible

refused-game-over = the game is over
refused-no-active-race = { $seat } has no active race that could conquer
refused-no-race-in-decline = { $seat } has no race in decline that could conquer
refused-no-second-race-in-decline = { $seat } has no second race in decline that could conquer
refused-declined-conquers-nothing = the { $race } are in decline and conquer nothing
refused-turn-of-other = it is the turn of { $seat }
refused-no-conquest-now = nothing can be conquered in the phase '{ $phase }'
refused-conquests-of-other-race = this is the time for conquests of the { $race }
refused-no-such-region = this board has no region { $region }, its regions are 1 to { $size }
refused-no-answer-now = '{ $action }' is no answer now: the phase is '{ $phase }'
refused-no-pick-now = a combo is only picked at the start of a turn without an active race, now is '{ $phase }'
refused-no-such-combo =
    the column shows { $count ->
        [one] { $count } combo
       *[other] { $count } combos
    }, there is none at price { $price }
refused-combo-too-dear =
    the combo costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, { $coins ->
        [one] { $coins } is there
       *[other] { $coins } are there
    }
refused-attacked-places-only = it is the turn of { $seat }; an attacked player only places what was driven out
refused-no-decision-after-pick = nobody expands or declines in the turn in which he picks a combo
refused-declined-this-turn = the race has declined this turn
refused-decided-first = expanding or declining is decided before anything else in the turn
refused-already-occupied = region { $region } is already occupied by this race
refused-not-habitable = this race cannot enter region { $region }: { $terrain }
refused-not-adjacent = region { $region } is not adjacent to a region of this race
refused-helpers-need-token =
    { $because-is ->
        [none] { $tile }: what is in hand pays only beside a token, and there is none
       *[some] { $tile }: what is in hand ({ $because }) pays only beside a token, and there is none
    }
refused-empty-hand = there is no token in hand
refused-entry-below = region { $region } is in the sky: this race comes onto the board on the ground
refused-no-entry =
    this race cannot come onto the board in region { $region }, only at the edge of the board{ $shore ->
        [0] { "" }
       *[other] { " " }or at a coast of the Sea
    }: { $regions }
refused-entry-elsewhere = this race cannot come onto the board in region { $region }, only in { $regions }
refused-no-entry-at-all = this race cannot come onto the board in region { $region }, nor in any other
refused-no-ability-helps = no ability helps against the { $race } in region { $region }
refused-immune = region { $region } is immune: { $markers }
refused-protected = { $tile } of { $seat } may not be attacked by this player now
refused-not-alone =
    region { $region } is not defended by exactly one token: { tokens }{ $buried ->
        [0] { "" }
       *[other] { " and a buried token, which counts as one" }
    }
refused-no-active-opponent = no opponent's active race is in region { $region }
refused-marker-beside =
    region { $region } is not defended by exactly one token: { tokens } and the { $markers }, which counts as one
refused-too-few-tokens =
    needs { needed }, { $hand } in hand{ helpers }{ $lucky ->
        [0] { "" }
       *[other] ; { final-die } succeeds in { $lucky } of { $faces } cases
    }
refused-too-few-after-roll =
    region { $region } needs { needed }, { $hand } in hand{ helpers } and { $rolled } rolled
refused-tile-chooses-first =
    { $tile } must choose first: { $choices }{ $more ->
        [0] { "" }
       *[other] , …
    }
refused-rolled-already = the die has already been rolled ({ $rolled }): conquer a region or stop
refused-die-replaced = { $tile }: there is no final die attempt, use '{ $instead }' instead
refused-no-final-die = { $tile }: there is no final die attempt
refused-die-not-needed =
    { $hand ->
        [one] { $hand } token is
       *[other] { $hand } tokens are
    } enough for a cost of { $needed }, the die is not needed
refused-die-too-weak =
    { missing }, the die gives at most { $most }
refused-no-abandoning-now = no region can be abandoned in the phase '{ $phase }'
refused-declined-abandons-nothing = the { $race } in region { $region } are in decline and abandon nothing
refused-abandons-before-own = the { $race } in region { $region } abandon regions before their own conquests only
refused-not-occupied = region { $region } is not occupied by this race
refused-abandon-first = regions are abandoned before the first conquest of the turn
refused-nothing-raised = nothing is raised that could be put down
refused-lowered-once = put down once and raised again, it serves the next conquest: conquer or stop
refused-no-placing-now = no tokens are placed in the phase '{ $phase }'
refused-river-left = the tokens have left the River in region { $region }
refused-nobody-offers = no race, power or site of this player offers '{ $action }'
refused-active-only = '{ $action }' is for an active race, the { $race } are in decline
refused-site-held-in-decline = the { $site } in region { $region } is held by the { $race } in decline: only an active race uses it
refused-no-opponent = seat { $place } is no opponent
refused-ability-needs = this race needs { needed } for it, { $hand } in hand
refused-marker-moved-when = the { $marker } is only moved in the redeployment of its race
refused-marker-there = region { $region } already holds the { $marker }
refused-no-marker-waits = no { $marker } waits for a place now
refused-no-marker-there = region { $region } holds no { $marker }
refused-marker-in-hand-first = a place for the { $marker } in hand comes first
refused-markers-moved = no { $marker } can be moved again this turn

## Texts that are no action

refused-no-action-text = an action is missing: the text is empty
refused-unknown-action = '{ $text }' is no action; known are { $choices }
refused-action-takes-nothing = '{ $action }' takes nothing after it, but '{ $text }' follows
action-target =
    { $what ->
        [region] a region
        [seat] a seat
       *[combo] the price of a combo
    }
refused-action-takes-number = '{ $action }' takes { action-target }, one number, for example '{ $action } 3'
refused-action-needs-number = '{ $action }' takes { action-target } as a number, not '{ $text }'
refused-action-out-of-range = '{ $action }': { action-target } is a number from { $least } to { $most }

## Lines of prices and scores

item-any-region = any region
item-terrain = { $terrain }
item-natives = { $natives }
item-defenders = { $race }
item-own-tokens = own tokens do not defend
item-buried-token = buried token
item-marker = { $marker }
item-site = { $site }
item-as-if-empty = { $tile }: as if empty
item-tile =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }: { $because }
    }
item-at-least-one = at least one token
item-roll = roll
item-regions = { $race }: regions
item-regions-in-decline = { $race }: regions in decline
item-islands = { $race }: whole islands
item-buried-tokens = { $race }: buried
item-floor = { $race }: no region pays less than nothing

## What happened

event-turn-began = Round { $round }: { $seat } begins.
event-picked =
    { $seat } picks { $pair } { $paid ->
        [0] for free
        [one] for { $paid } coin
       *[other] for { $paid } coins
    }{ $coins ->
        [0] .
       *[other] { " and finds " }{ coins } there.
    }
event-revealed = New to pick: { $pair }.
event-badge-exchanged = { $seat } swaps powers: { $pair } now, and { $former-pair } to pick.
event-badges-shuffled = The discarded powers are shuffled: { $count } in the new stack.
event-recruited = { $seat } gets { tokens }: { $race }.
event-expanded = { $seat } expands.
event-declined = { $seat } goes into decline: { $race }.
event-vanished = { $seat } has no more { $race }: they leave the map for good.
event-game-over = The game is over.
event-rolled =
    { $region-is ->
        [none] { $seat } rolls { $pips }.
       *[some] { $seat } rolls { $pips } for region { $region }.
    }
event-attempt-failed = The attack of { $seat } on region { $region } fails: { missing }.
event-conquered =
    { $seat } conquers region { $region } with { tokens }: { $race }.{ $other-is ->
        [some] { " " }{ $other } had it before.
       *[none] { "" }
    }
event-lost =
    { $tokens ->
        [0] { $seat } withdraws from region { $region } without a loss: { $race }.
       *[other] { $seat } loses { tokens } in region { $region }: { $race }.
    }
clause-buried = A token of { $seat } stays buried in region { $region }: { $race }
event-buried = { clause-buried }.
event-resurfaced = { $seat } holds region { $region } again: { $race }.
event-abandoned = { $seat } gives up region { $region }: { tokens } back in hand ({ $race }).
event-left = { $seat } leaves the River in region { $region }: { tokens } back in hand ({ $race }).
event-placed = { $seat } puts { tokens } into region { $region }: { $race }.
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
event-forged =
    { $seat } gets { $count ->
        [one] { $count } piece that helps
       *[other] { $count } pieces that help
    } to conquer: { forge }.
forge =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }, { $because }
    }
event-found = { $seat } discovers something in region { $region }: { $site }.
event-site-moved =
    { $origin-is ->
        [same] { $seat } uses in region { $region }: { $site }.
       *[some] { $seat } moves from region { $origin } to region { $region }: { $site }.
    }
event-badge-lent = Power for region { $region }: { $power }.
event-raised = { $seat } uses a Relic for the next conquest: { $site }.
event-lowered = { $seat } does without a Relic after all: { $site }.
event-score-item =
    { $seat }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $item }
event-scored = { $seat } scores { coins }.
clause-earned = { $seat } gets { coins } at once: { $tile }
event-earned = { clause-earned }.
clause-paid =
    { $tile-is ->
        [none] { $seat } pays { $other } { coins }
       *[some] { $seat } pays { $other } { coins }: { $tile }
    }
event-paid = { clause-paid }.
event-peace = { $seat } makes peace with { $other } ({ $tile }).
event-told = { $text }
