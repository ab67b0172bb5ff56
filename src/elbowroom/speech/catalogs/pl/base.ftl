# Gra podstawowa: rasy, moce i miejsca; przy każdym jego znaczniki, czynności i powody.

## Amazonki

tile-amazons = Amazonki
    .summary = Masz 4 dodatkowe żetony tylko do podbojów: schodzą z mapy przed podliczeniem i wracają na rękę w następnej turze. Gdy żetonów jest za mało, oddajesz regiony.
verb-give_up = Oddaj ten region
    .question = Który region oddajesz?
    .hint = Bez 4 dodatkowych Amazonek masz ich za mało, by utrzymać wszystko.

## Krasnoludy

tile-dwarves = Krasnoludy
    .summary = Każdy region górniczy daje 1 monetę więcej, także gdy rasa wymiera.
    .because = za regiony górnicze

## Elfy

tile-elves = Elfy
    .summary = Gdy ktoś zdobywa Twój region, nie tracisz żadnego Elfa: wszystkie się wycofują. Czary i podobne sztuczki nadal zabierają jednego.

## Ghule

tile-ghouls = Ghule
    .summary = Gdy wymierają, wszystkie Ghule zostają na mapie i w kolejnych turach dalej podbijają, zawsze przed ruchem nowej rasy. Mogą zaatakować nawet Twoje własne regiony.

## Olbrzymy

tile-giants = Olbrzymy
    .summary = Regiony sąsiadujące z zajętymi przez Ciebie Górami kosztują 1 żeton mniej.
    .because = obok zajętych przez nie Gór

## Niziołki

tile-halflings = Niziołki
    .summary = Możesz wejść na mapę w dowolnym miejscu. Każdy z 2 pierwszych zdobytych regionów dostaje Norkę i jest nietykalny, dopóki go nie porzucisz albo rasa nie zacznie wymierać.
marker-hole = Norka
    .summary = Region nietykalny: dopóki mieszkają tu Niziołki, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.

## Ludzie

tile-humans = Ludzie
    .persons = yes
    .summary = Każde Pola dają 1 monetę więcej.
    .because = za Pola

## Orkowie

tile-orcs = Orkowie
    .persons = yes
    .summary = Każdy zdobyty niepusty region daje w tej turze 1 monetę więcej.
    .because = za zdobyte niepuste regiony

## Szczuroludzie

tile-ratmen = Szczuroludzie
    .persons = yes
    .summary = Żadnych specjalnych zdolności. Po prostu jest ich mnóstwo!

## Szkielety

tile-skeletons = Szkielety
    .summary = Przed przegrupowaniem dostajesz 1 nowy żeton za każde 2 niepuste regiony zdobyte w tej turze.

## Czarnoksiężnicy

tile-sorcerers = Czarnoksiężnicy
    .persons = yes
    .summary = Raz na turę wobec każdego przeciwnika możesz zamienić jego samotny aktywny żeton w regionie w Twoim zasięgu na Czarnoksiężnika z zasobnika. W ten sposób zdobywasz region; Góry, Twierdze i Legowiska przed tym nie chronią.
verb-sorcery = Rzuć czar
    .question = Który samotny żeton zamieniasz czarem?
    .hint = Zamieniasz samotny żeton na Czarnoksiężnika z zasobnika i zdobywasz region. Raz na turę wobec każdego przeciwnika.

## Trytony

tile-tritons = Trytony
    .summary = Lądowe regiony nad Morzem lub Jeziorem kosztują 1 żeton mniej.
    .because = nad Morzem lub Jeziorem

## Trolle

tile-trolls = Trolle
    .summary = W każdym Twoim regionie powstaje Legowisko Trolli: +1 do obrony, także gdy rasa wymiera.
marker-lair = Legowisko Trolli
    .summary = +1 do obrony, także gdy rasa wymiera.

## Czarodzieje

tile-wizards = Czarodzieje
    .persons = yes
    .summary = Każdy magiczny region daje 1 monetę więcej.
    .because = za magiczne regiony

## Alchemicy

tile-alchemist = Alchemicy
    .summary = Co turę dostajesz 2 monety więcej, dopóki rasa jest aktywna.
    .because = co turę

## Oszalałe

