# Słowa gry: pudełka, plansze, tereny, fazy, zasady domowe, boty.

## boxes

box-base = Gra podstawowa
    .summary = Tu wszystko się zaczęło: 14 ras, 20 mocy i świat, w którym jest za ciasno.
box-underground = Podziemia
    .summary = Jaskinie, Rzeki i Przepaści: 15 ras, 21 mocy, Bestie, Relikwie i Miejsca.
box-sky = Podniebne Wyspy
    .summary = Wyspy nad planszą naziemną: 7 ras, 7 mocy i drogi w górę i w dół.

## boards

board-base_2 = Gra podstawowa dla 2 graczy
board-base_3 = Gra podstawowa dla 3 graczy
board-base_4 = Gra podstawowa dla 4 graczy
board-base_5 = Gra podstawowa dla 5 graczy
board-underground_2 = Podziemia dla 2 graczy
board-underground_3 = Podziemia dla 3 graczy
board-underground_4 = Podziemia dla 4 graczy
board-underground_5 = Podziemia dla 5 graczy
board-base_2-with-sky_2 = Podniebne Wyspy dla 3 graczy, dwie wyspy
board-base_2-with-sky_3 = Podniebne Wyspy dla 3 graczy, trzy wyspy
board-base_3-with-sky_2 = Podniebne Wyspy dla 4 graczy, dwie wyspy
board-base_3-with-sky_3 = Podniebne Wyspy dla 4 graczy, trzy wyspy
board-base_4-with-sky_2 = Podniebne Wyspy dla 5 graczy, dwie wyspy
board-base_4-with-sky_3 = Podniebne Wyspy dla 5 graczy, trzy wyspy
board-base_5-with-sky_2 = Podniebne Wyspy dla 6 graczy, dwie wyspy
board-base_5-with-sky_3 = Podniebne Wyspy dla 6 graczy, trzy wyspy

## terrains

terrain-farmland = Pola
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-forest = Las
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-hill = Wzgórza
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-swamp = Bagna
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-mountain = Góry
    .summary = Kosztują 1 żeton więcej, ktokolwiek tam jest, i dają 1 monetę.
terrain-sea = Morze
    .summary = Woda: mogą tu mieszkać tylko rasy, które wchodzą na wodę.
terrain-lake = Jezioro
    .summary = Woda: mogą tu mieszkać tylko rasy, które wchodzą na wodę.
terrain-mud_pool = Mokradła
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to Bagna.
terrain-mushroom_forest = Grzybowy Las
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to Las.
terrain-mystic_crystal = Mistyczne Kryształy
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to magiczny region.
terrain-black_mountain = Czarne Góry
    .summary = Kosztują 1 żeton więcej, ktokolwiek tam jest, i dają 1 monetę.
terrain-mine = Kopalnia
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to region górniczy.
terrain-river = Rzeka
    .summary = Pusta kosztuje tylko 1 żeton, ale nic nie daje: przy przegrupowaniu Twoje żetony muszą ją opuścić.
terrain-chasm = Przepaść
    .summary = Nikt nigdy tam nie wejdzie.

## symbols

symbol-mine = Region górniczy
    .summary = Niektóre rasy i moce dostają tu monety.
symbol-magic = Magiczny region
    .summary = Niektóre rasy i moce dostają tu monety.
symbol-cavern = Jaskinia
    .summary = Moc Podziemne wędruje z jaskini do jaskini.
symbol-volcano = Wulkan
    .summary = Płomyczki mogą umieścić tu swój Wulkan.

## natives

natives-lost_tribe = Ginące Plemię
    .summary = Kosztuje 1 żeton więcej i znika, gdy ktoś zdobywa region.
natives-monsters = Bestie
    .summary = Kosztują 2 żetony więcej. Kto zdobywa region, odkrywa Relikwię albo Miejsce.

## access

access-beanstalk = Gigantyczna Magiczna Fasola
    .summary = Ten region sąsiaduje z każdym podniebnym regionem z tym samym symbolem.
