# Was ein Protokoll von mehreren Ereignissen zugleich erzählt, und woher Münzen kommen.

event-conquered-from =
    { $seat } erobert Region { $region } mit { tokens }: { $race }. { $other } { $lost ->
        [0] zieht sich ohne Verlust zurück
       *[other] verliert { $lost } Plättchen
    }: { $other_race }.
event-spread = { $seat } verteilt Plättchen: { $text }.
spread-tokens = { $tokens } nach { $region }
spread-marker =
    { $count ->
        [1] { $marker } in { $region }
       *[other] { $count } × { $marker } in { $region }
    }
event-rivers-left = { $seat } verlässt die Flüsse in den Regionen { $regions } und nimmt { tokens } auf die Hand.
event-scored-from = { $seat } bekommt für den Zug { coins }: { $text }.

## Woher Münzen kommen, in einer Liste oder einer Summe

source-start = Münzen am Anfang
source-picks = auf Kombinationen gefundene minus für sie gezahlte Münzen
source-paid = an andere bezahlt
source-regions = Regionen
source-regions-in-decline = untergegangene Regionen
source-islands = ganze Inseln
source-buried-tokens = vergrabene Plättchen
source-floor = nie weniger als nichts
