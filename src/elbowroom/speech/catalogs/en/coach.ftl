# What the coach says: why a choice is good.

advice-coins-now = Brings { coins } this turn
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
advice-safe-border =
    { $count ->
        [0] Safest border: nobody can attack region { $region }
        [one] Safest border: { $count } attacker can reach region { $region }
       *[other] Safest border: { $count } attackers can reach region { $region }
    }
advice-few-at-risk =
    { $count ->
        [0] Leaves nothing that others could take
        [one] Leaves only { $count } region that others could take
       *[other] Leaves only { $count } regions that others could take
    }
advice-guards = Puts tokens where others would attack: { $regions }
advice-decline-lasts =
    Declining now leaves { $count ->
        [one] { $count } region that scores
       *[other] { $count } regions that score
    } for { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }
advice-tired =
    { $tokens ->
        [0] Your race has no token left to conquer with
        [one] Your race has only { $tokens } token left to conquer with
       *[other] Your race has only { $tokens } tokens left to conquer with
    }
advice-fresh = { $pair }: { tokens } to begin with
advice-coins-on-it = { coins } to collect with it
advice-still-strong = Your race still has { tokens } to conquer with
advice-die-helps = The die is enough in { $percent } of 100 cases
advice-best-chance = Leaves you best off at the end
advice-only-choice = There is nothing else to do

refused-no-hints = hints are switched off at this table
refused-no-hints-with-clock = there are no hints in games with a clock
refused-analysis-when-over = a game is analysed when it is over
refused-analyses-many = too many games wait to be analysed; try again later
