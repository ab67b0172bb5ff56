# Podziemia: rasy, moce i miejsca; przy każdym jego znaczniki, czynności i powody.

## Kultyści

tile-cultists = Kultyści
    .persons = yes
    .summary = Wielki Przedwieczny przybywa do pierwszego zdobytego regionu: region jest nietykalny, a każdy sąsiedni kosztuje 1 żeton mniej. Na początku kolejnych tur możesz go przenieść do innego swojego regionu.
    .because = obok Wielkiego Przedwiecznego
marker-great_ancient = Wielki Przedwieczny
    .summary = Region nietykalny. Regiony obok kosztują Kultystów 1 żeton mniej.
verb-ancient = Przedwieczny tutaj
    .question = Dokąd idzie Wielki Przedwieczny?
    .hint = Region staje się nietykalny, a regiony obok kosztują Cię 1 żeton mniej.
refused-ancient-at-start = Wielkiego Przedwiecznego przenosi się na początku tury
refused-ancient-comes-with-conquest = Wielki Przedwieczny przybędzie z następnym podbojem
refused-ancient-moved = Wielki Przedwieczny był już przeniesiony w tej turze
refused-ancient-there = Wielki Przedwieczny jest już w regionie { $region }
refused-no-cultists-there = w regionie { $region } nie ma Kultystów
outlook-ancient-moves = Przenosisz Wielkiego Przedwiecznego do regionu { $region }: tam nietykalność, obok o 1 taniej
outlook-ancient-goes = Wielki Przedwieczny idzie do regionu { $region }: tam nietykalność, obok o 1 taniej

## Mroczne Elfy

tile-drow = Mroczne Elfy
    .summary = Każdy Twój region daje 1 monetę więcej, jeśli nie sąsiaduje z nim żadna inna rasa, aktywna ani wymierająca, ani Bestie. Twoja własna wymierająca rasa też przeszkadza.
    .because = nikogo w sąsiedztwie

## Płomyczki

tile-flames = Płomyczki
    .summary = Po wybraniu wskaż Przepaść dla Wulkanu. Regiony przy Wulkanie lub przy łańcuchu Płomyczków, który się tam zaczyna, kosztują tyle, jakby nikogo w nich nie było.
    .because = przy Wulkanie lub połączonych z nim Płomyczkach
marker-volcano = Wulkan
    .summary = Regiony obok niego lub obok połączonych z nim Płomyczków kosztują Płomyczki tyle, jakby nikogo w nich nie było.
verb-volcano = Wulkan tutaj
    .question = W której Przepaści jest Wulkan?
    .hint = Podboje w jego okolicy są tanie.
refused-volcano-entry = ta rasa nie może wejść na mapę w regionie { $region }, tylko obok swojego Wulkanu: { $regions }
refused-volcano-stays = Wulkan zostaje na miejscu, dopóki Płomyczki są aktywne
refused-volcano-when-picked = Wulkan kładzie się przy wyborze Płomyczków
refused-no-volcano-there = region { $region } nie jest Przepaścią z wulkanem
outlook-volcano = Wulkan w regionie { $region }, sąsiednie regiony: { $regions }

## Gnomy

tile-gnomes = Gnomy
    .summary = Dopóki są aktywne, żadna zdolność, moc, Relikwia ani Miejsce nie pomaga innym w zdobyciu Twoich regionów. Trzeba zapłacić pełny koszt i stać tuż obok; dozwolony jest tylko zwykły rzut kością na koniec.

## Żelazne Krasnoludy

tile-iron_dwarves = Żelazne Krasnoludy
    .summary = Przy każdym przegrupowaniu wykuwasz 1 Srebrny Młot za każdą swoją Kopalnię, najwyżej 7. Młot podbija jak żeton i co turę wraca, ale każdy podbój wymaga choć 1 Krasnoluda.
    .because = Srebrne Młoty
marker-silver_hammer = Srebrny Młot
    .summary = Pomógł w podboju tego regionu. Nie broni i wraca po przegrupowaniu.

## Krakenki

tile-kraken = Krakenki
    .summary = Możesz zatrzymać regiony Rzeki i dostawać za nie monety, także gdy rasa wymiera.
