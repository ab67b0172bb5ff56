# The base game: why abilities are refused, what they do and what they would bring. Names, summaries and verbs are declared in the content itself.

## Why something is not possible

refused-not-of-amazons = region { $region } is not occupied by the Amazons
refused-give-up-when = regions are given up in redeployment
refused-nothing-to-give-up = no region has to be given up now
refused-sorcery-when = Sorcery is only possible among the conquests, not with a roll
refused-no-sorcerer-left = no Sorcerer is left in the tray
refused-converted-already = a token of { $seat } has been converted this turn, and only one of each opponent can be
refused-sorcery-needs-region = without a region of their own Sorcerers cannot use Sorcery
refused-roll-when = the die is only rolled among the conquests of this race
refused-nothing-to-conquer = there is no region that could be conquered
refused-peace = peace with the { $race } of { $seat } lasts until the start of their next turn
refused-ally-when = an ally is named at the end of the turn
refused-ally-named = an ally has been named this turn
refused-ally-attacked = the active race of { $seat } was attacked this turn
refused-dragon-when = the Dragon flies among the conquests of its race
refused-dragon-flown = the Dragon has conquered a region this turn
refused-dragon-no-water = the Dragon does not conquer water
refused-fortress-when = a Fortress is built while redeploying
refused-fortress-built = a Fortress has been built this turn
refused-fortress-there = region { $region } already holds a Fortress
refused-fortresses-built = all { $count } Fortresses are on the board
refused-stout-when = the Stout decline comes right after scoring

## What a choice would bring, beside its label and its target

outlook-sorcery = with a token from the tray
outlook-dragon = with { tokens }; immune then
