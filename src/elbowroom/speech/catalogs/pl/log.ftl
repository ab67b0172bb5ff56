# Co dziennik mówi o kilku zdarzeniach naraz i skąd biorą się monety.

event-conquered-from =
    { $seat } zdobywa region { $region } za { tokens }: { $race }. { $other } { $lost ->
        [0] wycofuje się bez strat
        [one] traci { $lost } żeton
        [few] traci { $lost } żetony
        [many] traci { $lost } żetonów
       *[other] traci { $lost } żetonu
    }: { $other_race }.
event-spread = { $seat } rozmieszcza żetony: { $text }.
spread-tokens = { $tokens } do regionu { $region }
spread-marker =
    { $count ->
        [1] { $marker } w regionie { $region }
       *[other] { $count } × { $marker } w regionie { $region }
    }
event-rivers-left = { $seat } opuszcza Rzekę w regionach { $regions } i bierze na rękę { tokens }.
event-scored-from = { $seat } dostaje za turę { coins }: { $text }.

## Skąd biorą się monety, na liście albo w sumie

source-start = monety na początek
source-picks = monety znalezione na zestawach minus zapłacone za nie
source-paid = zapłacone innym
source-regions = regiony
source-regions-in-decline = regiony rasy wymierającej
source-islands = całe wyspy
source-buried-tokens = zakopane żetony
source-floor = nigdy mniej niż zero