verb-leave = Opuść tę Rzekę
    .question = Którą Rzekę opuszczają Twoje Krakenki?
    .hint = Krakenki stąd wracają na rękę.
refused-kraken-in-decline = Krakenki wymierają i niczego nie opuszczają
refused-kraken-in-redeployment = Krakenki opuszczają Rzekę podczas przegrupowania
refused-no-kraken-there = w regionie { $region } nie ma Krakenków
refused-no-river = region { $region } nie jest Rzeką
outlook-leave = Opuszczasz Rzekę w regionie { $region } i bierzesz na rękę { tokens }

## Licze

tile-liches = Licze
    .summary = Tylko gdy wymierają: kto zdobywa ich region, płaci Ci 1 monetę. Bez monety nie wolno ich atakować.
    .because = zdobyty region wymierającej rasy
refused-liches-unpaid = kto zdobywa region wymierających Liczy, płaci { coins } (odbiera { $seat }), a nie ma z czego zapłacić

## Jaszczury

tile-lizardmen = Jaszczury
    .summary = Przechodzisz przez regiony Rzeki, puste i zajęte, bez ich zdobywania. Zatrzymuje Cię tylko nietykalna Rzeka.

## Błotniaki

tile-mudmen = Błotniaki
    .summary = Przy każdym przegrupowaniu dostajesz 1 nowy żeton za każde swoje Mokradła.

## Mumie

tile-mummies = Mumie
    .summary = Jest ich dużo, ale każdy region kosztuje Cię 1 żeton więcej.
    .because = każdy region

## Ogry

tile-ogres = Ogry
    .summary = Każdy region kosztuje Cię 1 żeton mniej.
    .because = każdy region

## Mimowie Cienia

tile-shadow_mimes = Mimowie Cienia
    .persons = yes
    .summary = Wybierając ich, możesz zamienić ich moc na moc dowolnego innego widocznego zestawu. Liczba żetonów zależy od nowej mocy.
verb-swap = Zamień moce
    .question = Którą moc bierze Twoja nowa rasa?
    .hint = Nowa rasa bierze tę moc, a swoją zostawia tamtemu zestawowi. Teraz albo nigdy.
refused-swap-when-picking = moce zamienia się tylko w chwili wyboru zestawu
refused-swapped-already = moc została już zamieniona
refused-no-such-swap = liczba innych widocznych zestawów: { $count }, na miejscu { $price } nie ma żadnego
outlook-swap = { $pair }: { tokens }; do wyboru zostaje: { $former-pair }

## Pieczariusze

tile-shrooms = Pieczariusze
    .persons = yes
    .summary = Każdy Grzybowy Las daje 1 monetę więcej.
    .because = Grzybowe Lasy

## Pajęczatki

tile-spiderines = Pajęczatki
    .summary = Przy podbojach wszystkie regiony nad dowolną Przepaścią sąsiadują z Twoimi i możesz przez nie wejść na mapę.

## Świetliki

tile-will_o_wisps = Świetliki
    .summary = Zanim zdobędziesz Mistyczne Kryształy albo region obok swoich Kryształów, możesz rzucić kością po dodatkową siłę. Jeśli wystarczy, musisz zdobyć region; jeśli nie, Twoje podboje się kończą.
verb-wisp = Rzuć i zdobądź
    .question = O który region rzucasz kością?
    .hint = Rzut dodaje Ci sił. Jeśli nie wystarczy, Twoje podboje się kończą.
refused-wisps-among-conquests = Świetliki rzucają kością podczas podbojów
refused-no-crystal-near = region { $region } nie ma Kryształów i nie leży obok Kryształów Świetlików
outlook-wisp = Koszt { $cost } minus wynik rzutu: powodzenie w { $lucky } na { $faces } przypadków, porażka kończy Twoje podboje
outlook-wisp-sure = Koszt { $cost } minus wynik rzutu: musi się udać

## Awanturnicze

tile-adventurous = Awanturnicze
    .before-persons = Awanturniczy
    .summary = Każdy region z Popularnym Miejscem daje 1 monetę więcej.
    .because = Popularne Miejsca

## Rybackie

tile-fisher = Rybackie
    .before-persons = Rybaccy
    .summary = Dostajesz 1 monetę za każde 2 swoje regiony nad Rzeką.
    .because = regiony nad Rzeką, po dwa