access-stairway = Schody do Nieba
    .summary = Ten region sąsiaduje z każdym podniebnym regionem z tym samym symbolem.

## sites

site-kind-relic = Pradawna Relikwia
    .summary = Służy aktywnej rasie, która trzyma jej region, i przenosi się tam, gdzie jej użyto.
site-kind-place = Popularne Miejsce
    .summary = Służy rasie, która trzyma jego region, i nigdy się nie przenosi.

## pieces

piece-bolt = Piorun
piece-pact = Umowa Handlowa
piece-zeppelin = Sterowiec
piece-vengeance = Znacznik Zemsty
piece-bridge = Most chmurowy

## phases

phase-pick = Wybór
phase-pick-choices = Dokończenie wyboru
phase-decide = Ekspansja czy schyłek
phase-start-effects = Początek tury
phase-legacy = Podboje wymierających
phase-ready = Przygotowania
phase-conquer = Podboje
phase-redeploy = Przegrupowanie
phase-end-choices = Przed podliczeniem
phase-post-score = Po podliczeniu
phase-withdraw = Wycofanie
phase-game-over = Koniec
phase-aftermath = Po podbojach

## bots

bot-gentle = Łagodny
    .summary = Gra dla zabawy, lubi liczne ludy i wiele wybacza.
bot-easy = Łatwy
    .summary = Widzi najbliższe podboje, rzadko to, co po nich.
bot-normal = Normalny
    .summary = Przemyśla całą swoją turę.
bot-strong = Mocny
    .summary = Planuje, broni się i wie, kiedy pora na schyłek.
bot-expert = Ekspert
    .summary = Myśli też o Twojej odpowiedzi. Chwilę to trwa.
bot-greedy = Zachłanny
    .summary = Bierze to, co w tej turze daje najwięcej. Dla porównania.
bot-random = Losowy
    .summary = Robi cokolwiek, co wolno. Dla porównania.
bot-neural = Neuronowy
    .summary = Gra tak, jak podpowiada wyuczona sieć, i ocenia, dokąd to prowadzi.
bot-neural-search = Neuronowy z planem
    .summary = Planuje jak inne poziomy, a ocenia wyuczona sieć.

## bots at a table: what they are called if nobody has named them, the same in every language, and their temper

persona-1 = Grizzelda
    .temper = Łupieżczyni
    .summary = Widzi granicę i ją przekracza.
persona-2 = Old Moss
    .temper = Budowniczy
    .summary = Siada i zostaje.
persona-3 = Pip Thimble
    .temper = Hazardzistka
    .summary = Kość jest jej coś winna.
persona-4 = Baron Crumb
    .temper = Skąpiec
    .summary = Każdą monetę liczy dwa razy.
persona-5 = Nettle
    .temper = Intrygantka
    .summary = Czeka, aż się rozciągniesz.
persona-6 = Captain Ebb
    .temper = Wędrowiec
    .summary = Każda rasa to nowy brzeg.
persona-7 = Dame Quill
    .temper = Planistka
    .summary = Na to też ma listę.
persona-8 = Hob Rattle
    .temper = Raptus
    .summary = Najpierw atakuje, potem myśli.
persona-9 = Sister Fenn
    .temper = Czarusia
    .summary = Uśmiecha się i zabiera wzgórze.
persona-10 = Tukker
    .temper = Marzyciel
    .summary = Właśnie patrzył na chmury.
persona-11 = Marrow
    .temper = Żałobnik
    .summary = Kocha wszystko, co wymiera.
persona-12 = Ossip
    .temper = Zbieracz
    .summary = Jeszcze jeden region i koniec.

## mixed

mixed-base = Na tej planszy Mokradła to Bagna, Grzybowy Las to Las, Mistyczne Kryształy to magiczne regiony, Kopalnie to regiony górnicze, Czarne Góry to Góry, a Rzeka to Morze i Jezioro.
mixed-underground = Na tej planszy Bagna to Mokradła, Las to Grzybowy Las, magiczne regiony to Mistyczne Kryształy, regiony górnicze to Kopalnie, Góry to Czarne Góry, a Morze i Jezioro to Rzeka.

