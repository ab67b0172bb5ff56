# Co mówi sama gra: dlaczego czegoś nie można, z czego składa się koszt, co się stało.
# Nazw graczy i kafelków się nie odmienia: zdania są tak zbudowane, że zostają w mianowniku.

seat = miejsce { $number }
explained-cost = region { $region } kosztuje { $cost }
explained-refusal = niemożliwe: { $text }

final-die = „die { $region }”
coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
tokens =
    { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }
needed =
    { $needed ->
        [one] { $needed } żetonu
       *[other] { $needed } żetonów
    }
missing =
    { $missing ->
        [one] brakuje { $missing } żetonu
       *[other] brakuje { $missing } żetonów
    }
helpers =
    { $helpers ->
        [0] { "" }
        [one] {" "}i { $helpers } element, który pomaga
        [few] {" "}i { $helpers } elementy, które pomagają
       *[other] {" "}i { $helpers } elementów, które pomagają
    }

## Dlaczego czegoś nie można

refused-game-over = gra się skończyła
refused-no-active-race = { $seat } nie ma aktywnej rasy, która mogłaby podbijać
refused-no-race-in-decline = { $seat } nie ma wymierającej rasy, która mogłaby podbijać
refused-no-second-race-in-decline = { $seat } nie ma drugiej wymierającej rasy, która mogłaby podbijać
refused-declined-conquers-nothing = ta rasa wymiera i niczego nie podbija: { $race }
refused-turn-of-other = teraz gra { $seat }
refused-no-conquest-now = w tej fazie niczego się nie podbija: { $phase }
refused-conquests-of-other-race = teraz podbija inna rasa: { $race }
refused-no-such-region = na tej planszy nie ma regionu { $region }, są regiony od 1 do { $size }
refused-no-answer-now = „{ $action }” nie jest teraz odpowiedzią: trwa faza „{ $phase }”
refused-no-pick-now = zestaw wybiera się tylko na początku tury, gdy nie ma się aktywnej rasy; teraz trwa faza „{ $phase }”
refused-no-such-combo = liczba zestawów do wyboru: { $count }, żaden nie ma ceny { $price }
refused-combo-too-dear = cena zestawu w monetach: { $cost }, masz { coins }
refused-attacked-places-only = teraz gra { $seat }; kto został zaatakowany, rozmieszcza tylko to, co przegnano
refused-no-decision-after-pick = w turze, w której wybiera się zestaw, nie ogłasza się ekspansji ani schyłku
refused-declined-this-turn = w tej turze rasa już zaczęła wymierać
refused-decided-first = o ekspansji lub schyłku decyduje się na samym początku tury
refused-already-occupied = ta rasa już zajmuje region { $region }
refused-not-habitable = ta rasa nie może wejść do regionu { $region }: { $terrain }
refused-not-adjacent = region { $region } nie sąsiaduje z żadnym regionem tej rasy
refused-helpers-need-token =
    { $because-is ->
        [none] { $tile }: to, co jest na ręce, działa tylko razem z żetonem, a żetonu nie ma
       *[some] { $tile }: to, co jest na ręce ({ $because }), działa tylko razem z żetonem, a żetonu nie ma
    }
refused-empty-hand = na ręce nie ma żetonu
refused-entry-below = region { $region } leży w niebie: ta rasa wchodzi na mapę na ziemi
refused-no-entry =
    ta rasa nie może wejść na mapę w regionie { $region }, tylko na brzegu mapy{ $shore ->
        [0] { "" }
       *[other] { " " }lub nad Morzem
    }: { $regions }
refused-entry-elsewhere = ta rasa nie może wejść na mapę w regionie { $region }, tylko tutaj: { $regions }
refused-no-entry-at-all = ta rasa nie może wejść na mapę w regionie { $region } ani nigdzie indziej
refused-no-ability-helps = żadna zdolność nie pomaga przeciw rasie w regionie { $region }: { $race }
refused-immune = region { $region } jest nietykalny: { $markers }
refused-protected = { $tile }: tych regionów ({ $seat }) nie wolno Ci teraz atakować
refused-not-alone =
    regionu { $region } nie broni dokładnie jeden żeton: { $tokens ->
        [one] jest tam { $tokens } żeton
        [few] są tam { $tokens } żetony
       *[other] jest tam { $tokens } żetonów
    }{ $buried ->
        [0] { "" }
       *[other] {" "}i zakopany żeton, który liczy się jak jeden
    }