## Stadne

tile-flocking = Stadne
    .before-persons = Stadni
    .summary = Dostajesz 2 monety, jeśli wszystkie Twoje regiony tworzą jedną grupę.
    .because = wszystkie regiony w jednej grupie

## Strachliwe

tile-frightened = Strachliwe
    .before-persons = Strachliwi
    .summary = Każdy region, w którym stoją co najmniej 3 Twoje żetony, daje 1 monetę więcej.
    .because = co najmniej 3 żetony w regionie

## Nieśmiertelne

tile-immortal = Nieśmiertelne
    .before-persons = Nieśmiertelni
    .summary = Gdy ktoś zdobywa Twój region, nie tracisz żadnego żetonu: wszystkie się wycofują. Przepada tylko żeton zamieniony, na przykład mocą Wampiryczne.

## Magiczne

tile-magic = Magiczne
    .before-persons = Magiczni
    .summary = Raz na turę Torba Wielu Rzeczy działa jak kopia dowolnej odkrytej już Relikwii, gdziekolwiek leży.
    .because = Torba jako Relikwia
marker-bag_o_many_things = Torba Wielu Rzeczy
    .summary = Pokazuje, gdzie Torba działała ostatnio. Niczego nie chroni i nie można jej ukraść.
refused-bag-used = Torba była już użyta w tej turze
refused-bag-raised = Torba jest już wybrana do następnego podboju
refused-relic-not-found = tej Relikwii jeszcze nie odkryto: { $site }

## Męczeńskie

tile-martyr = Męczeńskie
    .before-persons = Męczeńscy
    .summary = Za każdym razem, gdy przeciwnik zdobywa Twój region, od razu dostajesz 1 monetę.
    .because = zdobyty region

## Górnicze

tile-mining = Górnicze
    .before-persons = Górniczy
    .summary = Każda Kopalnia daje 1 monetę więcej.
    .because = Kopalnie

## Błotne

tile-muddy = Błotne
    .before-persons = Błotni
    .summary = Każde Mokradła dają 1 monetę więcej, także gdy rasa wymiera.
    .because = Mokradła

## Mistyczne

tile-mystic = Mistyczne
    .before-persons = Mistyczni
    .summary = Każde Mistyczne Kryształy dają 1 monetę więcej.
    .because = Mistyczne Kryształy

## Kłótliwe

tile-quarreling = Kłótliwe
    .before-persons = Kłótliwi
    .summary = Dostajesz 1 monetę za każdą osobną grupę swoich regionów.
    .because = osobne grupy

## Odradzające się

tile-reborn = Odradzające się
    .before-persons = Odradzający się
    .summary = Gdy wymierają: na początku każdej tury możesz przekazać do 2 ich regionów swojej aktywnej rasie, która dostaje w każdym 1 żeton.
verb-reborn = Odrodzenie
    .question = Który region się odradza?
    .hint = Wymierające żetony znikają, a region obejmuje 1 żeton Twojej aktywnej rasy. Do 2 regionów na turę.
refused-reborn-at-start = regiony odradzają się na początku tury
refused-reborn-at-start-from-tray = regiony odradzają się na początku tury, a zasobnik aktywnej rasy jest pusty
refused-reborn-already =
    { $count ->
        [one] w tej turze odrodził się już { $count } region
        [few] w tej turze odrodziły się już { $count } regiony
       *[other] w tej turze odrodziło się już { $count } regionów
    }
refused-no-reborn-there = w regionie { $region } nie ma wymierającej rasy z mocą Odradzające się
refused-reborn-without-token = w zasobniku nie ma żetonu aktywnej rasy i żadnego nie da się zebrać z mapy
event-reborn = { $seat } przekazuje region { $region } swojej aktywnej rasie ({ $tile }).
outlook-reborn = Z regionu { $region } znika wymierająca rasa ({ $race }), wchodzi 1 żeton aktywnej: { $other_race }

## Szlacheckie

tile-royal = Szlacheckie
    .before-persons = Szlacheccy
    .summary = Przed podliczeniem ustaw Królownę w jednym ze swoich regionów: jest nietykalny. Gdy rasa wymiera, Królowna zostaje na miejscu i nadal chroni.