tile-berserk = Oszalałe
    .before-persons = Oszalali
    .summary = Przed każdym podbojem możesz rzucić kością i dopiero potem wybrać region z jej pomocą. Jeśli po rzucie niczego nie zdobędziesz, podboje się kończą; innego rzutu na koniec nie ma.
verb-roll = Najpierw rzuć kością
    .question = Rzucić kością przed wyborem regionu?
    .hint = Potem zdobądź region z pomocą rzutu, inaczej Twoje podboje się kończą.

## Obozujące

tile-bivouacking = Obozujące
    .before-persons = Obozujący
    .summary = Masz 5 Obozowisk, które co turę rozmieszczasz od nowa: +1 do obrony każde, dowolnie wiele w regionie. Nigdy nie przepadają, tylko się przenoszą.
marker-encampment = Obozowisko
    .summary = +1 do obrony każde. Dotrzymuje też towarzystwa: żeton obok niego nie jest samotny.
verb-camp = Rozbij Obozowisko
    .question = Gdzie rozbijasz Obozowisko?
    .hint = +1 do obrony.
verb-lift_camp = Zwiń Obozowisko
    .question = Które Obozowisko zwijasz?
    .hint = Możesz je rozbić gdzie indziej.

## Waleczne

tile-commando = Waleczne
    .before-persons = Waleczni
    .summary = Każdy region kosztuje Cię 1 żeton mniej.
    .because = wszędzie

## Dyplomatyczne

tile-diplomat = Dyplomatyczne
    .before-persons = Dyplomatyczni
    .summary = Na końcu tury wskaż przeciwnika, którego aktywna rasa nie była w tej turze Twoim celem: do Twojej następnej tury nie może ona atakować Twojej aktywnej rasy.
verb-ally = Zawrzyj pokój
    .question = Z kim zawierasz pokój?
    .hint = Do Twojej następnej tury aktywna rasa tego gracza nie może atakować Twojej.

## Władcy smoków

tile-dragon_master = Władcy smoków
    .summary = Raz na turę Smok zdobywa region w Twoim zasięgu z użyciem tylko 1 żetonu, bez względu na obronę. Dopóki Smok tam jest, region jest nietykalny.
marker-dragon = Smok
    .summary = Region nietykalny: dopóki jest tu Smok, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
verb-dragon = Wyślij Smoka
    .question = Dokąd leci Smok?
    .hint = Zdobywa region jednym żetonem i czyni go nietykalnym. Raz na turę.

## Latające

tile-flying = Latające
    .before-persons = Latający
    .summary = Każdy lądowy region jest w Twoim zasięgu, bliski czy daleki, nawet przy pierwszym podboju.

## Leśne

tile-forest = Leśne
    .before-persons = Leśni
    .summary = Każdy Las daje 1 monetę więcej.
    .because = za Lasy

## Warowne

tile-fortified = Warowne
    .before-persons = Warowni
    .summary = Raz na turę możesz zbudować Twierdzę w regionie, który jej nie ma, najwyżej 6. Każda daje 1 monetę, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera.
    .because = za Twierdze
marker-fortress = Twierdza
    .summary = +1 do obrony, także gdy rasa wymiera. Daje 1 monetę, dopóki rasa jest aktywna.
verb-fortress = Zbuduj Twierdzę
    .question = Gdzie budujesz Twierdzę?
    .hint = +1 do obrony i 1 moneta co turę, dopóki rasa jest aktywna. Raz na turę.

## Bohaterskie

tile-heroic = Bohaterskie
    .before-persons = Bohaterscy
    .summary = Na końcu każdej tury ustaw 2 Bohaterów w 2 różnych regionach: oba są nietykalne.
marker-hero = Bohater
    .summary = Region nietykalny: dopóki jest tu Bohater, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
verb-hero = Ustaw Bohatera
    .question = Gdzie staje Bohater?
    .hint = Dopóki Bohater tu stoi, region jest nietykalny.
verb-lift_hero = Zabierz Bohatera
    .question = Którego Bohatera zabierasz?
    .hint = Możesz go ustawić gdzie indziej.

## Wzgórzyste

tile-hill = Wzgórzyste
    .before-persons = Wzgórzyści
    .summary = Każde Wzgórza dają 1 monetę więcej.
    .because = za Wzgórza

