# What a log tells of several events at once, and where coins come from.

event-conquered-from =
    { $seat } conquers region { $region } with { tokens }: { $race }. { $other } { $lost ->
        [0] withdraws without a loss
        [one] loses { $lost } token
       *[other] loses { $lost } tokens
    }: { $other_race }.
event-spread = { $seat } spreads out: { $text }.
spread-tokens = { $tokens } to { $region }
spread-marker =
    { $count ->
        [1] { $marker } at { $region }
       *[other] { $count } × { $marker } at { $region }
    }
event-rivers-left = { $seat } leaves the Rivers in regions { $regions }: { tokens } back in hand.
event-scored-from = { $seat } scores { coins }: { $text }.

## Where coins come from, in a list or a sum

source-start = coins to start with
source-picks = coins found on pairs minus coins paid for them
source-paid = paid to others
source-regions = regions
source-regions-in-decline = regions in decline
source-islands = whole islands
source-buried-tokens = buried tokens
source-floor = never less than nothing