marker-queen = Królowna
    .summary = Region nietykalny, także gdy rasa wymiera: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
verb-queen = Ustaw Królownę
    .question = Dokąd idzie Królowna?
    .hint = Dopóki Królowna tu jest, region jest nietykalny.
refused-queen-before-scoring = Królownę ustawia się przed podliczeniem
refused-queen-placed = Królowna była już ustawiona w tej turze
refused-not-of-the-queen = rasa Królowny nie zajmuje regionu { $region }
refused-queen-there = Królowna jest już w regionie { $region }
outlook-queen = Królowna w regionie { $region }: nikt go nie ruszy, dopóki ona tam jest

## Tarczowe

tile-shield = Tarczowe
    .before-persons = Tarczowi
    .summary = Co turę dostajesz 1 Zgrzybiały Pancerz za każdy swój Grzybowy Las, razem najwyżej 8. Każdy daje swojemu regionowi na stałe +1 do obrony, także gdy rasa wymiera.
marker-mushroom_armor = Zgrzybiały Pancerz
    .summary = +1 do obrony każdy, także gdy rasa wymiera. Nie chroni samotnego żetonu przed zamianą.
verb-armour = Połóż Pancerz
    .question = Gdzie kładziesz Pancerz?
    .hint = +1 do obrony na stałe.
refused-armours-in-redeployment = Pancerze kładzie się podczas przegrupowania
refused-no-armour-waits = żaden Pancerz nie czeka na położenie
outlook-armour = Zgrzybiały Pancerz w regionie { $region }: obrona { $before } rośnie do { $after }

## Kamienne

tile-stone = Kamienne
    .before-persons = Kamienni
    .summary = Każde Czarne Góry dają 1 monetę więcej.
    .because = Czarne Góry

## Złodziejskie

tile-thieving = Złodziejskie
    .before-persons = Złodziejscy
    .summary = Przy podliczeniu zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z Twoim regionem.
    .because = płacą sąsiedzi

## Grobowe

tile-tomb = Grobowe
    .before-persons = Grobowi
    .summary = Gdy rasa wymiera, wszystkie żetony zostają na mapie i możesz je raz przestawić. Za zdobyty później region tracisz tylko 1 z nich.

## Wampiryczne

tile-vampire = Wampiryczne
    .before-persons = Wampiryczni
    .summary = Raz na turę wobec każdego przeciwnika możesz zamienić jego samotny aktywny żeton w regionie w Twoim zasięgu na swój. W ten sposób zdobywasz region; Góry, Pancerze i tym podobne przed tym nie chronią.
verb-bite = Ukąś
    .question = Który samotny żeton kąsasz?
    .hint = Zamieniasz samotny żeton na swój i zdobywasz region. Raz na turę wobec każdego przeciwnika.
refused-convert-among-conquests = żetony zamienia się podczas podbojów
refused-no-token-left = nie ma już żetonu w zasobniku ani na ręce
refused-bitten-already = w tej turze nie można już w ten sposób zabrać drugiego żetonu
conversion-source =
    { $from_hand ->
        [0] z zasobnika
       *[other] z ręki
    }
outlook-bite = Ukąszenie: Twój żeton { conversion-source } zajmuje miejsce samotnego

## Znikające

tile-vanishing = Znikające
    .before-persons = Znikający
    .summary = Gdy rasa wymiera, dostajesz 2 monety za region zamiast 1, a rasa na dobre znika z mapy.
    .because = 2 monety za region
verb-vanish = Schyłek i zniknięcie
    .question = Schyłek i zniknięcie?
    .hint = 2 monety za region teraz, ale rasa na dobre znika z mapy.
refused-vanishes-anyway = ta rasa znika zawsze, gdy zaczyna wymierać: wybierz „{ $instead }”
refused-vanish-by-declining = zniknięcie to jeden ze sposobów schyłku
outlook-vanish = Rasa znika mocą Kamiennego Kręgu: teraz dostajesz { coins }, a na mapie nikt nie zostaje

## Mściwe