refused-no-active-opponent = w regionie { $region } nie ma aktywnej rasy przeciwnika
refused-marker-beside =
    regionu { $region } nie broni dokładnie jeden żeton: { $tokens ->
        [one] jest tam { $tokens } żeton
        [few] są tam { $tokens } żetony
       *[other] jest tam { $tokens } żetonów
    } i { $markers }, co liczy się jak jeden
refused-too-few-tokens =
    potrzeba { needed }, na ręce: { $hand }{ helpers }{ $lucky ->
        [0] { "" }
       *[other] ; { final-die } udaje się w { $lucky } na { $faces } przypadków
    }
refused-too-few-after-roll = region { $region } wymaga { needed }, na ręce: { $hand }{ helpers }, a na kości: { $rolled }
refused-tile-chooses-first =
    { $tile }: najpierw trzeba wybrać: { $choices }{ $more ->
        [0] { "" }
       *[other] , …
    }
refused-rolled-already = kość już rzucona ({ $rolled }): podbij region albo zakończ podboje
refused-die-replaced = { $tile }: nie ma rzutu na koniec, zamiast niego jest „{ $instead }”
refused-no-final-die = { $tile }: nie ma rzutu na koniec
refused-die-not-needed = { $hand } wystarcza na koszt { $needed }, kość nie jest potrzebna
refused-die-too-weak = { missing }, a kość daje najwyżej { $most }
refused-no-abandoning-now = w tej fazie nie porzuca się regionów: { $phase }
refused-declined-abandons-nothing = rasa w regionie { $region } wymiera i niczego nie porzuca: { $race }
refused-abandons-before-own = rasa w regionie { $region } porzuca regiony tylko przed własnymi podbojami: { $race }
refused-not-occupied = ta rasa nie zajmuje regionu { $region }
refused-abandon-first = regiony porzuca się przed pierwszym podbojem w turze
refused-nothing-raised = nie ma nic, co można by odłożyć
refused-lowered-once = raz odłożone i znów użyte służy następnemu podbojowi: podbij region albo zakończ podboje
refused-no-placing-now = w tej fazie nie rozmieszcza się żetonów: { $phase }
refused-river-left = żetony opuściły już Rzekę w regionie { $region }
refused-nobody-offers = żadna rasa, moc ani miejsce tego gracza nie daje „{ $action }”
refused-active-only = „{ $action }” jest dla aktywnej rasy, a ta wymiera: { $race }
refused-site-held-in-decline = { $site } w regionie { $region } należy do wymierającej rasy ({ $race }): używa tego tylko rasa aktywna
refused-no-opponent = na miejscu { $place } nie ma przeciwnika
refused-ability-needs = ta rasa potrzebuje do tego { needed }, na ręce: { $hand }
refused-marker-moved-when = to przestawia się tylko w czasie przegrupowania swojej rasy: { $marker }
refused-marker-there = w regionie { $region } już jest { $marker }
refused-no-marker-waits = nic nie czeka teraz na miejsce: { $marker }
refused-no-marker-there = tego nie ma w regionie { $region }: { $marker }
refused-marker-in-hand-first = najpierw wybierz miejsce dla tego, co na ręce: { $marker }
refused-markers-moved = w tej turze nie można już tego przestawić: { $marker }

## Teksty, które nie są ruchem

refused-no-action-text = brakuje ruchu: tekst jest pusty
refused-unknown-action = „{ $text }” nie jest ruchem; znane: { $choices }
refused-action-takes-nothing = po „{ $action }” nic nie następuje, a jest „{ $text }”
action-target =
    { $what ->
        [region] numer regionu
        [seat] numer miejsca
       *[combo] cena zestawu
    }
refused-action-takes-number = po „{ $action }” następuje { action-target }, jedna liczba, na przykład „{ $action } 3”
refused-action-needs-number = po „{ $action }” następuje { action-target } jako liczba, a nie „{ $text }”
refused-action-out-of-range = „{ $action }”: { action-target } to liczba od { $least } do { $most }

## Składniki kosztu i wyniku