## switches

switch-ownTokensDefend = Własne żetony bronią
    .false = Twoja wymierająca rasa nie podnosi kosztu, gdy jej regiony zdobywa Twoja aktywna.
    .true = Własne żetony podnoszą koszt tak jak cudze.
switch-openScores = Jawne rachunki
    .false = Monety wszystkich są ukryte do końca gry; kto chce, liczy sam.
    .true = Gra liczy za Ciebie: wszyscy widzą monety wszystkich.
switch-conversionNeedsToken = Przemiana z pustą ręką
    .true = Nie: czary, moc Wampiryczne i Święty Granat wymagają żetonu w ręce jak każdy podbój.
    .false = Dozwolona: żeton w ręce nie jest potrzebny, nowy pochodzi z zasobnika.
switch-flamesEntry = Gdzie wchodzą Płomyczki
    .volcano = Obok swojego Wulkanu.
    .edge = Na skraju mapy, jak wszyscy.
    .both = Obok swojego Wulkanu albo na skraju mapy.
switch-vampirePerOpponent = Ukąszenia mocy Wampiryczne
    .true = Raz na turę wobec każdego przeciwnika.
    .false = Tylko raz na turę.
switch-boltsAnywhere = Pioruny Burzowych Olbrzymów
    .false = Uderzają w Góry w zasięgu.
    .true = Uderzają w dowolne Góry.
switch-wendigoIgnoresImmunity = Wendigo i nietykalne Lasy
    .false = Nietykalny Las jest bezpieczny przed Wendigo.
    .true = Wendigo oczyszczają także nietykalne Lasy.
switch-wendigoNeedsVictim = Wendigo i puste Lasy
    .false = Wendigo mogą oczyścić pusty Las i też zyskują żeton.
    .true = Wendigo oczyszczają tylko Lasy, w których ktoś jest.
switch-wendigoClearsNatives = Wendigo i Ginące Plemiona
    .true = Wendigo przepędzają też Ginące Plemiona.
    .false = Ginące Plemiona zostają na miejscu.

## more

own-board = Nasza własna plansza, nie z pudełka
buried-token = Zakopany żeton
    .summary = +1 do obrony. Należy do wymierającej rasy pod Zbieraczami i nadal daje monety jej właścicielowi.
edge = Tędy można wejść na mapę.
word-or = lub

## verbs of everybody

verb-pick = Wybierz
    .question = Który zestaw wybierasz?
    .hint = Kosztuje 1 monetę za każdy zestaw powyżej; monety leżące na zestawie są Twoje.
verb-expand = Ekspansja
    .question = Grasz dalej tą rasą?
    .hint = Graj dalej swoją rasą: podbijaj, przegrupuj i podlicz turę.
verb-decline = Schyłek
    .question = Zaczynasz schyłek?
    .hint = Rasa zaczyna wymierać i już nie podbija. Podliczasz turę, a w następnej wybierasz nowy zestaw.
verb-abandon = Porzuć
    .question = Który region porzucasz?
    .hint = Wszystkie żetony stąd wracają na rękę. Tylko przed pierwszym podbojem.
verb-conquer = Zdobądź
    .question = Który region podbijasz?
    .hint = { "" }
verb-die = Rzuć kością
    .question = Który region jest celem ostatniej próby?
    .hint = Ostatnia próba: bez względu na wynik Twoje podboje się potem kończą.
verb-stop = Zakończ podboje
    .question = Kończysz podboje?
    .hint = { "" }
verb-place = Połóż tutaj
    .question = Gdzie położyć żeton?
    .hint = { "" }
verb-done = Gotowe
    .question = Gotowe?
    .hint = { "" }
verb-lower = Odłóż Relikwie
    .question = Obejdziesz się bez podniesionych Relikwii?
    .hint = Następny podbój obejdzie się bez podniesionych Relikwii. Raz przed nim.