tile-vengeful = Mściwe
    .before-persons = Mściwi
    .summary = Kto zaatakował Cię od Twojej ostatniej tury, dostaje znacznik Zemsty: w Twojej turze wszystkie regiony tego gracza kosztują Cię 1 żeton mniej.
    .because = zemsta za atak
event-vengeance = { $other } dostaje znacznik Zemsty, mści się { $seat } ({ $tile }).

## Zaradne

tile-wise = Zaradne
    .before-persons = Zaradni
    .summary = Co turę dostajesz 2 monety, gdy rasa wymiera i ma choć jeden region.
    .because = rasa wymiera

## Ołtarz Ofiarny

tile-altar_of_souls = Ołtarz Ofiarny
    .summary = Przed podliczeniem możesz oddać 1 żeton swojej wymierającej rasy za 3 monety. Działa także, gdy trzyma go rasa wymierająca.
    .because = poświęcony żeton
verb-altar = Poświęć żeton
    .question = Gdzie poświęcasz żeton?
    .hint = 1 żeton Twojej wymierającej rasy znika z tego regionu, a Ty dostajesz 3 monety.
refused-altar-before-scoring = Ołtarza używa się przed podliczeniem
refused-altar-used = Ołtarz był już użyty w tej turze
refused-none-in-decline-there = w regionie { $region } nie ma wymierającej rasy tego gracza
event-sacrificed = { $seat } poświęca 1 żeton w regionie { $region } ({ $tile }).
outlook-altar =
    Oddajesz 1 żeton w regionie { $region } ({ $race }) i dostajesz { coins }{ $last ->
        [0] { "" }
       *[other] ; to ostatni żeton tam, więc opuszczasz region
    }

## Krypta Lory Craft

tile-crypt_of_the_tomb_raider = Krypta Lory Craft
    .summary = Przed podliczeniem Twoja aktywna rasa może wysłać Ducha do dowolnego innego regionu: staje się on nietykalny.
marker-ghost = Duch Lory Craft
    .summary = Region nietykalny: działać może tu tylko ten, kto tu stoi, a w pustym regionie ten, kto trzyma Kryptę.
verb-ghost = Wyślij tu Ducha
    .question = Dokąd idzie Duch?
    .hint = Region jest nietykalny, dopóki Duch się nie przeniesie.
refused-ghost-before-scoring = Ducha przenosi się przed podliczeniem
refused-ghost-moved = Duch był już przeniesiony w tej turze
refused-ghost-there = Duch jest już w regionie { $region }
refused-ghost-at-crypt = w regionie { $region } jest Krypta, tam Duch niczego nie chroni
refused-ghost-in-chasm = region { $region } to Przepaść, tam Duch nie wchodzi
outlook-ghost =
    Duch idzie do regionu { $region }: wstęp ma tylko { $other-is ->
        [same] Twoja rasa
       *[some] { $other }
    }

## Diamentowe Pola

tile-diamond_fields = Diamentowe Pola
    .summary = Ten region i każdy inny region tego samego terenu należący do tej samej rasy daje 1 monetę więcej, także gdy rasa wymiera.
    .because = regiony tego samego terenu

## Fontanna Młodości

tile-fountain_of_youth = Fontanna Młodości
    .summary = Na początku każdej Twojej tury aktywna rasa dostaje 1 nowy żeton.

## Wielka Mosiężna Rura

tile-great_brass_pipe = Wielka Mosiężna Rura
    .summary = Dla Twojej aktywnej rasy wszystkie regiony tego terenu sąsiadują ze sobą.

## Strażnica Ziemi Ojczystej

tile-keep_on_the_motherland = Strażnica Ziemi Ojczystej
    .summary = Ten region ma +1 do obrony i daje 1 monetę więcej, także gdy rasa wymiera.
    .because = region Strażnicy

## Zaginiona Krasnoludzka Kopalnia

tile-mine_of_the_lost_dwarf = Zaginiona Krasnoludzka Kopalnia
    .summary = Ten region daje 2 monety więcej, także gdy rasa wymiera. Berło niczego tu nie podwaja.
    .because = region Kopalni

## Kamienny Krąg

tile-stonehedge = Kamienny Krąg
    .summary = Po odkryciu losuje się dla niego moc. Kto trzyma Kamienny Krąg, ma ją oprócz własnej.