item-any-region = Każdy region
item-terrain = { $terrain }
item-natives = { $natives }
item-defenders = { $race }
item-own-tokens = Własne żetony nie bronią
item-buried-token = Zakopany żeton
item-marker = { $marker }
item-site = { $site }
item-as-if-empty = { $tile }: jak pusty region
item-tile =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }: { $because }
    }
item-at-least-one = Co najmniej jeden żeton
item-roll = Rzut
item-regions = { $race }: regiony
item-regions-in-decline = { $race }: regiony, rasa wymierająca
item-islands = { $race }: całe wyspy
item-buried-tokens = { $race }: zakopane żetony
item-floor = { $race }: żaden region nie daje mniej niż zero

## Co się stało

event-turn-began = Tura { $round }: gra { $seat }.
event-picked =
    { $seat } wybiera zestaw { $pair } { $paid ->
        [0] za darmo
        [one] za { $paid } monetę
        [few] za { $paid } monety
       *[other] za { $paid } monet
    }{ $coins ->
        [0] .
       *[other] {" "}i znajduje na nim { coins }.
    }
event-revealed = Nowy zestaw do wyboru: { $pair }.
event-badge-exchanged = { $seat } zamienia moc. Teraz: { $pair }, a do wyboru: { $former-pair }.
event-badges-shuffled = Odrzucone moce wracają do gry. W nowym stosie: { $count }.
event-recruited = { $seat } dostaje { tokens }: { $race }.
event-expanded = { $seat } wybiera ekspansję.
event-declined = { $seat } ogłasza schyłek: { $race }.
event-vanished = { $seat } na dobre żegna się z rasą { $race }.
event-game-over = Koniec gry.
event-rolled =
    { $region-is ->
        [none] { $seat } rzuca kością. Wynik: { $pips }.
       *[some] { $seat } rzuca kością, cel: region { $region }. Wynik: { $pips }.
    }
event-attempt-failed = { $seat } atakuje region { $region } bez powodzenia: { missing }.
event-conquered =
    { $seat } zdobywa region { $region } za { tokens }: { $race }.{ $other-is ->
        [some] {" "}Region traci { $other }.
       *[none] { "" }
    }
event-lost =
    { $tokens ->
        [0] { $seat } wycofuje się z regionu { $region } bez strat: { $race }.
       *[other] { $seat } traci { tokens } w regionie { $region }: { $race }.
    }
clause-buried = { $seat } ma zakopany żeton w regionie { $region }: { $race }
event-buried = { clause-buried }.
event-resurfaced = { $seat } znów zajmuje region { $region }: { $race }.
event-abandoned = { $seat } oddaje region { $region } i bierze na rękę { tokens } ({ $race }).
event-left = { $seat } opuszcza Rzekę w regionie { $region } i bierze na rękę { tokens } ({ $race }).
event-placed = { $seat } kładzie { tokens } w regionie { $region }: { $race }.
event-marker-placed =
    { $seat-is ->
        [none] Teraz w regionie { $region }: { $marker }.
       *[some] Teraz w regionie { $region } ({ $seat }): { $marker }.
    }
event-marker-removed =
    { $seat-is ->
        [none] Już nie w regionie { $region }: { $marker }.
       *[some] Już nie w regionie { $region } ({ $seat }): { $marker }.
    }
event-forged = { $seat } dostaje elementy, które pomagają podbijać: { $count } ({ forge }).
forge =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }, { $because }
    }
event-found = { $seat } odkrywa coś w regionie { $region }: { $site }.
event-site-moved =
    { $origin-is ->
        [same] { $seat } używa w regionie { $region }: { $site }.
       *[some] { $seat } przenosi z regionu { $origin } do regionu { $region }: { $site }.
    }
event-badge-lent = Moc dla regionu { $region }: { $power }.
event-raised = { $seat } używa Relikwii do następnego podboju: { $site }.
event-lowered = { $seat } jednak obywa się bez Relikwii: { $site }.
event-score-item =
    { $seat }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }, { $item }
event-scored = { $seat } dostaje za turę { coins }.
clause-earned = { $seat } od razu dostaje { coins }: { $tile }
event-earned = { clause-earned }.
clause-paid =
    { $tile-is ->
        [none] { $seat } płaci { coins } (odbiera { $other })
       *[some] { $seat } płaci { coins } (odbiera { $other }): { $tile }
    }
event-paid = { clause-paid }.
event-peace = Pokój: { $seat } i { $other } ({ $tile }).
event-told = { $text }
