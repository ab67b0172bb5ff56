# Podniebne Wyspy: rasy, moce i miejsca; przy każdym jego znaczniki, czynności i powody.

## Smoczarze

tile-drakons = Smoczarze
    .persons = yes
    .summary = Do 3 razy na turę oddajesz żeton z ręki za Smoka, który zdobywa region z użyciem tylko 1 kolejnego żetonu, bez względu na obronę. Region jest nietykalny do Twojej następnej tury.
marker-drakon_dragon = Przemieniony Smoczarz
    .summary = Region nietykalny do następnej tury właściciela: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
verb-transform = Przemień w Smoka
    .question = Gdzie Smoczarz zmienia się w Smoka?
    .hint = 1 żeton przepada, 1 zajmuje region, który jest nietykalny do Twojej następnej tury. 3 razy na turę.

## Śluzmaki

tile-escargots = Śluzmaki
    .summary = Dopóki są aktywne, ich regiony płacą na początku Twojej tury zamiast na końcu. Monety za moc dostajesz nadal na końcu.

## Chanowie

tile-khans = Chanowie
    .persons = yes
    .summary = Twoje Wzgórza i Pola dają 1 monetę więcej, wszystkie inne regiony 1 mniej, ale nigdy poniżej 0.
    .because = Wzgórza i Pola dają więcej, inne regiony mniej

## Wróblostrachy

tile-scarecrows = Wróblostrachy
    .summary = Jest ich bardzo dużo, ale kto zdobywa ich region, dostaje 1 monetę z banku.

## Zbieracze

tile-scavengers = Zbieracze
    .persons = yes
    .summary = Żetony zdobytej wymierającej rasy zostają zakopane pod Twoimi: +1 do obrony regionu, a ich właściciel nadal dostaje za nie monety. Znikają, gdy Zbieracze wymierają.

## Burzowe Olbrzymy

tile-storm_giants = Burzowe Olbrzymy
    .summary = Co turę masz 2 Pioruny: każdy zdobywa Góry w Twoim zasięgu z użyciem tylko 1 żetonu. Możesz wejść na mapę w dowolnym miejscu Podniebnych Wysp.
verb-bolt = Uderz Piorunem
    .question = W które Góry uderza Piorun?
    .hint = Zdobywa te Góry jednym żetonem, bez względu na obronę. 2 Pioruny na turę.

## Wendigo

tile-wendigos = Wendigo
    .summary = Raz na turę oczyszczasz dowolny Las, który nie jest Twój ani nietykalny, i zyskujesz 1 żeton. Aktywna rasa traci tam 1 żeton i się wycofuje, wymierająca traci wszystkie. To nie jest podbój.
verb-clear = Oczyść ten Las
    .question = Który Las oczyszczasz?
    .hint = Przegania wszystkich i daje Ci 1 żeton. Nie dostajesz regionu. Raz na turę.

## Powietrzne

tile-airborne = Powietrzne
    .before-persons = Powietrzni
    .summary = W turze wyboru każdy region kosztuje Cię 2 żetony mniej.
    .because = w turze wyboru

## Odkrywcze

tile-exploring = Odkrywcze
    .before-persons = Odkrywczy
    .summary = Dostajesz 1 monetę za każdą parę regionów: jeden na Ziemi i jeden na Podniebnych Wyspach.
    .because = za pary: Ziemia i Podniebne Wyspy

## Złotnicze

tile-goldsmith = Złotnicze
    .before-persons = Złotniczy
    .summary = Twoje regiony górnicze dają 2 monety więcej, wszystkie inne regiony 1 mniej, ale nigdy poniżej 0.
    .because = regiony górnicze dają więcej, inne mniej

## Artyleryjskie

tile-gunner = Artyleryjskie
    .before-persons = Artyleryjscy
    .summary = Twoje 2 Działa czynią swoje regiony nietykalnymi. Od drugiej tury każde może albo wystrzelić, a wtedy regiony obok kosztują w tej turze 2 żetony mniej, albo się przenieść.
    .because = obok strzelającego Działa
marker-cannon = Działo
    .summary = Region nietykalny: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-firing_cannon = Strzelające Działo
    .summary = Region nietykalny. W tej turze regiony obok kosztują właściciela 2 żetony mniej.
verb-cannon = Ustaw Działo
    .question = Gdzie staje Działo?
    .hint = Dopóki Działo tu stoi, region jest nietykalny.
verb-lift_cannon = Zabierz Działo
    .question = Które Działo zabierasz?
    .hint = Możesz je ustawić gdzie indziej.
verb-fire = Wystrzel z Działa
    .question = Które Działo strzela?
    .hint = W tej turze regiony obok kosztują Cię 2 żetony mniej. Działo nie może się już przenieść.

## Negocjatorskie

tile-haggling = Negocjatorskie
    .before-persons = Negocjatorscy
    .summary = Po podliczeniu możesz rozdać do 5 Umów Handlowych, nie więcej niż masz monet. Na końcu swojej tury każdy posiadacz płaci Ci 1 monetę za Umowę, jeśli zdobywa w niej Twój region; jeśli nie, płacisz Ty.
verb-pact = Daj Umowę Handlową
    .question = Kto dostaje Umowę Handlową?
    .hint = Jeśli ten gracz oszczędzi Twoje regiony w swojej turze, płacisz 1 monetę, a jeśli nie, dostajesz 1.