## Najdziwniejszy Pacyfagram

tile-wickedest_pentacle = Najdziwniejszy Pacyfagram
    .summary = Uwalnia Balroga. Raz na turę Twoja aktywna rasa może przesunąć go do sąsiedniego regionu: kto tam jest, traci 2 żetony i region. Tam, gdzie stoi Balrog, nikt nie wejdzie.
marker-balrog = Balrog
    .summary = Region nietykalny: dopóki jest tu Balrog, nikt nie może tu wejść ani z niego korzystać.
verb-balrog = Wyślij tu Balroga
    .question = Dokąd idzie Balrog?
    .hint = Kto tu jest, traci 2 żetony i region. Dopóki Balrog tu stoi, nikt nie wejdzie.
refused-balrog-moved = Balrog ruszył się już w tej turze
refused-balrog-among-conquests = Balrog rusza się podczas podbojów rasy, która trzyma Pacyfagram
balrog-ways =
    { $count ->
        [0] teraz nie może pójść nigdzie
       *[other] może pójść tutaj: { $regions }
    }
refused-balrog-not-beside = region { $region } nie sąsiaduje z Balrogiem w regionie { $origin }; { balrog-ways }
refused-balrog-first-from-pentacle = region { $region } nie sąsiaduje z Pacyfagramem w regionie { $origin }, a stamtąd Balrog rusza po raz pierwszy; { balrog-ways }
refused-balrog-chasm = Balrog nie może wejść do regionu { $region }: to Przepaść
event-balrog-arrives = { $tile } ({ $seat }): region { $region } jest teraz nietykalny, dopóki jest tam Balrog, nikt nie wejdzie.
outlook-balrog =
    Balrog idzie do regionu { $region }: { $other-is ->
        [same] tracisz
       *[some] { $other } traci
    } żetony, { $lost } z { $count } ({ $race }); dopóki tam stoi, nikt nie wejdzie
outlook-balrog-finds = Balrog idzie do regionu { $region }: odkrywasz Relikwię lub Miejsce; dopóki tam stoi, nikt nie wejdzie
outlook-balrog-meets-nobody = Balrog idzie do regionu { $region }: nikogo tam nie ma; dopóki tam stoi, nikt nie wejdzie

## Relikwie

refused-relic-not-now = teraz tego nie można użyć: { $site }
refused-relic-used = już użyte w tej turze: { $site }
refused-relic-raised = już wybrane do następnego podboju: { $site }
refused-relic-in-conquest = to pomaga w podboju: { $site }
refused-relic-serves = to już służy następnemu podbojowi: { $site }
refused-relic-in-vain = nawet z tym niczego nie da się zdobyć: { $site }
refused-relic-before-scoring = to kładzie się przed podliczeniem: { $site }
refused-relic-works-there = { $site }: działa już w regionie { $region }
refused-not-of-active-race = aktywna rasa nie zajmuje regionu { $region }

## Latająca Wycieraczka

tile-flying_doormat = Latająca Wycieraczka
    .summary = Raz na turę możesz zdobyć region w dowolnym miejscu planszy za zwykłą cenę.
verb-doormat = Użyj Wycieraczki
    .question = Użyć Wycieraczki w następnym podboju?
    .hint = Przy następnym podboju każdy region jest w zasięgu.
verb-copy_doormat = Torba jako Wycieraczka
    .question = Użyć Torby jako Wycieraczki w następnym podboju?
    .hint = Przy następnym podboju każdy region jest w zasięgu. Torba działa raz na turę.
outlook-doormat =
    { $copied ->
        [0] Latająca Wycieraczka
       *[other] Torba jako Latająca Wycieraczka
    } w następnym podboju: każdy region jest w zasięgu

## Jodyny Pierścień

tile-froggys_ring = Jodyny Pierścień
    .summary = Przed podliczeniem połóż go w swoim regionie: zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa z nim sąsiaduje.
    .because = płacą sąsiedzi
verb-ring = Połóż Pierścień
    .question = Gdzie kładziesz Pierścień?
    .hint = Zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z tym regionem.
verb-copy_ring = Torba jako Pierścień
    .question = Gdzie Torba działa jako Pierścień?
    .hint = Zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z tym regionem.