## Handlujące

tile-merchant = Handlujące
    .before-persons = Handlujący
    .summary = Każdy Twój region daje 1 monetę więcej.
    .because = za każdy region

## Konne

tile-mounted = Konne
    .before-persons = Konni
    .summary = Wzgórza i Pola kosztują Cię 1 żeton mniej.
    .because = na Wzgórzach i Polach

## Plądrujące

tile-pillaging = Plądrujące
    .before-persons = Plądrujący
    .summary = Każdy zdobyty niepusty region daje w tej turze 1 monetę więcej.
    .because = za zdobyte niepuste regiony

## Żeglujące

tile-seafaring = Żeglujące
    .before-persons = Żeglujący
    .summary = Możesz zdobywać Morza i Jeziora. Zostają Twoje, gdy rasa wymiera; rasy, które nie wchodzą na wodę, nigdy ich nie odbiorą.

## Uduchowione

tile-spirit = Uduchowione
    .before-persons = Uduchowieni
    .summary = Gdy rasa wymiera, nie liczy się do limitu jednej: zostaje na mapie obok Twojej następnej wymierającej rasy.

## Niezłomne

tile-stout = Niezłomne
    .before-persons = Niezłomni
    .summary = Rasa może zacząć wymierać zaraz po podliczeniu zwykłej tury, nawet pierwszej, więc nie tracisz kolejki.
verb-stout = Schyłek teraz
    .question = Ogłosić schyłek teraz?
    .hint = Monety za tę turę już masz, a w następnej wybierasz nowy zestaw.

## Bagienne

tile-swamp = Bagienne
    .before-persons = Bagienni
    .summary = Każde Bagna dają 1 monetę więcej.
    .because = za Bagna

## Podziemne

tile-underworld = Podziemne
    .before-persons = Podziemni
    .summary = Regiony z jaskinią kosztują Cię 1 żeton mniej, a przy podbojach wszystkie jaskinie sąsiadują ze sobą.
    .because = w regionach z jaskinią

## Zamożne

tile-wealthy = Zamożne
    .before-persons = Zamożni
    .summary = Raz dostajesz 7 monet: przy pierwszym podliczeniu, gdy masz choć jeden region.
    .because = tylko raz

## Dlaczego coś jest niemożliwe

refused-not-of-amazons = Amazonki nie zajmują regionu { $region }
refused-give-up-when = regiony oddaje się w czasie przegrupowania
refused-nothing-to-give-up = teraz nie trzeba oddawać żadnego regionu
refused-sorcery-when = czary są możliwe tylko w czasie podbojów, nie po rzucie kością
refused-no-sorcerer-left = w zasobniku nie ma już żadnego Czarnoksiężnika
refused-converted-already = { $seat } ma już w tej turze zamieniony żeton, a każdemu przeciwnikowi wolno zamienić tylko jeden
refused-sorcery-needs-region = bez własnego regionu Czarnoksiężnicy nie rzucają czarów
refused-roll-when = kością rzuca się tylko w czasie podbojów tej rasy
refused-nothing-to-conquer = nie ma regionu, który można by zdobyć
refused-peace = pokój ({ $race }, { $seat }) trwa do początku następnej tury tego gracza
refused-ally-when = pokój zawiera się na końcu tury
refused-ally-named = w tej turze pokój jest już zawarty
refused-ally-attacked = aktywna rasa tego gracza była w tej turze celem ataku: { $seat }
refused-dragon-when = Smok lata w czasie podbojów swojej rasy
refused-dragon-flown = Smok zdobył już region w tej turze
refused-dragon-no-water = Smok nie zdobywa wody
refused-fortress-when = Twierdzę buduje się w czasie przegrupowania
refused-fortress-built = w tej turze powstała już Twierdza
refused-fortress-there = w regionie { $region } stoi już Twierdza
refused-fortresses-built = na mapie są już wszystkie Twierdze: { $count }
refused-stout-when = ten schyłek ogłasza się zaraz po podliczeniu

## Co dałby wybór, obok nazwy i celu

outlook-sorcery = żetonem z zasobnika
outlook-dragon = za { tokens }; potem nietykalny