## Władcze

tile-racketeering = Władcze
    .before-persons = Władczy
    .summary = Gdy ktoś inny wybiera zestaw, dostajesz 1 monetę za każdy zestaw, który pomija. Gdy ta rasa wymrze, Twój następny wybór jest darmowy.

## Sterowcowe

tile-zeppelined = Sterowcowe
    .before-persons = Sterowcowi
    .summary = Do 5 razy na turę Sterowiec atakuje dowolny region oprócz Morza i Jeziora, a kość dodaje Ci sił. Pusta ścianka to katastrofa: Ty i obrońca tracicie po 1 żetonie, a region płonie do Twojej następnej tury. Przy zbyt niskim rzucie podboje się kończą.
marker-burning = Płonący Region
    .summary = Region nietykalny: nikt tu nie wejdzie do następnej tury gracza, którego Sterowiec się tu rozbił.
verb-zeppelin = Wyślij Sterowiec
    .question = Dokąd leci Sterowiec?
    .hint = Kość Ci pomaga. Pusta ścianka to katastrofa: tracisz 1 żeton, a region płonie. 5 razy na turę.

## Dlaczego coś jest niemożliwe

refused-transform-when = Smoczarze przemieniają się w czasie podbojów, nie po rzucie kością
refused-transformed = tylu Smoczarzy już się w tej turze przemieniło, więcej nie można: { $count }
refused-drakon-no-water = Smok nie zdobywa wody
refused-transform-needs = jeden żeton przepada, do regionu trzeba jeszcze: { $needed }, na ręce: { $hand }
refused-bolts-when = Pioruny uderzają w czasie podbojów, nie po rzucie kością
refused-bolts-used = wszystkie Pioruny tej tury są już zużyte: { $count }
refused-no-mountain = region { $region } to nie Góry
refused-clear-when = Las oczyszcza się w czasie podbojów, nie po rzucie kością
refused-clear-after-raised = to, co przygotowane do podboju, musi mu posłużyć, zanim oczyścisz Las
refused-cleared-already = w tej turze jeden Las jest już oczyszczony
refused-no-forest = region { $region } to nie Las
refused-own-forest = region { $region } to Las samych Wendigo
refused-nobody-to-drive-out = w regionie { $region } nie ma kogo przegonić
refused-cannons-fire-when = Działa strzelają w czasie podbojów, od drugiej tury
refused-no-cannon-to-fire = w regionie { $region } nie ma Działa, które mogłoby strzelić
refused-cannons-move-when = Działa przestawia się w czasie przegrupowania
refused-cannon-there = w regionie { $region } stoi już Działo
refused-no-cannon-to-move = w regionie { $region } nie ma Działa, które można przestawić
refused-cannons-placed = w tej turze Działa są już ustawione
refused-pacts-when = Umowy Handlowe rozdaje się po podliczeniu
refused-pacts-given = wszystkie Umowy Handlowe są rozdane: { $count }
refused-pacts-need-coins = nie można rozdać więcej Umów, niż masz monet. Rozdane: { $count }, monety: { $coins }
refused-zeppelins-when = Sterowce latają w czasie podbojów
refused-zeppelins-flown = wszystkie Sterowce już w tej turze poleciały: { $count }
refused-all-burning = wszystkie znaczniki ognia są na mapie: { $count }
refused-ground-first = pierwszy region ta rasa zdobywa na Ziemi, a region { $region } jest na Podniebnych Wyspach

## Co się stało

event-struck = { $seat } uderza Piorunem w region { $region }.
event-transformed = { $seat } oddaje żeton za Smoka w regionie { $region }.
event-pick-freed = { $seat } wybierze następny zestaw za darmo.
event-cleared = { $seat } oczyszcza region { $region }.
event-crashed = { $seat } rozbija Sterowiec: region { $region } płonie.
event-fired = { $seat } strzela z Działa w regionie { $region }.
event-pact-given = { $seat } daje Umowę Handlową. Dostaje ją { $other }.

## Co dałby wybór, obok nazwy i celu

outlook-transform = 1 żeton przepada, do regionu trafia { $count }; potem nietykalny
outlook-bolt = za { tokens }
outlook-clear = zyskujesz { tokens }
outlook-clear-for-nothing = bez nowego żetonu, zasobnik jest pusty
outlook-fire = w tej turze { tokens } mniej, regiony: { $regions }
outlook-fire-at-nothing = obok nie ma nic do zdobycia
outlook-pact =
    płacisz 1 monetę, jeśli Twoje regiony ocaleją, a jeśli nie, dostajesz 1{ $count ->
        [0] { "" }
       *[other] {" "}(już rozdane: { $count })
    }
outlook-zeppelin =
    koszt { $cost } minus rzut: sukces { $lucky } na { $faces }, katastrofa { $crashes } na { $faces }{ $ends ->
        [0] { "" }
       *[other] , inaczej koniec podbojów ({ $ends } na { $faces })
    }

## Co ktoś ma oprócz żetonów

outlook-bolts-left = zostało Piorunów: { $count }
outlook-dragons-left = zostało Smoków: { $count }
outlook-zeppelins-left = zostało Sterowców: { $count }
outlook-pacts-of =
    { $count ->
        [one] { $count } Umowa Handlowa ({ $other })
        [few] { $count } Umowy Handlowe ({ $other })
       *[other] { $count } Umów Handlowych ({ $other })
    }