outlook-ring =
    { $copied ->
        [0] Jodyny Pierścień
       *[other] Torba jako Jodyny Pierścień
    } w regionie { $region }: { $count ->
        [0] nikt nie płaci
       *[other] po 1 monecie płacą: { $other }
    }

## Berło Zachłanności

tile-scepter_of_avarice = Berło Zachłanności
    .summary = Przed podliczeniem połóż je w swoim regionie: w tej turze bank płaci za ten region podwójnie.
    .because = region płaci podwójnie
verb-scepter = Połóż Berło
    .question = Gdzie kładziesz Berło?
    .hint = W tej turze bank płaci za ten region podwójnie.
verb-copy_scepter = Torba jako Berło
    .question = Gdzie Torba działa jako Berło?
    .hint = W tej turze bank płaci za ten region podwójnie.
outlook-scepter =
    { $copied ->
        [0] Berło Zachłanności
       *[other] Torba jako Berło Zachłanności
    } w regionie { $region }: w tej turze o { coins } więcej

## Święty Granat Ręczny

tile-shiny_orb = Święty Granat Ręczny
    .summary = Raz na turę możesz zamienić samotny aktywny żeton przeciwnika w regionie w Twoim zasięgu na swój. W ten sposób zdobywasz region.
verb-orb = Użyj Granatu
    .question = Który samotny żeton zamienia Granat?
    .hint = Zamieniasz samotny żeton na swój i zdobywasz region.
verb-copy_orb = Torba jako Granat
    .question = Który samotny żeton zamienia Torba jako Granat?
    .hint = Zamieniasz samotny żeton na swój i zdobywasz region. Torba działa raz na turę.
outlook-orb =
    { $copied ->
        [0] Święty Granat Ręczny
       *[other] Torba jako Święty Granat Ręczny
    }: Twój żeton { conversion-source } zajmuje miejsce samotnego

## Śmierdzące Skarpety Trolla

tile-stinky_trolls_socks = Śmierdzące Skarpety Trolla
    .summary = Raz na turę zdobywasz region tak, jakby nikogo w nim nie było. Obrońcy uciekają bez strat.
    .because = użyte w tym podboju
verb-socks = Użyj Skarpet
    .question = Użyć Skarpet w następnym podboju?
    .hint = Następny podbój kosztuje tyle, jakby nikogo tam nie było; obrońcy uciekają bez strat.
verb-copy_socks = Torba jako Skarpety
    .question = Użyć Torby jako Skarpet w następnym podboju?
    .hint = Następny podbój kosztuje tyle, jakby nikogo tam nie było. Torba działa raz na turę.
outlook-socks =
    { $copied ->
        [0] Śmierdzące Skarpety Trolla
       *[other] Torba jako Śmierdzące Skarpety Trolla
    } w następnym podboju: jak pusty region, obrońcy uciekają bez strat

## Miecz Królikobójcy

tile-sword_of_the_killer_rabbit = Miecz Królikobójcy
    .summary = Raz na turę region kosztuje Cię 2 żetony mniej.
    .because = użyty w tym podboju
verb-sword = Użyj Miecza
    .question = Użyć Miecza w następnym podboju?
    .hint = Następny podbój kosztuje 2 żetony mniej.
verb-copy_sword = Torba jako Miecz
    .question = Użyć Torby jako Miecza w następnym podboju?
    .hint = Następny podbój kosztuje 2 żetony mniej. Torba działa raz na turę.
outlook-sword =
    { $copied ->
        [0] Miecz Królikobójcy
       *[other] Torba jako Miecz Królikobójcy
    } w następnym podboju: o { tokens } mniej

## Co ktoś ma oprócz żetonów

outlook-hammers =
    { $count ->
        [one] { $count } Srebrny Młot
        [few] { $count } Srebrne Młoty
       *[other] { $count } Srebrnych Młotów
    }
outlook-hammers-in-hand = { outlook-hammers }, na ręce: { $hand }
outlook-armours-to-place = Zgrzybiałe Pancerze do położenia: { $count }
outlook-revenge-on = zemsta: { $others }
outlook-bag-ready = Torba Wielu Rzeczy gotowa
outlook-bag-used = Torba Wielu Rzeczy użyta
