access-beanstalk = Gigantyczna Magiczna Fasola
    .summary = Ten region sąsiaduje z każdym podniebnym regionem z tym samym symbolem.
access-stairway = Schody do Nieba
    .summary = Ten region sąsiaduje z każdym podniebnym regionem z tym samym symbolem.
action-target =
    { $what ->
        [region] numer regionu
        [seat] numer miejsca
       *[combo] cena zestawu
    }
advice-best-chance = Najlepiej wychodzisz na tym na koniec
advice-coins-now = Przynosi { coins } w tej turze
advice-coins-on-it = Razem z nią bierzesz { coins }
advice-decline-lasts =
    Wymarcie teraz zostawia { $count ->
        [one] { $count } region, który punktuje
        [few] { $count } regiony, które punktują
        [many] { $count } regionów, które punktują
       *[other] { $count } regionu, które punktują
    } jeszcze przez { $left ->
        [one] { $left } turę
        [few] { $left } tury
        [many] { $left } tur
       *[other] { $left } tury
    }
advice-die-helps = Kość wystarczy w { $percent } przypadkach na 100
advice-few-at-risk =
    { $count ->
        [0] Nie zostawia niczego, co inni mogliby zdobyć
        [one] Zostawia tylko { $count } region, który inni mogliby zdobyć
        [few] Zostawia tylko { $count } regiony, które inni mogliby zdobyć
        [many] Zostawia tylko { $count } regionów, które inni mogliby zdobyć
       *[other] Zostawia tylko { $count } regionu, które inni mogliby zdobyć
    }
advice-fresh = { $pair }: na początek { tokens }
advice-guards = Stawia żetony tam, gdzie inni by zaatakowali: { $regions }
advice-only-choice = Nic innego nie da się zrobić
advice-safe-border =
    { $count ->
        [0] Najbezpieczniejsza granica: nikt nie może zaatakować regionu { $region }
        [one] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } gracz
        [few] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } graczy
        [many] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } graczy
       *[other] Najbezpieczniejsza granica: region { $region } może zaatakować { $count } gracza
    }
advice-still-strong = Twoja rasa ma jeszcze { tokens } do podbojów
advice-takes =
    { $count ->
        [one] Zdobywa { $count } region
        [few] Zdobywa { $count } regiony
        [many] Zdobywa { $count } regionów
       *[other] Zdobywa { $count } regionu
    }
advice-takes-from =
    { $count ->
        [one] Odbiera { $count } region graczowi { $other }
        [few] Odbiera { $count } regiony graczowi { $other }
        [many] Odbiera { $count } regionów graczowi { $other }
       *[other] Odbiera { $count } regionu graczowi { $other }
    }
advice-takes-from-leader =
    { $count ->
        [one] Odbiera { $count } region prowadzącemu graczowi { $other }
        [few] Odbiera { $count } regiony prowadzącemu graczowi { $other }
        [many] Odbiera { $count } regionów prowadzącemu graczowi { $other }
       *[other] Odbiera { $count } regionu prowadzącemu graczowi { $other }
    }
advice-tired =
    { $tokens ->
        [0] Twojej rasie nie został żaden żeton do podbojów
        [one] Twojej rasie został tylko { $tokens } żeton do podbojów
        [few] Twojej rasie zostały tylko { $tokens } żetony do podbojów
        [many] Twojej rasie zostało tylko { $tokens } żetonów do podbojów
       *[other] Twojej rasie zostało tylko { $tokens } żetonu do podbojów
    }
balrog-ways =
    { $count ->
        [0] teraz nie może pójść nigdzie
       *[other] może pójść tutaj: { $regions }
    }
board-base_2 = Gra podstawowa dla 2 graczy
board-base_2-with-sky_2 = Podniebne Wyspy dla 3 graczy, dwie wyspy
board-base_2-with-sky_3 = Podniebne Wyspy dla 3 graczy, trzy wyspy
board-base_3 = Gra podstawowa dla 3 graczy
board-base_3-with-sky_2 = Podniebne Wyspy dla 4 graczy, dwie wyspy
board-base_3-with-sky_3 = Podniebne Wyspy dla 4 graczy, trzy wyspy
board-base_4 = Gra podstawowa dla 4 graczy
board-base_4-with-sky_2 = Podniebne Wyspy dla 5 graczy, dwie wyspy
board-base_4-with-sky_3 = Podniebne Wyspy dla 5 graczy, trzy wyspy
board-base_5 = Gra podstawowa dla 5 graczy
board-base_5-with-sky_2 = Podniebne Wyspy dla 6 graczy, dwie wyspy
board-base_5-with-sky_3 = Podniebne Wyspy dla 6 graczy, trzy wyspy
board-underground_2 = Podziemia dla 2 graczy
board-underground_3 = Podziemia dla 3 graczy
board-underground_4 = Podziemia dla 4 graczy
board-underground_5 = Podziemia dla 5 graczy
bot-easy = Łatwy
    .summary = Widzi najbliższe podboje, rzadko to, co po nich.
bot-expert = Ekspert
    .summary = Myśli też o Twojej odpowiedzi. Chwilę to trwa.
bot-gentle = Łagodny
    .summary = Gra dla zabawy, lubi liczne ludy i wiele wybacza.
bot-greedy = Zachłanny
    .summary = Bierze to, co w tej turze daje najwięcej. Dla porównania.
bot-neural = Neuronowy
    .summary = Gra tak, jak podpowiada wyuczona sieć, i ocenia, dokąd to prowadzi.
bot-neural-search = Neuronowy z planem
    .summary = Planuje jak inne poziomy, a ocenia wyuczona sieć.
bot-normal = Normalny
    .summary = Przemyśla całą swoją turę.
bot-random = Losowy
    .summary = Robi cokolwiek, co wolno. Dla porównania.
bot-strong = Mocny
    .summary = Planuje, broni się i wie, kiedy pora na schyłek.
box-base = Gra podstawowa
    .summary = Tu wszystko się zaczęło: 14 ras, 20 mocy i świat, w którym jest za ciasno.
box-sky = Podniebne Wyspy
    .summary = Wyspy nad planszą naziemną: 7 ras, 7 mocy i drogi w górę i w dół.
box-underground = Podziemia
    .summary = Jaskinie, Rzeki i Przepaści: 15 ras, 21 mocy, Bestie, Relikwie i Miejsca.
buried-token = Zakopany żeton
    .summary = +1 do obrony. Należy do wymierającej rasy pod Zbieraczami i nadal daje monety jej właścicielowi.
clause-buried = { $seat } ma zakopany żeton w regionie { $region }: { $race }
clause-earned = { $seat } od razu dostaje { coins }: { $tile }
clause-paid =
    { $tile-is ->
        [none] { $seat } płaci { coins } (odbiera { $other })
       *[some] { $seat } płaci { coins } (odbiera { $other }): { $tile }
    }
code-address = To nie jest adres e-mail.
code-address_taken = Ten adres otwiera już inne konto. Zaloguj się na nie i najpierw usuń stamtąd ten adres.
code-bad_action_text = Serwer nie rozumie tego ruchu.
code-banned = Kto prowadzi ten serwer, nie chce Cię tutaj.
code-begun = Gra już się zaczęła.
code-body = Serwer nie rozumie tego zapytania.
code-bot = Ten bot nie może tu grać.
code-bot_plays = Na tym miejscu gra bot. Najpierw je odzyskaj.
code-bug = Coś poszło nie tak na serwerze. Błąd jest zapisany.
code-busy = Przy tym stole dzieje się za dużo naraz. Spróbuj za chwilę.
code-cannot_go_on = Tej gry nie da się tu kontynuować.
code-chat = Tak się nie da: za długo, za szybko albo nic nie widać.
code-closed = Gospodarz zamknął ten stół.
code-damaged = Zapis tego stołu jest uszkodzony. Osoba prowadząca serwer może sprawdzić dlaczego.
code-device = Na to urządzenie nie można wysyłać powiadomień.
code-forfeited = Ta gra jest dla Ciebie przegrana; bot gra ją do końca.
code-game_is_over = Gra się skończyła.
code-gone = Zapytanie zostało przerwane.
code-hello = Połączenie źle się zaczęło. Odśwież stronę.
code-host = Serwer nie zna się pod tą nazwą.
code-just_left = Osoba na tym miejscu dopiero co straciła połączenie. Daj jej pół minuty.
code-key_needed = Ten stół jest prywatny. Potrzebny jest link do niego.
code-last_passkey = To jedyna droga do Twojego konta. Najpierw dodaj inne urządzenie albo adres e-mail.
code-log_full = Zrobiono to tu już tyle razy, że dalej trzeba się bez tego obejść.
code-message = Serwer nie rozumie tej wiadomości. Odśwież stronę.
code-method_not_allowed = Tutaj to nie działa.
code-name = Wybierz inne imię: to jest zajęte, za długie albo nieczytelne.
code-no_accounts = Na tym serwerze nie ma kont.
code-no_hints = W tej grze nie ma podpowiedzi.
code-no_mail = Ten serwer nie wysyła maili.
code-no_push = Ten serwer nie wysyła powiadomień na urządzenia.
code-no_such_bell = Te powiadomienia są już zakończone.
code-no_such_board = Nie ma takiej planszy.
code-no_such_table = Nie ma takiego stołu. Może został już sprzątnięty.
code-no_vacation = Twój zegar nie może tak stanąć.
code-not_allowed = Tego nie możesz tu zrobić.
code-not_begun = Gra jeszcze się nie zaczęła.
code-not_found = Tu niczego nie ma.
code-not_http = Serwer nie rozumie tego zapytania.
code-not_json = Serwer nie rozumie tego zapytania.
code-not_last = Po tym, czego nie można cofnąć, nic już nie może nastąpić.
code-not_over = Gra jeszcze się nie skończyła.
code-not_your_turn = To nie jest teraz Twoja decyzja.
code-nothing_to_undo = Nie ma czego cofnąć.
code-offline = Połączenie zostało przerwane. Wróci samo.
code-origin = Ta strona nie może rozmawiać z tym serwerem.
code-passkey = Ten klucz dostępu nie został przyjęty.
code-query = Serwer nie rozumie tego adresu.
code-record = Nie da się odczytać tego zapisu gry.
code-refused = Serwer na to nie pozwala.
code-rematch = Rewanż już jest.
code-removed = Gospodarz usunął Cię od tego stołu.
code-rules_version = Ta gra zaczęła się według innej wersji zasad i nie da się jej tu kontynuować.
code-seat = To miejsce nie jest dla Ciebie.
code-seat_taken = To miejsce jest już zajęte.
code-seats = Miejsca przy stole nie pasują do tej gry.
code-seen = Twoja strona i serwer widzą co innego. Odśwież stronę.
code-setup = Takiej gry nie da się przygotować. Spróbuj innej planszy, innych pudełek albo zasad domowych.
code-sign_in = Najpierw się zaloguj.
code-stale = Gra poszła w tym czasie dalej. Spójrz jeszcze raz.
code-suspended = To konto jest zawieszone.
code-title = Wybierz inny tytuł: ten jest za długi albo nieczytelny.
code-too_large = To za dużo dla serwera.
code-too_many_analyses = Trener ma już dla Ciebie dużo pracy. Poczekaj, aż skończy.
code-too_many_bells = Dość adresów i urządzeń dostaje już powiadomienia.
code-too_many_connections = Masz za dużo połączeń. Zamknij inne strony tej gry.
code-too_many_letters = Poproszono już o dość maili. Poczekaj chwilę.
code-too_many_requests = To za dużo naraz. Poczekaj chwilę.
code-too_many_tables = Otwarto stąd za dużo stołów. Dokończ któryś albo poczekaj.
code-too_many_tries = Było już za dużo prób. Poczekaj chwilę.
code-too_slow = Połączenie jest za wolne. Spróbuj jeszcze raz.
code-unavailable = Serwer nie może teraz zapisywać gier. Spróbuj za chwilę.
code-used_up = Ten link lub ta prośba została już użyta albo jest za stara. Poproś o nową.
code-websocket = Ten adres służy samej grze, nie do czytania.
code-wrong_key = Ten link nie otwiera tego stołu.
coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
conversion-source =
    { $from_hand ->
        [0] z zasobnika
       *[other] z ręki
    }
edge = Tędy można wejść na mapę.
event-abandoned = { $seat } oddaje region { $region } i bierze na rękę { tokens } ({ $race }).
event-attempt-failed = { $seat } atakuje region { $region } bez powodzenia: { missing }.
event-badge-exchanged = { $seat } zamienia moc. Teraz: { $pair }, a do wyboru: { $former-pair }.
event-badge-lent = Moc dla regionu { $region }: { $power }.
event-badges-shuffled = Odrzucone moce wracają do gry. W nowym stosie: { $count }.
event-balrog-arrives = { $tile } ({ $seat }): region { $region } jest teraz nietykalny, dopóki jest tam Balrog, nikt nie wejdzie.
event-buried = { clause-buried }.
event-cleared = { $seat } oczyszcza region { $region }.
event-conquered =
    { $seat } zdobywa region { $region } za { tokens }: { $race }.{ $other-is ->
        [some] {" "}Region traci { $other }.
       *[none] { "" }
    }
event-conquered-from =
    { $seat } zdobywa region { $region } za { tokens }: { $race }. { $other } { $lost ->
        [0] wycofuje się bez strat
        [one] traci { $lost } żeton
        [few] traci { $lost } żetony
        [many] traci { $lost } żetonów
       *[other] traci { $lost } żetonu
    }: { $other_race }.
event-crashed = { $seat } rozbija Sterowiec: region { $region } płonie.
event-declined = { $seat } ogłasza schyłek: { $race }.
event-earned = { clause-earned }.
event-expanded = { $seat } wybiera ekspansję.
event-fired = { $seat } strzela z Działa w regionie { $region }.
event-forged = { $seat } dostaje elementy, które pomagają podbijać: { $count } ({ forge }).
event-found = { $seat } odkrywa coś w regionie { $region }: { $site }.
event-game-over = Koniec gry.
event-left = { $seat } opuszcza Rzekę w regionie { $region } i bierze na rękę { tokens } ({ $race }).
event-lost =
    { $tokens ->
        [0] { $seat } wycofuje się z regionu { $region } bez strat: { $race }.
       *[other] { $seat } traci { tokens } w regionie { $region }: { $race }.
    }
event-lowered = { $seat } jednak obywa się bez Relikwii: { $site }.
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
event-pact-given = { $seat } daje Umowę Handlową. Dostaje ją { $other }.
event-paid = { clause-paid }.
event-peace = Pokój: { $seat } i { $other } ({ $tile }).
event-pick-freed = { $seat } wybierze następny zestaw za darmo.
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
event-placed = { $seat } kładzie { tokens } w regionie { $region }: { $race }.
event-raised = { $seat } używa Relikwii do następnego podboju: { $site }.
event-reborn = { $seat } przekazuje region { $region } swojej aktywnej rasie ({ $tile }).
event-recruited = { $seat } dostaje { tokens }: { $race }.
event-resurfaced = { $seat } znów zajmuje region { $region }: { $race }.
event-revealed = Nowy zestaw do wyboru: { $pair }.
event-rivers-left = { $seat } opuszcza Rzekę w regionach { $regions } i bierze na rękę { tokens }.
event-rolled =
    { $region-is ->
        [none] { $seat } rzuca kością. Wynik: { $pips }.
       *[some] { $seat } rzuca kością, cel: region { $region }. Wynik: { $pips }.
    }
event-sacrificed = { $seat } poświęca 1 żeton w regionie { $region } ({ $tile }).
event-score-item =
    { $seat }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }, { $item }
event-scored = { $seat } dostaje za turę { coins }.
event-scored-from = { $seat } dostaje za turę { coins }: { $text }.
event-site-moved =
    { $origin-is ->
        [same] { $seat } używa w regionie { $region }: { $site }.
       *[some] { $seat } przenosi z regionu { $origin } do regionu { $region }: { $site }.
    }
event-spread = { $seat } rozmieszcza żetony: { $text }.
event-struck = { $seat } uderza Piorunem w region { $region }.
event-told = { $text }
event-transformed = { $seat } oddaje żeton za Smoka w regionie { $region }.
event-turn-began = Tura { $round }: gra { $seat }.
event-vanished = { $seat } na dobre żegna się z rasą { $race }.
event-vengeance = { $other } dostaje znacznik Zemsty, mści się { $seat } ({ $tile }).
explained-cost = region { $region } kosztuje { $cost }
explained-refusal = niemożliwe: { $text }
final-die = rzut kością
forge =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }, { $because }
    }
happening-began = Gra się zaczyna.
happening-hushed-off = Widzowie mogą znów rozmawiać.
happening-hushed-on = Gospodarz prosi widzów o ciszę.
happening-muted-off = Gracz { $who } może znów mówić.
happening-muted-on = Gospodarz prosi gracza { $who } o ciszę.
happening-paused = { $who } ma urlop do { $until }.
happening-relieved-asked = Bot gra za: { $who }.
happening-relieved-away = { $who } długo nie wraca; dalej gra bot.
happening-relieved-began = Bot zajmuje wolne miejsce: { $who }.
happening-relieved-clock = { $who } nie ma już czasu; dalej gra bot.
happening-relieved-forfeit = { $who } nie ma już czasu i odpada z gry; bot gra ją do końca.
happening-relieved-left = { $who } odchodzi od stołu; dalej gra bot.
happening-relieved-removed = Gospodarz usunął gracza { $who }; dalej gra bot.
happening-rematched = Czas na rewanż!
happening-resumed = { $who } wraca z urlopu.
happening-sat = { $who } siada do stołu.
happening-undone = { $who } cofa ostatni krok.
helpers =
    { $helpers ->
        [0] { "" }
        [one] {" "}i { $helpers } element, który pomaga
        [few] {" "}i { $helpers } elementy, które pomagają
       *[other] {" "}i { $helpers } elementów, które pomagają
    }
item-any-region = Każdy region
item-as-if-empty = { $tile }: jak pusty region
item-at-least-one = Co najmniej jeden żeton
item-buried-token = Zakopany żeton
item-buried-tokens = { $race }: zakopane żetony
item-defenders = { $race }
item-floor = { $race }: żaden region nie daje mniej niż zero
item-islands = { $race }: całe wyspy
item-marker = { $marker }
item-natives = { $natives }
item-own-tokens = Własne żetony nie bronią
item-regions = { $race }: regiony
item-regions-in-decline = { $race }: regiony, rasa wymierająca
item-roll = Rzut
item-site = { $site }
item-terrain = { $terrain }
item-tile =
    { $because-is ->
        [none] { $tile }
       *[some] { $tile }: { $because }
    }
marker-bag_o_many_things = Torba Wielu Rzeczy
    .summary = Pokazuje, gdzie Torba działała ostatnio. Niczego nie chroni i nie można jej ukraść.
marker-balrog = Balrog
    .summary = Region nietykalny: dopóki jest tu Balrog, nikt nie może tu wejść ani z niego korzystać.
marker-burning = Płonący Region
    .summary = Region nietykalny: nikt tu nie wejdzie do następnej tury gracza, którego Sterowiec się tu rozbił.
marker-cannon = Działo
    .summary = Region nietykalny: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-dragon = Smok
    .summary = Region nietykalny: dopóki jest tu Smok, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-drakon_dragon = Przemieniony Smoczarz
    .summary = Region nietykalny do następnej tury właściciela: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-encampment = Obozowisko
    .summary = +1 do obrony każde. Dotrzymuje też towarzystwa: żeton obok niego nie jest samotny.
marker-firing_cannon = Strzelające Działo
    .summary = Region nietykalny. W tej turze regiony obok kosztują właściciela 2 żetony mniej.
marker-fortress = Twierdza
    .summary = +1 do obrony, także gdy rasa wymiera. Daje 1 monetę, dopóki rasa jest aktywna.
marker-ghost = Duch Lory Craft
    .summary = Region nietykalny: działać może tu tylko ten, kto tu stoi, a w pustym regionie ten, kto trzyma Kryptę.
marker-great_ancient = Wielki Przedwieczny
    .summary = Region nietykalny. Regiony obok kosztują Kultystów 1 żeton mniej.
marker-hero = Bohater
    .summary = Region nietykalny: dopóki jest tu Bohater, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-hole = Norka
    .summary = Region nietykalny: dopóki mieszkają tu Niziołki, żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-lair = Legowisko Trolli
    .summary = +1 do obrony, także gdy rasa wymiera.
marker-mushroom_armor = Zgrzybiały Pancerz
    .summary = +1 do obrony każdy, także gdy rasa wymiera. Nie chroni samotnego żetonu przed zamianą.
marker-queen = Królowna
    .summary = Region nietykalny, także gdy rasa wymiera: żaden przeciwnik go nie zdobędzie ani na niego nie wpłynie.
marker-silver_hammer = Srebrny Młot
    .summary = Pomógł w podboju tego regionu. Nie broni i wraca po przegrupowaniu.
marker-volcano = Wulkan
    .summary = Regiony obok niego lub obok połączonych z nim Płomyczków kosztują Płomyczki tyle, jakby nikogo w nich nie było.
missing =
    { $missing ->
        [one] brakuje { $missing } żetonu
       *[other] brakuje { $missing } żetonów
    }
mixed-base = Na tej planszy Mokradła to Bagna, Grzybowy Las to Las, Mistyczne Kryształy to magiczne regiony, Kopalnie to regiony górnicze, Czarne Góry to Góry, a Rzeka to Morze i Jezioro.
mixed-underground = Na tej planszy Bagna to Mokradła, Las to Grzybowy Las, magiczne regiony to Mistyczne Kryształy, regiony górnicze to Kopalnie, Góry to Czarne Góry, a Morze i Jezioro to Rzeka.
natives-lost_tribe = Ginące Plemię
    .summary = Kosztuje 1 żeton więcej i znika, gdy ktoś zdobywa region.
natives-monsters = Bestie
    .summary = Kosztują 2 żetony więcej. Kto zdobywa region, odkrywa Relikwię albo Miejsce.
needed =
    { $needed ->
        [one] { $needed } żetonu
       *[other] { $needed } żetonów
    }
outlook-altar =
    Oddajesz 1 żeton w regionie { $region } ({ $race }) i dostajesz { coins }{ $last ->
        [0] { "" }
       *[other] ; to ostatni żeton tam, więc opuszczasz region
    }
outlook-ancient-goes = Wielki Przedwieczny idzie do regionu { $region }: tam nietykalność, obok o 1 taniej
outlook-ancient-moves = Przenosisz Wielkiego Przedwiecznego do regionu { $region }: tam nietykalność, obok o 1 taniej
outlook-armour = Zgrzybiały Pancerz w regionie { $region }: obrona { $before } rośnie do { $after }
outlook-armours-to-place = Zgrzybiałe Pancerze do położenia: { $count }
outlook-bag-ready = Torba Wielu Rzeczy gotowa
outlook-bag-used = Torba Wielu Rzeczy użyta
outlook-balrog =
    Balrog idzie do regionu { $region }: { $other-is ->
        [same] tracisz
       *[some] { $other } traci
    } żetony, { $lost } z { $count } ({ $race }); dopóki tam stoi, nikt nie wejdzie
outlook-balrog-finds = Balrog idzie do regionu { $region }: odkrywasz Relikwię lub Miejsce; dopóki tam stoi, nikt nie wejdzie
outlook-balrog-meets-nobody = Balrog idzie do regionu { $region }: nikogo tam nie ma; dopóki tam stoi, nikt nie wejdzie
outlook-bite = Ukąszenie: Twój żeton { conversion-source } zajmuje miejsce samotnego
outlook-bolt = za { tokens }
outlook-bolts-left = zostało Piorunów: { $count }
outlook-clear = zyskujesz { tokens }
outlook-clear-for-nothing = bez nowego żetonu, zasobnik jest pusty
outlook-doormat =
    { $copied ->
        [0] Latająca Wycieraczka
       *[other] Torba jako Latająca Wycieraczka
    } w następnym podboju: każdy region jest w zasięgu
outlook-dragon = za { tokens }; potem nietykalny
outlook-dragons-left = zostało Smoków: { $count }
outlook-fire = w tej turze { tokens } mniej, regiony: { $regions }
outlook-fire-at-nothing = obok nie ma nic do zdobycia
outlook-ghost =
    Duch idzie do regionu { $region }: wstęp ma tylko { $other-is ->
        [same] Twoja rasa
       *[some] { $other }
    }
outlook-hammers =
    { $count ->
        [one] { $count } Srebrny Młot
        [few] { $count } Srebrne Młoty
       *[other] { $count } Srebrnych Młotów
    }
outlook-hammers-in-hand = { outlook-hammers }, na ręce: { $hand }
outlook-leave = Opuszczasz Rzekę w regionie { $region } i bierzesz na rękę { tokens }
outlook-orb =
    { $copied ->
        [0] Święty Granat Ręczny
       *[other] Torba jako Święty Granat Ręczny
    }: Twój żeton { conversion-source } zajmuje miejsce samotnego
outlook-pact =
    płacisz 1 monetę, jeśli Twoje regiony ocaleją, a jeśli nie, dostajesz 1{ $count ->
        [0] { "" }
       *[other] {" "}(już rozdane: { $count })
    }
outlook-pacts-of =
    { $count ->
        [one] { $count } Umowa Handlowa ({ $other })
        [few] { $count } Umowy Handlowe ({ $other })
       *[other] { $count } Umów Handlowych ({ $other })
    }
outlook-queen = Królowna w regionie { $region }: nikt go nie ruszy, dopóki ona tam jest
outlook-reborn = Z regionu { $region } znika wymierająca rasa ({ $race }), wchodzi 1 żeton aktywnej: { $other_race }
outlook-revenge-on = zemsta: { $others }
outlook-ring =
    { $copied ->
        [0] Jodyny Pierścień
       *[other] Torba jako Jodyny Pierścień
    } w regionie { $region }: { $count ->
        [0] nikt nie płaci
       *[other] po 1 monecie płacą: { $other }
    }
outlook-scepter =
    { $copied ->
        [0] Berło Zachłanności
       *[other] Torba jako Berło Zachłanności
    } w regionie { $region }: w tej turze o { coins } więcej
outlook-socks =
    { $copied ->
        [0] Śmierdzące Skarpety Trolla
       *[other] Torba jako Śmierdzące Skarpety Trolla
    } w następnym podboju: jak pusty region, obrońcy uciekają bez strat
outlook-sorcery = żetonem z zasobnika
outlook-swap = { $pair }: { tokens }; do wyboru zostaje: { $former-pair }
outlook-sword =
    { $copied ->
        [0] Miecz Królikobójcy
       *[other] Torba jako Miecz Królikobójcy
    } w następnym podboju: o { tokens } mniej
outlook-transform = 1 żeton przepada, do regionu trafia { $count }; potem nietykalny
outlook-vanish = Rasa znika mocą Kamiennego Kręgu: teraz dostajesz { coins }, a na mapie nikt nie zostaje
outlook-volcano = Wulkan w regionie { $region }, sąsiednie regiony: { $regions }
outlook-wisp = Koszt { $cost } minus wynik rzutu: powodzenie w { $lucky } na { $faces } przypadków, porażka kończy Twoje podboje
outlook-wisp-sure = Koszt { $cost } minus wynik rzutu: musi się udać
outlook-zeppelin =
    koszt { $cost } minus rzut: sukces { $lucky } na { $faces }, katastrofa { $crashes } na { $faces }{ $ends ->
        [0] { "" }
       *[other] , inaczej koniec podbojów ({ $ends } na { $faces })
    }
outlook-zeppelins-left = zostało Sterowców: { $count }
own-board = Nasza własna plansza, nie z pudełka
persona-1 = Grizzelda
    .temper = Łupieżczyni
    .summary = Widzi granicę i ją przekracza.
persona-10 = Tukker
    .temper = Marzyciel
    .summary = Właśnie patrzył na chmury.
persona-11 = Marrow
    .temper = Żałobnik
    .summary = Kocha wszystko, co wymiera.
persona-12 = Ossip
    .temper = Zbieracz
    .summary = Jeszcze jeden region i koniec.
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
phase-aftermath = Po podbojach
phase-conquer = Podboje
phase-decide = Ekspansja czy schyłek
phase-end-choices = Przed podliczeniem
phase-game-over = Koniec
phase-legacy = Podboje wymierających
phase-pick = Wybór
phase-pick-choices = Dokończenie wyboru
phase-post-score = Po podliczeniu
phase-ready = Przygotowania
phase-redeploy = Przegrupowanie
phase-start-effects = Początek tury
phase-withdraw = Wycofanie
piece-bolt = Piorun
piece-bridge = Most chmurowy
piece-pact = Umowa Handlowa
piece-vengeance = Znacznik Zemsty
piece-zeppelin = Sterowiec
refused-abandon-first = regiony porzuca się przed pierwszym podbojem w turze
refused-abandons-before-own = rasa w regionie { $region } porzuca regiony tylko przed własnymi podbojami: { $race }
refused-ability-needs = ta rasa potrzebuje do tego { needed }, na ręce: { $hand }
refused-account-name-taken = ktoś już nazywa się { $text }
refused-account-needs-name = konto musi mieć nazwę
refused-action-needs-number = po „{ $action }” następuje { action-target } jako liczba, a nie „{ $text }”
refused-action-out-of-range = „{ $action }”: { action-target } to liczba od { $least } do { $most }
refused-action-takes-nothing = po „{ $action }” nic nie następuje, a jest „{ $text }”
refused-action-takes-number = po „{ $action }” następuje { action-target }, jedna liczba, na przykład „{ $action } 3”
refused-active-only = „{ $action }” jest dla aktywnej rasy, a ta wymiera: { $race }
refused-address-taken = ten adres otwiera już inne konto
refused-all-burning = wszystkie znaczniki ognia są na mapie: { $count }
refused-ally-attacked = aktywna rasa tego gracza była w tej turze celem ataku: { $seat }
refused-ally-named = w tej turze pokój jest już zawarty
refused-ally-when = pokój zawiera się na końcu tury
refused-already-occupied = ta rasa już zajmuje region { $region }
refused-altar-before-scoring = Ołtarza używa się przed podliczeniem
refused-altar-used = Ołtarz był już użyty w tej turze
refused-analyses-many = za dużo gier czeka na analizę; spróbuj później
refused-analysis-when-over = grę można przeanalizować dopiero po jej końcu
refused-ancient-at-start = Wielkiego Przedwiecznego przenosi się na początku tury
refused-ancient-comes-with-conquest = Wielki Przedwieczny przybędzie z następnym podbojem
refused-ancient-moved = Wielki Przedwieczny był już przeniesiony w tej turze
refused-ancient-there = Wielki Przedwieczny jest już w regionie { $region }
refused-armours-in-redeployment = Pancerze kładzie się podczas przegrupowania
refused-attacked-places-only = teraz gra { $seat }; kto został zaatakowany, rozmieszcza tylko to, co przegnano
refused-bad-first = zaczyna ktoś z miejsc od 1 do { $most }, a nie { $first }
refused-bad-players = gra jest dla 2 do { $most } graczy, nie dla { $players }
refused-bad-rounds = gra trwa co najmniej jedną turę, a nie { $rounds }
refused-bad-switch = zasada domowa „{ $text }” może mieć wartość: { $known-or }, a nie { $value }
refused-bad-version = wersje zasad: { $known }, nie ma „{ $text }”
refused-bag-raised = Torba jest już wybrana do następnego podboju
refused-bag-used = Torba była już użyta w tej turze
refused-balrog-among-conquests = Balrog rusza się podczas podbojów rasy, która trzyma Pacyfagram
refused-balrog-chasm = Balrog nie może wejść do regionu { $region }: to Przepaść
refused-balrog-first-from-pentacle = region { $region } nie sąsiaduje z Pacyfagramem w regionie { $origin }, a stamtąd Balrog rusza po raz pierwszy; { balrog-ways }
refused-balrog-moved = Balrog ruszył się już w tej turze
refused-balrog-not-beside = region { $region } nie sąsiaduje z Balrogiem w regionie { $origin }; { balrog-ways }
refused-begun = gra już się zaczęła
refused-begun-by-other-rules = tę grę zaczęto według wersji zasad „{ $text }”, a ten serwer zna wersje: { $known }; nie da się jej tu kontynuować, ale jej zapis pozostaje
refused-bells-many = o tym miejscu dowiaduje się już tyle adresów i urządzeń: { $count }; najpierw zakończ któreś
refused-bitten-already = w tej turze nie można już w ten sposób zabrać drugiego żetonu
refused-block-needs-account = osoba na miejscu { $chair } nie ma konta albo to Twoje miejsce
refused-blocks-many = blokujesz { $most } osób; najpierw odblokuj którąś
refused-bolts-used = wszystkie Pioruny tej tury są już zużyte: { $count }
refused-bolts-when = Pioruny uderzają w czasie podbojów, nie po rzucie kością
refused-bot-plays = na tym miejscu gra bot; najpierw je odzyskaj
refused-bot-plays-there = na miejscu { $chair } już gra { $text }
refused-cannon-there = w regionie { $region } stoi już Działo
refused-cannons-fire-when = Działa strzelają w czasie podbojów, od drugiej tury
refused-cannons-move-when = Działa przestawia się w czasie przegrupowania
refused-cannons-placed = w tej turze Działa są już ustawione
refused-cannot-go-on = tej gry nie da się tu kontynuować: { $text }
refused-cannot-leave-out = „{ $text }” nie można odłożyć: nie ma takiej rasy, mocy ani miejsca
refused-claim-needs-seat = ten link nie otwiera żadnego miejsca
refused-claimed-by-other = miejsce { $chair } należy do konta kogoś innego
refused-clear-after-raised = to, co przygotowane do podboju, musi mu posłużyć, zanim oczyścisz Las
refused-clear-when = Las oczyszcza się w czasie podbojów, nie po rzucie kością
refused-cleared-already = w tej turze jeden Las jest już oczyszczony
refused-closed-by-host = gospodarz zamknął ten stół
refused-combo-too-dear = cena zestawu w monetach: { $cost }, masz { coins }
refused-conquests-of-other-race = teraz podbija inna rasa: { $race }
refused-convert-among-conquests = żetony zamienia się podczas podbojów
refused-converted-already = { $seat } ma już w tej turze zamieniony żeton, a każdemu przeciwnikowi wolno zamienić tylko jeden
refused-cost-holder = broni się inna rasa niż ta, która atakuje
refused-cost-markers-alone = znaczniki leżą tam, gdzie stoi jakaś rasa
refused-cost-markers-leave = te znaczniki znikają, gdy rasa wymiera: { $markers }
refused-cost-natives = w regionie może być 1 Ginące Plemię albo { $most } Bestie
refused-cost-natives-alone = Ginące Plemię ani Bestie nigdy nie stoją w jednym regionie z rasą
refused-cost-origin = atak wychodzi z innego regionu, o numerze od 1 do { $most }
refused-cost-region = region to liczba od 1 do { $most }
refused-decided-first = o ekspansji lub schyłku decyduje się na samym początku tury
refused-declined-abandons-nothing = rasa w regionie { $region } wymiera i niczego nie porzuca: { $race }
refused-declined-conquers-nothing = ta rasa wymiera i niczego nie podbija: { $race }
refused-declined-this-turn = w tej turze rasa już zaczęła wymierać
refused-die-not-needed = { $hand } wystarcza na koszt { $needed }, kość nie jest potrzebna
refused-die-replaced = { $tile }: nie ma rzutu na koniec, zamiast niego jest „{ $instead }”
refused-die-too-weak = { missing }, a kość daje najwyżej { $most }
refused-dragon-flown = Smok zdobył już region w tej turze
refused-dragon-no-water = Smok nie zdobywa wody
refused-dragon-when = Smok lata w czasie podbojów swojej rasy
refused-drakon-no-water = Smok nie zdobywa wody
refused-empty-hand = na ręce nie ma żetonu
refused-entry-below = region { $region } leży w niebie: ta rasa wchodzi na mapę na ziemi
refused-entry-elsewhere = ta rasa nie może wejść na mapę w regionie { $region }, tylko tutaj: { $regions }
refused-fortress-built = w tej turze powstała już Twierdza
refused-fortress-there = w regionie { $region } stoi już Twierdza
refused-fortress-when = Twierdzę buduje się w czasie przegrupowania
refused-fortresses-built = na mapie są już wszystkie Twierdze: { $count }
refused-game-over = gra się skończyła
refused-ghost-at-crypt = w regionie { $region } jest Krypta, tam Duch niczego nie chroni
refused-ghost-before-scoring = Ducha przenosi się przed podliczeniem
refused-ghost-in-chasm = region { $region } to Przepaść, tam Duch nie wchodzi
refused-ghost-moved = Duch był już przeniesiony w tej turze
refused-ghost-there = Duch jest już w regionie { $region }
refused-give-up-when = regiony oddaje się w czasie przegrupowania
refused-ground-first = pierwszy region ta rasa zdobywa na Ziemi, a region { $region } jest na Podniebnych Wyspach
refused-helpers-need-token =
    { $because-is ->
        [none] { $tile }: to, co jest na ręce, działa tylko razem z żetonem, a żetonu nie ma
       *[some] { $tile }: to, co jest na ręce ({ $because }), działa tylko razem z żetonem, a żetonu nie ma
    }
refused-host-begins = tylko gospodarz zaczyna grę
refused-host-closes = tylko gospodarz zamyka stół
refused-host-hushes = tylko gospodarz ucisza widzów
refused-host-lets-bots = tylko gospodarz wpuszcza boty za innych
refused-host-moderates = może to zrobić tylko gospodarz
refused-immune = region { $region } jest nietykalny: { $markers }
refused-just-left = kto ma to miejsce, może jeszcze wrócić; poczekaj { $seconds } s
refused-key-needed = ten stół nie jest publiczny; otwiera go link z kluczem
refused-kraken-in-decline = Krakenki wymierają i niczego nie opuszczają
refused-kraken-in-redeployment = Krakenki opuszczają Rzekę podczas przegrupowania
refused-last-passkey = bez tego klucza dostępu nie da się już wejść na konto
refused-letters-many = poproszono już o dość maili; poczekaj około godziny
refused-letters-server = ten serwer wysłał dziś już tyle maili, ile może; spróbuj jutro
refused-liches-unpaid = kto zdobywa region wymierających Liczy, płaci { coins } (odbiera { $seat }), a nie ma z czego zapłacić
refused-log-full = ta możliwość jest na tym miejscu wyczerpana (limit: { $most }); gra toczy się dalej bez niej
refused-lowered-once = raz odłożone i znów użyte służy następnemu podbojowi: podbij region albo zakończ podboje
refused-marker-beside =
    regionu { $region } nie broni dokładnie jeden żeton: { $tokens ->
        [one] jest tam { $tokens } żeton
        [few] są tam { $tokens } żetony
       *[other] jest tam { $tokens } żetonów
    } i { $markers }, co liczy się jak jeden
refused-marker-in-hand-first = najpierw wybierz miejsce dla tego, co na ręce: { $marker }
refused-marker-moved-when = to przestawia się tylko w czasie przegrupowania swojej rasy: { $marker }
refused-marker-there = w regionie { $region } już jest { $marker }
refused-markers-moved = w tej turze nie można już tego przestawić: { $marker }
refused-missing-content = Tej grze brakuje dodatków: { $names }. Kto prowadzi ten serwer, wskazuje ich plik przez --content FILE
refused-muted = gospodarz prosi Cię o ciszę
refused-name-needed = podaj swoje imię
refused-name-of-bot = kogoś o tym imieniu można by wziąć za bota
refused-name-taken = ktoś przy tym stole ma już to imię: { $text }
refused-name-twice = dwoje graczy ma to samo imię: { $text }
refused-names-count = liczba miejsc na planszy „{ $board }”: { $players }, podano imion: { $count }
refused-no-abandoning-now = w tej fazie nie porzuca się regionów: { $phase }
refused-no-ability-helps = żadna zdolność nie pomaga przeciw rasie w regionie { $region }: { $race }
refused-no-accounts = na tym serwerze nie ma kont
refused-no-action-text = brakuje ruchu: tekst jest pusty
refused-no-active-opponent = w regionie { $region } nie ma aktywnej rasy przeciwnika
refused-no-active-race = { $seat } nie ma aktywnej rasy, która mogłaby podbijać
refused-no-address = to nie jest adres e-mail
refused-no-answer-now = „{ $action }” nie jest teraz odpowiedzią: trwa faza „{ $phase }”
refused-no-armour-waits = żaden Pancerz nie czeka na położenie
refused-no-board-for = nie ma planszy dla tylu graczy: { $count }
refused-no-cannon-to-fire = w regionie { $region } nie ma Działa, które mogłoby strzelić
refused-no-cannon-to-move = w regionie { $region } nie ma Działa, które można przestawić
refused-no-column = za mało ras i mocy, żeby było z czego wybierać
refused-no-conquest-now = w tej fazie niczego się nie podbija: { $phase }
refused-no-crystal-near = region { $region } nie ma Kryształów i nie leży obok Kryształów Świetlików
refused-no-cultists-there = w regionie { $region } nie ma Kultystów
refused-no-decision-after-pick = w turze, w której wybiera się zestaw, nie ogłasza się ekspansji ani schyłku
refused-no-entry =
    ta rasa nie może wejść na mapę w regionie { $region }, tylko na brzegu mapy{ $shore ->
        [0] { "" }
       *[other] { " " }lub nad Morzem
    }: { $regions }
refused-no-entry-at-all = ta rasa nie może wejść na mapę w regionie { $region } ani nigdzie indziej
refused-no-final-die = { $tile }: nie ma rzutu na koniec
refused-no-forest = region { $region } to nie Las
refused-no-hints = podpowiedzi są przy tym stole wyłączone
refused-no-hints-with-clock = w grach z zegarem nie ma podpowiedzi
refused-no-kraken-there = w regionie { $region } nie ma Krakenków
refused-no-mail = ten serwer nie wysyła maili
refused-no-marker-there = tego nie ma w regionie { $region }: { $marker }
refused-no-marker-waits = nic nie czeka teraz na miejsce: { $marker }
refused-no-mountain = region { $region } to nie Góry
refused-no-opponent = na miejscu { $place } nie ma przeciwnika
refused-no-pick-now = zestaw wybiera się tylko na początku tury, gdy nie ma się aktywnej rasy; teraz trwa faza „{ $phase }”
refused-no-placing-now = w tej fazie nie rozmieszcza się żetonów: { $phase }
refused-no-push = ten serwer nie wysyła powiadomień
refused-no-race-in-decline = { $seat } nie ma wymierającej rasy, która mogłaby podbijać
refused-no-reborn-there = w regionie { $region } nie ma wymierającej rasy z mocą Odradzające się
refused-no-river = region { $region } nie jest Rzeką
refused-no-second-race-in-decline = { $seat } nie ma drugiej wymierającej rasy, która mogłaby podbijać
refused-no-sorcerer-left = w zasobniku nie ma już żadnego Czarnoksiężnika
refused-no-such-bell = te powiadomienia są już zakończone
refused-no-such-board = nie ma planszy „{ $text }”
refused-no-such-bot = nie ma bota „{ $text }”; są: { $known }
refused-no-such-combo = liczba zestawów do wyboru: { $count }, żaden nie ma ceny { $price }
refused-no-such-player = miejsce { $chair }: nie ma gracza „{ $text }”; są: { $known }
refused-no-such-region = na tej planszy nie ma regionu { $region }, są regiony od 1 do { $size }
refused-no-such-seat = ten stół ma miejsca od 1 do { $most }
refused-no-such-swap = liczba innych widocznych zestawów: { $count }, na miejscu { $price } nie ma żadnego
refused-no-such-switch = „{ $text }” nie jest zasadą domową tej gry; są: { $known }
refused-no-such-table = nie ma takiego stołu
refused-no-token-left = nie ma już żetonu w zasobniku ani na ręce
refused-no-vacation = przy tym stole nie ustalono urlopu
refused-no-volcano-there = region { $region } nie jest Przepaścią z wulkanem
refused-nobody-offers = żadna rasa, moc ani miejsce tego gracza nie daje „{ $action }”
refused-nobody-to-drive-out = w regionie { $region } nie ma kogo przegonić
refused-none-in-decline-there = w regionie { $region } nie ma wymierającej rasy tego gracza
refused-not-adjacent = region { $region } nie sąsiaduje z żadnym regionem tej rasy
refused-not-alone =
    regionu { $region } nie broni dokładnie jeden żeton: { $tokens ->
        [one] jest tam { $tokens } żeton
        [few] są tam { $tokens } żetony
       *[other] jest tam { $tokens } żetonów
    }{ $buried ->
        [0] { "" }
       *[other] {" "}i zakopany żeton, który liczy się jak jeden
    }
refused-not-begun = gra się jeszcze nie zaczęła
refused-not-for-person = miejsce { $chair } nie jest dla człowieka
refused-not-habitable = ta rasa nie może wejść do regionu { $region }: { $terrain }
refused-not-last = tylko ostatni ruch na liście może rzucać kością, coś odkrywać albo oddawać decyzję komuś innemu
refused-not-occupied = ta rasa nie zajmuje regionu { $region }
refused-not-of-active-race = aktywna rasa nie zajmuje regionu { $region }
refused-not-of-amazons = Amazonki nie zajmują regionu { $region }
refused-not-of-the-queen = rasa Królowny nie zajmuje regionu { $region }
refused-not-over = gra się jeszcze nie skończyła
refused-not-your-decision = to nie jest Twoja decyzja
refused-nothing-raised = nie ma nic, co można by odłożyć
refused-nothing-said = nic nie zostało powiedziane
refused-nothing-to-conquer = nie ma regionu, który można by zdobyć
refused-nothing-to-give-up = teraz nie trzeba oddawać żadnego regionu
refused-nothing-to-undo = nie można cofnąć niczego sprzed rzutu, odkrycia ani cudzej decyzji
refused-one-seat-each = masz już miejsce przy tym stole
refused-only-bots = grają same boty; niech stół będzie publiczny, bo inaczej nikt nigdy by go nie zobaczył
refused-other-decides =
    { $text-is ->
        [none] teraz decyduje miejsce { $chair }
       *[some] teraz decyduje { $text }
    }
refused-own-forest = region { $region } to Las samych Wendigo
refused-owner-here = kto ma to miejsce, jest przy stole
refused-pacts-given = wszystkie Umowy Handlowe są rozdane: { $count }
refused-pacts-need-coins = nie można rozdać więcej Umów, niż masz monet. Rozdane: { $count }, monety: { $coins }
refused-pacts-when = Umowy Handlowe rozdaje się po podliczeniu
refused-passkey-known = ten klucz dostępu jest już używany
refused-passkey-needs-page = klucze dostępu wymagają strony tego serwera
refused-passkey-refused = ten klucz dostępu nie pasuje
refused-passkey-unknown = nikt tu nie ma tego klucza dostępu; może został usunięty
refused-passkeys-many = masz { $most } kluczy dostępu; najpierw usuń któryś
refused-peace = pokój ({ $race }, { $seat }) trwa do początku następnej tury tego gracza
refused-persons-share-links = miejsce { $chair }: wspólny link mogą mieć tylko ludzie
refused-players-called = powiadomienia są tylko dla tych, którzy tu grają
refused-players-rematch = o rewanż proszą tylko gracze
refused-players-talk = rozmawiają tylko gracze
refused-pocket-alone = tu nikt inny nie może przyjść: stół w tej przeglądarce nie jest publiczny, nie ma wolnych miejsc ani zegara
refused-pocket-keeps-nothing = ta przeglądarka nie może teraz zapisać gry; czy na urządzeniu jest jeszcze miejsce?
refused-pocket-no-analysis = spojrzenie wstecz trwa długo, więc robią je tylko serwery; najpierw przenieś tam grę
refused-protected = { $tile }: tych regionów ({ $seat }) nie wolno Ci teraz atakować
refused-push-keys = to nie są klucze przeglądarki
refused-push-unknown = ten serwer nie zna usługi powiadomień tej przeglądarki
refused-queen-before-scoring = Królownę ustawia się przed podliczeniem
refused-queen-placed = Królowna była już ustawiona w tej turze
refused-queen-there = Królowna jest już w regionie { $region }
refused-rated-each-alone = w grze rankingowej gra co najmniej jedna osoba, każda z własnym linkiem
refused-rated-needs-account = gry przy tym stole się liczą: najpierw się zaloguj
refused-rated-no-record = gra wznowiona z zapisu nigdy nie liczy się do rankingu
refused-rated-own-tiles = w grze rankingowej nie ma własnych żetonów
refused-rated-runs = rozpoczęta gra rankingowa toczy się do końca
refused-reborn-already =
    { $count ->
        [one] w tej turze odrodził się już { $count } region
        [few] w tej turze odrodziły się już { $count } regiony
       *[other] w tej turze odrodziło się już { $count } regionów
    }
refused-reborn-at-start = regiony odradzają się na początku tury
refused-reborn-at-start-from-tray = regiony odradzają się na początku tury, a zasobnik aktywnej rasy jest pusty
refused-reborn-without-token = w zasobniku nie ma żetonu aktywnej rasy i żadnego nie da się zebrać z mapy
refused-record-by-other-rules = tę grę rozegrano według wersji zasad „{ $text }”, a ten serwer zna wersje: { $known }
refused-record-format = zapis ma format „{ $text }”, a ten serwer czyta „{ $value }”
refused-record-too-long = zapis jest za długi: najwyżej { $most } ruchów
refused-record-when-over = zapis mówi o wszystkim, co ukryte; będzie dostępny po końcu gry
refused-relic-before-scoring = to kładzie się przed podliczeniem: { $site }
refused-relic-in-conquest = to pomaga w podboju: { $site }
refused-relic-in-vain = nawet z tym niczego nie da się zdobyć: { $site }
refused-relic-not-found = tej Relikwii jeszcze nie odkryto: { $site }
refused-relic-not-now = teraz tego nie można użyć: { $site }
refused-relic-raised = już wybrane do następnego podboju: { $site }
refused-relic-serves = to już służy następnemu podbojowi: { $site }
refused-relic-used = już użyte w tej turze: { $site }
refused-relic-works-there = { $site }: działa już w regionie { $region }
refused-rematch-exists = rewanż już trwa
refused-removed-by-host = gospodarz usunął Cię od tego stołu
refused-report-own-tables = tylko przy stole, przy którym masz miejsce
refused-river-left = żetony opuściły już Rzekę w regionie { $region }
refused-roll-when = kością rzuca się tylko w czasie podbojów tej rasy
refused-rolled-already = kość już rzucona ({ $rolled }): podbij region albo zakończ podboje
refused-seat-forfeited = czas tego miejsca minął, a z nim gra została przegrana; bot gra ją do końca
refused-seat-not-open = miejsce { $chair } nie jest wolne
refused-seat-not-yours = miejsce { $chair } nie jest Twoje
refused-seat-yours = miejsce { $chair } należy do Ciebie
refused-seats-count = liczba miejsc na planszy „{ $board }”: { $players }, opisano: { $count }
refused-seats-free = wolne miejsca: { $chairs }
refused-server-ends = serwer jest właśnie zatrzymywany; spróbuj za chwilę
refused-server-full = na tym serwerze nie ma już miejsca na kolejny stół
refused-sign-in-first = najpierw się zaloguj
refused-site-held-in-decline = { $site } w regionie { $region } należy do wymierającej rasy ({ $race }): używa tego tylko rasa aktywna
refused-sites-anyway = plansza „{ $board }” i tak ma Relikwie i Miejsca
refused-sorcery-needs-region = bez własnego regionu Czarnoksiężnicy nie rzucają czarów
refused-sorcery-when = czary są możliwe tylko w czasie podbojów, nie po rzucie kością
refused-spectators-hushed = gospodarz poprosił widzów o ciszę
refused-stale = znasz grę do wpisu { $seen }, a doszła już do wpisu { $now }
refused-stout-when = ten schyłek ogłasza się zaraz po podliczeniu
refused-suspended = to konto jest zawieszone: { $text }
refused-swap-when-picking = moce zamienia się tylko w chwili wyboru zestawu
refused-swapped-already = moc została już zamieniona
refused-tables-today = liczba stołów otwartych przez Ciebie w ciągu doby: { $count }; poczekaj trochę
refused-tables-unfinished = liczba Twoich nieskończonych stołów: { $count }
refused-text-accents = jest tu więcej akcentów niż liter ({ text-what })
refused-text-too-long =
    za długie ({ text-what }): najwyżej { $most ->
        [few] { $most } znaki
       *[other] { $most } znaków
    }
refused-text-unseen = są tu znaki, których nie widać ({ text-what })
refused-ticket-used-up = to zostało już użyte albo jest za stare
refused-tile-chooses-first =
    { $tile }: najpierw trzeba wybrać: { $choices }{ $more ->
        [0] { "" }
       *[other] , …
    }
refused-time-out-already = Twój czas już minął
refused-timeout-without-clock = co się dzieje po upływie czasu, można ustalić tylko tam, gdzie jest zegar
refused-too-chatty = za dużo naraz; poczekaj chwilę
refused-too-few-after-roll = region { $region } wymaga { needed }, na ręce: { $hand }{ helpers }, a na kości: { $rolled }
refused-too-few-powers = dla { $players } graczy potrzeba co najmniej { $least } mocy, zostało { $count }
refused-too-few-races = dla { $players } graczy potrzeba co najmniej { $least } ras, zostało { $count }
refused-too-few-sites = regiony z ukrytą Relikwią lub Miejscem: { $count }, a w grze jest ich tylko { $sites }
refused-too-few-tokens =
    potrzeba { needed }, na ręce: { $hand }{ helpers }{ $lucky ->
        [0] { "" }
       *[other] ; { final-die } udaje się w { $lucky } na { $faces } przypadków
    }
refused-too-many-sites = w jednej grze jest najwyżej { $most } Relikwii i Miejsc
refused-too-many-tiles = w jednej grze jest najwyżej { $races } ras i { $powers } mocy
refused-too-many-tries = było już za dużo prób; poczekaj chwilę
refused-transform-needs = jeden żeton przepada, do regionu trzeba jeszcze: { $needed }, na ręce: { $hand }
refused-transform-when = Smoczarze przemieniają się w czasie podbojów, nie po rzucie kością
refused-transformed = tylu Smoczarzy już się w tej turze przemieniło, więcej nie można: { $count }
refused-turn-of-other = teraz gra { $seat }
refused-two-clocks = jest czas na każdy ruch albo na całą grę, nie oba naraz
refused-unknown-action = „{ $text }” nie jest ruchem; znane: { $choices }
refused-unknown-board = nie ma planszy „{ $text }”; są: { $known }
refused-unknown-box = nie ma pudełka „{ $text }”; są: { $known }
refused-vacation-spent = pozostałe dni Twojego urlopu: { $count }
refused-vacation-without-clock = urlop można ustalić tylko tam, gdzie jest zegar
refused-vanish-by-declining = zniknięcie to jeden ze sposobów schyłku
refused-vanishes-anyway = ta rasa znika zawsze, gdy zaczyna wymierać: wybierz „{ $instead }”
refused-volcano-entry = ta rasa nie może wejść na mapę w regionie { $region }, tylko obok swojego Wulkanu: { $regions }
refused-volcano-stays = Wulkan zostaje na miejscu, dopóki Płomyczki są aktywne
refused-volcano-when-picked = Wulkan kładzie się przy wyborze Płomyczków
refused-watching = tylko oglądasz
refused-wisps-among-conquests = Świetliki rzucają kością podczas podbojów
refused-wrong-key = ten klucz nie otwiera tego stołu
refused-zeppelins-flown = wszystkie Sterowce już w tej turze poleciały: { $count }
refused-zeppelins-when = Sterowce latają w czasie podbojów
seat = miejsce { $number }
site-kind-place = Popularne Miejsce
    .summary = Służy rasie, która trzyma jego region, i nigdy się nie przenosi.
site-kind-relic = Pradawna Relikwia
    .summary = Służy aktywnej rasie, która trzyma jej region, i przenosi się tam, gdzie jej użyto.
source-buried-tokens = zakopane żetony
source-floor = nigdy mniej niż zero
source-islands = całe wyspy
source-paid = zapłacone innym
source-picks = monety znalezione na zestawach minus zapłacone za nie
source-regions = regiony
source-regions-in-decline = regiony rasy wymierającej
source-start = monety na początek
spread-marker =
    { $count ->
        [1] { $marker } w regionie { $region }
       *[other] { $count } × { $marker } w regionie { $region }
    }
spread-tokens = { $tokens } do regionu { $region }
switch-boltsAnywhere = Pioruny Burzowych Olbrzymów
    .false = Uderzają w Góry w zasięgu.
    .true = Uderzają w dowolne Góry.
switch-conversionNeedsToken = Przemiana z pustą ręką
    .true = Nie: czary, moc Wampiryczne i Święty Granat wymagają żetonu w ręce jak każdy podbój.
    .false = Dozwolona: żeton w ręce nie jest potrzebny, nowy pochodzi z zasobnika.
switch-flamesEntry = Gdzie wchodzą Płomyczki
    .volcano = Obok swojego Wulkanu.
    .edge = Na skraju mapy, jak wszyscy.
    .both = Obok swojego Wulkanu albo na skraju mapy.
switch-openScores = Jawne rachunki
    .false = Monety wszystkich są ukryte do końca gry; kto chce, liczy sam.
    .true = Gra liczy za Ciebie: wszyscy widzą monety wszystkich.
switch-ownTokensDefend = Własne żetony bronią
    .false = Twoja wymierająca rasa nie podnosi kosztu, gdy jej regiony zdobywa Twoja aktywna.
    .true = Własne żetony podnoszą koszt tak jak cudze.
switch-vampirePerOpponent = Ukąszenia mocy Wampiryczne
    .true = Raz na turę wobec każdego przeciwnika.
    .false = Tylko raz na turę.
switch-wendigoClearsNatives = Wendigo i Ginące Plemiona
    .true = Wendigo przepędzają też Ginące Plemiona.
    .false = Ginące Plemiona zostają na miejscu.
switch-wendigoIgnoresImmunity = Wendigo i nietykalne Lasy
    .false = Nietykalny Las jest bezpieczny przed Wendigo.
    .true = Wendigo oczyszczają także nietykalne Lasy.
switch-wendigoNeedsVictim = Wendigo i puste Lasy
    .false = Wendigo mogą oczyścić pusty Las i też zyskują żeton.
    .true = Wendigo oczyszczają tylko Lasy, w których ktoś jest.
symbol-cavern = Jaskinia
    .summary = Moc Podziemne wędruje z jaskini do jaskini.
symbol-magic = Magiczny region
    .summary = Niektóre rasy i moce dostają tu monety.
symbol-mine = Region górniczy
    .summary = Niektóre rasy i moce dostają tu monety.
symbol-volcano = Wulkan
    .summary = Płomyczki mogą umieścić tu swój Wulkan.
terrain-black_mountain = Czarne Góry
    .summary = Kosztują 1 żeton więcej, ktokolwiek tam jest, i dają 1 monetę.
terrain-chasm = Przepaść
    .summary = Nikt nigdy tam nie wejdzie.
terrain-farmland = Pola
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-forest = Las
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-hill = Wzgórza
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
terrain-lake = Jezioro
    .summary = Woda: mogą tu mieszkać tylko rasy, które wchodzą na wodę.
terrain-mine = Kopalnia
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to region górniczy.
terrain-mountain = Góry
    .summary = Kosztują 1 żeton więcej, ktokolwiek tam jest, i dają 1 monetę.
terrain-mud_pool = Mokradła
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to Bagna.
terrain-mushroom_forest = Grzybowy Las
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to Las.
terrain-mystic_crystal = Mistyczne Kryształy
    .summary = Zwykły ląd. Dla ras i mocy z innych pudełek to magiczny region.
terrain-river = Rzeka
    .summary = Pusta kosztuje tylko 1 żeton, ale nic nie daje: przy przegrupowaniu Twoje żetony muszą ją opuścić.
terrain-sea = Morze
    .summary = Woda: mogą tu mieszkać tylko rasy, które wchodzą na wodę.
terrain-swamp = Bagna
    .summary = Zwykły ląd: daje 1 monetę, a rasom i mocom, które go lubią, więcej.
text-what =
    { $what ->
        [name] imię
        [title] tytuł
       *[chat] tekst
    }
tile-adventurous = Awanturnicze
    .before-persons = Awanturniczy
    .summary = Każdy region z Popularnym Miejscem daje 1 monetę więcej.
    .because = Popularne Miejsca
tile-airborne = Powietrzne
    .before-persons = Powietrzni
    .summary = W turze wyboru każdy region kosztuje Cię 2 żetony mniej.
    .because = w turze wyboru
tile-alchemist = Alchemicy
    .summary = Co turę dostajesz 2 monety więcej, dopóki rasa jest aktywna.
    .because = co turę
tile-altar_of_souls = Ołtarz Ofiarny
    .summary = Przed podliczeniem możesz oddać 1 żeton swojej wymierającej rasy za 3 monety. Działa także, gdy trzyma go rasa wymierająca.
    .because = poświęcony żeton
tile-amazons = Amazonki
    .summary = Masz 4 dodatkowe żetony tylko do podbojów: schodzą z mapy przed podliczeniem i wracają na rękę w następnej turze. Gdy żetonów jest za mało, oddajesz regiony.
tile-berserk = Oszalałe
    .before-persons = Oszalali
    .summary = Przed każdym podbojem możesz rzucić kością i dopiero potem wybrać region z jej pomocą. Jeśli po rzucie niczego nie zdobędziesz, podboje się kończą; innego rzutu na koniec nie ma.
tile-bivouacking = Obozujące
    .before-persons = Obozujący
    .summary = Masz 5 Obozowisk, które co turę rozmieszczasz od nowa: +1 do obrony każde, dowolnie wiele w regionie. Nigdy nie przepadają, tylko się przenoszą.
tile-commando = Waleczne
    .before-persons = Waleczni
    .summary = Każdy region kosztuje Cię 1 żeton mniej.
    .because = wszędzie
tile-crypt_of_the_tomb_raider = Krypta Lory Craft
    .summary = Przed podliczeniem Twoja aktywna rasa może wysłać Ducha do dowolnego innego regionu: staje się on nietykalny.
tile-cultists = Kultyści
    .persons = yes
    .summary = Wielki Przedwieczny przybywa do pierwszego zdobytego regionu: region jest nietykalny, a każdy sąsiedni kosztuje 1 żeton mniej. Na początku kolejnych tur możesz go przenieść do innego swojego regionu.
    .because = obok Wielkiego Przedwiecznego
tile-diamond_fields = Diamentowe Pola
    .summary = Ten region i każdy inny region tego samego terenu należący do tej samej rasy daje 1 monetę więcej, także gdy rasa wymiera.
    .because = regiony tego samego terenu
tile-diplomat = Dyplomatyczne
    .before-persons = Dyplomatyczni
    .summary = Na końcu tury wskaż przeciwnika, którego aktywna rasa nie była w tej turze Twoim celem: do Twojej następnej tury nie może ona atakować Twojej aktywnej rasy.
tile-dragon_master = Władcy smoków
    .summary = Raz na turę Smok zdobywa region w Twoim zasięgu z użyciem tylko 1 żetonu, bez względu na obronę. Dopóki Smok tam jest, region jest nietykalny.
tile-drakons = Smoczarze
    .persons = yes
    .summary = Do 3 razy na turę oddajesz żeton z ręki za Smoka, który zdobywa region z użyciem tylko 1 kolejnego żetonu, bez względu na obronę. Region jest nietykalny do Twojej następnej tury.
tile-drow = Mroczne Elfy
    .summary = Każdy Twój region daje 1 monetę więcej, jeśli nie sąsiaduje z nim żadna inna rasa, aktywna ani wymierająca, ani Bestie. Twoja własna wymierająca rasa też przeszkadza.
    .because = nikogo w sąsiedztwie
tile-dwarves = Krasnoludy
    .summary = Każdy region górniczy daje 1 monetę więcej, także gdy rasa wymiera.
    .because = za regiony górnicze
tile-elves = Elfy
    .summary = Gdy ktoś zdobywa Twój region, nie tracisz żadnego Elfa: wszystkie się wycofują. Czary i podobne sztuczki nadal zabierają jednego.
tile-escargots = Śluzmaki
    .summary = Dopóki są aktywne, ich regiony płacą na początku Twojej tury zamiast na końcu. Monety za moc dostajesz nadal na końcu.
tile-exploring = Odkrywcze
    .before-persons = Odkrywczy
    .summary = Dostajesz 1 monetę za każdą parę regionów: jeden na Ziemi i jeden na Podniebnych Wyspach.
    .because = za pary: Ziemia i Podniebne Wyspy
tile-fisher = Rybackie
    .before-persons = Rybaccy
    .summary = Dostajesz 1 monetę za każde 2 swoje regiony nad Rzeką.
    .because = regiony nad Rzeką, po dwa
tile-flames = Płomyczki
    .summary = Po wybraniu wskaż Przepaść dla Wulkanu. Regiony przy Wulkanie lub przy łańcuchu Płomyczków, który się tam zaczyna, kosztują tyle, jakby nikogo w nich nie było.
    .because = przy Wulkanie lub połączonych z nim Płomyczkach
tile-flocking = Stadne
    .before-persons = Stadni
    .summary = Dostajesz 2 monety, jeśli wszystkie Twoje regiony tworzą jedną grupę.
    .because = wszystkie regiony w jednej grupie
tile-flying = Latające
    .before-persons = Latający
    .summary = Każdy lądowy region jest w Twoim zasięgu, bliski czy daleki, nawet przy pierwszym podboju.
tile-flying_doormat = Latająca Wycieraczka
    .summary = Raz na turę możesz zdobyć region w dowolnym miejscu planszy za zwykłą cenę.
tile-forest = Leśne
    .before-persons = Leśni
    .summary = Każdy Las daje 1 monetę więcej.
    .because = za Lasy
tile-fortified = Warowne
    .before-persons = Warowni
    .summary = Raz na turę możesz zbudować Twierdzę w regionie, który jej nie ma, najwyżej 6. Każda daje 1 monetę, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera.
    .because = za Twierdze
tile-fountain_of_youth = Fontanna Młodości
    .summary = Na początku każdej Twojej tury aktywna rasa dostaje 1 nowy żeton.
tile-frightened = Strachliwe
    .before-persons = Strachliwi
    .summary = Każdy region, w którym stoją co najmniej 3 Twoje żetony, daje 1 monetę więcej.
    .because = co najmniej 3 żetony w regionie
tile-froggys_ring = Jodyny Pierścień
    .summary = Przed podliczeniem połóż go w swoim regionie: zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa z nim sąsiaduje.
    .because = płacą sąsiedzi
tile-ghouls = Ghule
    .summary = Gdy wymierają, wszystkie Ghule zostają na mapie i w kolejnych turach dalej podbijają, zawsze przed ruchem nowej rasy. Mogą zaatakować nawet Twoje własne regiony.
tile-giants = Olbrzymy
    .summary = Regiony sąsiadujące z zajętymi przez Ciebie Górami kosztują 1 żeton mniej.
    .because = obok zajętych przez nie Gór
tile-gnomes = Gnomy
    .summary = Dopóki są aktywne, żadna zdolność, moc, Relikwia ani Miejsce nie pomaga innym w zdobyciu Twoich regionów. Trzeba zapłacić pełny koszt i stać tuż obok; dozwolony jest tylko zwykły rzut kością na koniec.
tile-goldsmith = Złotnicze
    .before-persons = Złotniczy
    .summary = Twoje regiony górnicze dają 2 monety więcej, wszystkie inne regiony 1 mniej, ale nigdy poniżej 0.
    .because = regiony górnicze dają więcej, inne mniej
tile-great_brass_pipe = Wielka Mosiężna Rura
    .summary = Dla Twojej aktywnej rasy wszystkie regiony tego terenu sąsiadują ze sobą.
tile-gunner = Artyleryjskie
    .before-persons = Artyleryjscy
    .summary = Twoje 2 Działa czynią swoje regiony nietykalnymi. Od drugiej tury każde może albo wystrzelić, a wtedy regiony obok kosztują w tej turze 2 żetony mniej, albo się przenieść.
    .because = obok strzelającego Działa
tile-haggling = Negocjatorskie
    .before-persons = Negocjatorscy
    .summary = Po podliczeniu możesz rozdać do 5 Umów Handlowych, nie więcej niż masz monet. Na końcu swojej tury każdy posiadacz płaci Ci 1 monetę za Umowę, jeśli zdobywa w niej Twój region; jeśli nie, płacisz Ty.
tile-halflings = Niziołki
    .summary = Możesz wejść na mapę w dowolnym miejscu. Każdy z 2 pierwszych zdobytych regionów dostaje Norkę i jest nietykalny, dopóki go nie porzucisz albo rasa nie zacznie wymierać.
tile-heroic = Bohaterskie
    .before-persons = Bohaterscy
    .summary = Na końcu każdej tury ustaw 2 Bohaterów w 2 różnych regionach: oba są nietykalne.
tile-hill = Wzgórzyste
    .before-persons = Wzgórzyści
    .summary = Każde Wzgórza dają 1 monetę więcej.
    .because = za Wzgórza
tile-humans = Ludzie
    .persons = yes
    .summary = Każde Pola dają 1 monetę więcej.
    .because = za Pola
tile-immortal = Nieśmiertelne
    .before-persons = Nieśmiertelni
    .summary = Gdy ktoś zdobywa Twój region, nie tracisz żadnego żetonu: wszystkie się wycofują. Przepada tylko żeton zamieniony, na przykład mocą Wampiryczne.
tile-iron_dwarves = Żelazne Krasnoludy
    .summary = Przy każdym przegrupowaniu wykuwasz 1 Srebrny Młot za każdą swoją Kopalnię, najwyżej 7. Młot podbija jak żeton i co turę wraca, ale każdy podbój wymaga choć 1 Krasnoluda.
    .because = Srebrne Młoty
tile-keep_on_the_motherland = Strażnica Ziemi Ojczystej
    .summary = Ten region ma +1 do obrony i daje 1 monetę więcej, także gdy rasa wymiera.
    .because = region Strażnicy
tile-khans = Chanowie
    .persons = yes
    .summary = Twoje Wzgórza i Pola dają 1 monetę więcej, wszystkie inne regiony 1 mniej, ale nigdy poniżej 0.
    .because = Wzgórza i Pola dają więcej, inne regiony mniej
tile-kraken = Krakenki
    .summary = Możesz zatrzymać regiony Rzeki i dostawać za nie monety, także gdy rasa wymiera.
tile-liches = Licze
    .summary = Tylko gdy wymierają: kto zdobywa ich region, płaci Ci 1 monetę. Bez monety nie wolno ich atakować.
    .because = zdobyty region wymierającej rasy
tile-lizardmen = Jaszczury
    .summary = Przechodzisz przez regiony Rzeki, puste i zajęte, bez ich zdobywania. Zatrzymuje Cię tylko nietykalna Rzeka.
tile-magic = Magiczne
    .before-persons = Magiczni
    .summary = Raz na turę Torba Wielu Rzeczy działa jak kopia dowolnej odkrytej już Relikwii, gdziekolwiek leży.
    .because = Torba jako Relikwia
tile-martyr = Męczeńskie
    .before-persons = Męczeńscy
    .summary = Za każdym razem, gdy przeciwnik zdobywa Twój region, od razu dostajesz 1 monetę.
    .because = zdobyty region
tile-merchant = Handlujące
    .before-persons = Handlujący
    .summary = Każdy Twój region daje 1 monetę więcej.
    .because = za każdy region
tile-mine_of_the_lost_dwarf = Zaginiona Krasnoludzka Kopalnia
    .summary = Ten region daje 2 monety więcej, także gdy rasa wymiera. Berło niczego tu nie podwaja.
    .because = region Kopalni
tile-mining = Górnicze
    .before-persons = Górniczy
    .summary = Każda Kopalnia daje 1 monetę więcej.
    .because = Kopalnie
tile-mounted = Konne
    .before-persons = Konni
    .summary = Wzgórza i Pola kosztują Cię 1 żeton mniej.
    .because = na Wzgórzach i Polach
tile-muddy = Błotne
    .before-persons = Błotni
    .summary = Każde Mokradła dają 1 monetę więcej, także gdy rasa wymiera.
    .because = Mokradła
tile-mudmen = Błotniaki
    .summary = Przy każdym przegrupowaniu dostajesz 1 nowy żeton za każde swoje Mokradła.
tile-mummies = Mumie
    .summary = Jest ich dużo, ale każdy region kosztuje Cię 1 żeton więcej.
    .because = każdy region
tile-mystic = Mistyczne
    .before-persons = Mistyczni
    .summary = Każde Mistyczne Kryształy dają 1 monetę więcej.
    .because = Mistyczne Kryształy
tile-ogres = Ogry
    .summary = Każdy region kosztuje Cię 1 żeton mniej.
    .because = każdy region
tile-orcs = Orkowie
    .persons = yes
    .summary = Każdy zdobyty niepusty region daje w tej turze 1 monetę więcej.
    .because = za zdobyte niepuste regiony
tile-pillaging = Plądrujące
    .before-persons = Plądrujący
    .summary = Każdy zdobyty niepusty region daje w tej turze 1 monetę więcej.
    .because = za zdobyte niepuste regiony
tile-quarreling = Kłótliwe
    .before-persons = Kłótliwi
    .summary = Dostajesz 1 monetę za każdą osobną grupę swoich regionów.
    .because = osobne grupy
tile-racketeering = Władcze
    .before-persons = Władczy
    .summary = Gdy ktoś inny wybiera zestaw, dostajesz 1 monetę za każdy zestaw, który pomija. Gdy ta rasa wymrze, Twój następny wybór jest darmowy.
tile-ratmen = Szczuroludzie
    .persons = yes
    .summary = Żadnych specjalnych zdolności. Po prostu jest ich mnóstwo!
tile-reborn = Odradzające się
    .before-persons = Odradzający się
    .summary = Gdy wymierają: na początku każdej tury możesz przekazać do 2 ich regionów swojej aktywnej rasie, która dostaje w każdym 1 żeton.
tile-royal = Szlacheckie
    .before-persons = Szlacheccy
    .summary = Przed podliczeniem ustaw Królownę w jednym ze swoich regionów: jest nietykalny. Gdy rasa wymiera, Królowna zostaje na miejscu i nadal chroni.
tile-scarecrows = Wróblostrachy
    .summary = Jest ich bardzo dużo, ale kto zdobywa ich region, dostaje 1 monetę z banku.
tile-scavengers = Zbieracze
    .persons = yes
    .summary = Żetony zdobytej wymierającej rasy zostają zakopane pod Twoimi: +1 do obrony regionu, a ich właściciel nadal dostaje za nie monety. Znikają, gdy Zbieracze wymierają.
tile-scepter_of_avarice = Berło Zachłanności
    .summary = Przed podliczeniem połóż je w swoim regionie: w tej turze bank płaci za ten region podwójnie.
    .because = region płaci podwójnie
tile-seafaring = Żeglujące
    .before-persons = Żeglujący
    .summary = Możesz zdobywać Morza i Jeziora. Zostają Twoje, gdy rasa wymiera; rasy, które nie wchodzą na wodę, nigdy ich nie odbiorą.
tile-shadow_mimes = Mimowie Cienia
    .persons = yes
    .summary = Wybierając ich, możesz zamienić ich moc na moc dowolnego innego widocznego zestawu. Liczba żetonów zależy od nowej mocy.
tile-shield = Tarczowe
    .before-persons = Tarczowi
    .summary = Co turę dostajesz 1 Zgrzybiały Pancerz za każdy swój Grzybowy Las, razem najwyżej 8. Każdy daje swojemu regionowi na stałe +1 do obrony, także gdy rasa wymiera.
tile-shiny_orb = Święty Granat Ręczny
    .summary = Raz na turę możesz zamienić samotny aktywny żeton przeciwnika w regionie w Twoim zasięgu na swój. W ten sposób zdobywasz region.
tile-shrooms = Pieczariusze
    .persons = yes
    .summary = Każdy Grzybowy Las daje 1 monetę więcej.
    .because = Grzybowe Lasy
tile-skeletons = Szkielety
    .summary = Przed przegrupowaniem dostajesz 1 nowy żeton za każde 2 niepuste regiony zdobyte w tej turze.
tile-sorcerers = Czarnoksiężnicy
    .persons = yes
    .summary = Raz na turę wobec każdego przeciwnika możesz zamienić jego samotny aktywny żeton w regionie w Twoim zasięgu na Czarnoksiężnika z zasobnika. W ten sposób zdobywasz region; Góry, Twierdze i Legowiska przed tym nie chronią.
tile-spiderines = Pajęczatki
    .summary = Przy podbojach wszystkie regiony nad dowolną Przepaścią sąsiadują z Twoimi i możesz przez nie wejść na mapę.
tile-spirit = Uduchowione
    .before-persons = Uduchowieni
    .summary = Gdy rasa wymiera, nie liczy się do limitu jednej: zostaje na mapie obok Twojej następnej wymierającej rasy.
tile-stinky_trolls_socks = Śmierdzące Skarpety Trolla
    .summary = Raz na turę zdobywasz region tak, jakby nikogo w nim nie było. Obrońcy uciekają bez strat.
    .because = użyte w tym podboju
tile-stone = Kamienne
    .before-persons = Kamienni
    .summary = Każde Czarne Góry dają 1 monetę więcej.
    .because = Czarne Góry
tile-stonehedge = Kamienny Krąg
    .summary = Po odkryciu losuje się dla niego moc. Kto trzyma Kamienny Krąg, ma ją oprócz własnej.
tile-storm_giants = Burzowe Olbrzymy
    .summary = Co turę masz 2 Pioruny: każdy zdobywa Góry w Twoim zasięgu z użyciem tylko 1 żetonu. Możesz wejść na mapę w dowolnym miejscu Podniebnych Wysp.
tile-stout = Niezłomne
    .before-persons = Niezłomni
    .summary = Rasa może zacząć wymierać zaraz po podliczeniu zwykłej tury, nawet pierwszej, więc nie tracisz kolejki.
tile-swamp = Bagienne
    .before-persons = Bagienni
    .summary = Każde Bagna dają 1 monetę więcej.
    .because = za Bagna
tile-sword_of_the_killer_rabbit = Miecz Królikobójcy
    .summary = Raz na turę region kosztuje Cię 2 żetony mniej.
    .because = użyty w tym podboju
tile-thieving = Złodziejskie
    .before-persons = Złodziejscy
    .summary = Przy podliczeniu zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z Twoim regionem.
    .because = płacą sąsiedzi
tile-tomb = Grobowe
    .before-persons = Grobowi
    .summary = Gdy rasa wymiera, wszystkie żetony zostają na mapie i możesz je raz przestawić. Za zdobyty później region tracisz tylko 1 z nich.
tile-tritons = Trytony
    .summary = Lądowe regiony nad Morzem lub Jeziorem kosztują 1 żeton mniej.
    .because = nad Morzem lub Jeziorem
tile-trolls = Trolle
    .summary = W każdym Twoim regionie powstaje Legowisko Trolli: +1 do obrony, także gdy rasa wymiera.
tile-underworld = Podziemne
    .before-persons = Podziemni
    .summary = Regiony z jaskinią kosztują Cię 1 żeton mniej, a przy podbojach wszystkie jaskinie sąsiadują ze sobą.
    .because = w regionach z jaskinią
tile-vampire = Wampiryczne
    .before-persons = Wampiryczni
    .summary = Raz na turę wobec każdego przeciwnika możesz zamienić jego samotny aktywny żeton w regionie w Twoim zasięgu na swój. W ten sposób zdobywasz region; Góry, Pancerze i tym podobne przed tym nie chronią.
tile-vanishing = Znikające
    .before-persons = Znikający
    .summary = Gdy rasa wymiera, dostajesz 2 monety za region zamiast 1, a rasa na dobre znika z mapy.
    .because = 2 monety za region
tile-vengeful = Mściwe
    .before-persons = Mściwi
    .summary = Kto zaatakował Cię od Twojej ostatniej tury, dostaje znacznik Zemsty: w Twojej turze wszystkie regiony tego gracza kosztują Cię 1 żeton mniej.
    .because = zemsta za atak
tile-wealthy = Zamożne
    .before-persons = Zamożni
    .summary = Raz dostajesz 7 monet: przy pierwszym podliczeniu, gdy masz choć jeden region.
    .because = tylko raz
tile-wendigos = Wendigo
    .summary = Raz na turę oczyszczasz dowolny Las, który nie jest Twój ani nietykalny, i zyskujesz 1 żeton. Aktywna rasa traci tam 1 żeton i się wycofuje, wymierająca traci wszystkie. To nie jest podbój.
tile-wickedest_pentacle = Najdziwniejszy Pacyfagram
    .summary = Uwalnia Balroga. Raz na turę Twoja aktywna rasa może przesunąć go do sąsiedniego regionu: kto tam jest, traci 2 żetony i region. Tam, gdzie stoi Balrog, nikt nie wejdzie.
tile-will_o_wisps = Świetliki
    .summary = Zanim zdobędziesz Mistyczne Kryształy albo region obok swoich Kryształów, możesz rzucić kością po dodatkową siłę. Jeśli wystarczy, musisz zdobyć region; jeśli nie, Twoje podboje się kończą.
tile-wise = Zaradne
    .before-persons = Zaradni
    .summary = Co turę dostajesz 2 monety, gdy rasa wymiera i ma choć jeden region.
    .because = rasa wymiera
tile-wizards = Czarodzieje
    .persons = yes
    .summary = Każdy magiczny region daje 1 monetę więcej.
    .because = za magiczne regiony
tile-zeppelined = Sterowcowe
    .before-persons = Sterowcowi
    .summary = Do 5 razy na turę Sterowiec atakuje dowolny region oprócz Morza i Jeziora, a kość dodaje Ci sił. Pusta ścianka to katastrofa: Ty i obrońca tracicie po 1 żetonie, a region płonie do Twojej następnej tury. Przy zbyt niskim rzucie podboje się kończą.
tokens =
    { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }
verb-abandon = Porzuć
    .question = Który region porzucasz?
    .hint = Wszystkie żetony stąd wracają na rękę. Tylko przed pierwszym podbojem.
verb-ally = Zawrzyj pokój
    .question = Z kim zawierasz pokój?
    .hint = Do Twojej następnej tury aktywna rasa tego gracza nie może atakować Twojej.
verb-altar = Poświęć żeton
    .question = Gdzie poświęcasz żeton?
    .hint = 1 żeton Twojej wymierającej rasy znika z tego regionu, a Ty dostajesz 3 monety.
verb-ancient = Przedwieczny tutaj
    .question = Dokąd idzie Wielki Przedwieczny?
    .hint = Region staje się nietykalny, a regiony obok kosztują Cię 1 żeton mniej.
verb-armour = Połóż Pancerz
    .question = Gdzie kładziesz Pancerz?
    .hint = +1 do obrony na stałe.
verb-balrog = Wyślij tu Balroga
    .question = Dokąd idzie Balrog?
    .hint = Kto tu jest, traci 2 żetony i region. Dopóki Balrog tu stoi, nikt nie wejdzie.
verb-bite = Ukąś
    .question = Który samotny żeton kąsasz?
    .hint = Zamieniasz samotny żeton na swój i zdobywasz region. Raz na turę wobec każdego przeciwnika.
verb-bolt = Uderz Piorunem
    .question = W które Góry uderza Piorun?
    .hint = Zdobywa te Góry jednym żetonem, bez względu na obronę. 2 Pioruny na turę.
verb-camp = Rozbij Obozowisko
    .question = Gdzie rozbijasz Obozowisko?
    .hint = +1 do obrony.
verb-cannon = Ustaw Działo
    .question = Gdzie staje Działo?
    .hint = Dopóki Działo tu stoi, region jest nietykalny.
verb-clear = Oczyść ten Las
    .question = Który Las oczyszczasz?
    .hint = Przegania wszystkich i daje Ci 1 żeton. Nie dostajesz regionu. Raz na turę.
verb-conquer = Zdobądź
    .question = Który region podbijasz?
    .hint = { "" }
verb-copy_doormat = Torba jako Wycieraczka
    .question = Użyć Torby jako Wycieraczki w następnym podboju?
    .hint = Przy następnym podboju każdy region jest w zasięgu. Torba działa raz na turę.
verb-copy_orb = Torba jako Granat
    .question = Który samotny żeton zamienia Torba jako Granat?
    .hint = Zamieniasz samotny żeton na swój i zdobywasz region. Torba działa raz na turę.
verb-copy_ring = Torba jako Pierścień
    .question = Gdzie Torba działa jako Pierścień?
    .hint = Zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z tym regionem.
verb-copy_scepter = Torba jako Berło
    .question = Gdzie Torba działa jako Berło?
    .hint = W tej turze bank płaci za ten region podwójnie.
verb-copy_socks = Torba jako Skarpety
    .question = Użyć Torby jako Skarpet w następnym podboju?
    .hint = Następny podbój kosztuje tyle, jakby nikogo tam nie było. Torba działa raz na turę.
verb-copy_sword = Torba jako Miecz
    .question = Użyć Torby jako Miecza w następnym podboju?
    .hint = Następny podbój kosztuje 2 żetony mniej. Torba działa raz na turę.
verb-decline = Schyłek
    .question = Zaczynasz schyłek?
    .hint = Rasa zaczyna wymierać i już nie podbija. Podliczasz turę, a w następnej wybierasz nowy zestaw.
verb-die = Rzuć kością
    .question = Który region jest celem ostatniej próby?
    .hint = Ostatnia próba: bez względu na wynik Twoje podboje się potem kończą.
verb-done = Gotowe
    .question = Gotowe?
    .hint = { "" }
verb-doormat = Użyj Wycieraczki
    .question = Użyć Wycieraczki w następnym podboju?
    .hint = Przy następnym podboju każdy region jest w zasięgu.
verb-dragon = Wyślij Smoka
    .question = Dokąd leci Smok?
    .hint = Zdobywa region jednym żetonem i czyni go nietykalnym. Raz na turę.
verb-expand = Ekspansja
    .question = Grasz dalej tą rasą?
    .hint = Graj dalej swoją rasą: podbijaj, przegrupuj i podlicz turę.
verb-fire = Wystrzel z Działa
    .question = Które Działo strzela?
    .hint = W tej turze regiony obok kosztują Cię 2 żetony mniej. Działo nie może się już przenieść.
verb-fortress = Zbuduj Twierdzę
    .question = Gdzie budujesz Twierdzę?
    .hint = +1 do obrony i 1 moneta co turę, dopóki rasa jest aktywna. Raz na turę.
verb-ghost = Wyślij tu Ducha
    .question = Dokąd idzie Duch?
    .hint = Region jest nietykalny, dopóki Duch się nie przeniesie.
verb-give_up = Oddaj ten region
    .question = Który region oddajesz?
    .hint = Bez 4 dodatkowych Amazonek masz ich za mało, by utrzymać wszystko.
verb-hero = Ustaw Bohatera
    .question = Gdzie staje Bohater?
    .hint = Dopóki Bohater tu stoi, region jest nietykalny.
verb-leave = Opuść tę Rzekę
    .question = Którą Rzekę opuszczają Twoje Krakenki?
    .hint = Krakenki stąd wracają na rękę.
verb-lift_camp = Zwiń Obozowisko
    .question = Które Obozowisko zwijasz?
    .hint = Możesz je rozbić gdzie indziej.
verb-lift_cannon = Zabierz Działo
    .question = Które Działo zabierasz?
    .hint = Możesz je ustawić gdzie indziej.
verb-lift_hero = Zabierz Bohatera
    .question = Którego Bohatera zabierasz?
    .hint = Możesz go ustawić gdzie indziej.
verb-lower = Odłóż Relikwie
    .question = Obejdziesz się bez podniesionych Relikwii?
    .hint = Następny podbój obejdzie się bez podniesionych Relikwii. Raz przed nim.
verb-orb = Użyj Granatu
    .question = Który samotny żeton zamienia Granat?
    .hint = Zamieniasz samotny żeton na swój i zdobywasz region.
verb-pact = Daj Umowę Handlową
    .question = Kto dostaje Umowę Handlową?
    .hint = Jeśli ten gracz oszczędzi Twoje regiony w swojej turze, płacisz 1 monetę, a jeśli nie, dostajesz 1.
verb-pick = Wybierz
    .question = Który zestaw wybierasz?
    .hint = Kosztuje 1 monetę za każdy zestaw powyżej; monety leżące na zestawie są Twoje.
verb-place = Połóż tutaj
    .question = Gdzie położyć żeton?
    .hint = { "" }
verb-queen = Ustaw Królownę
    .question = Dokąd idzie Królowna?
    .hint = Dopóki Królowna tu jest, region jest nietykalny.
verb-reborn = Odrodzenie
    .question = Który region się odradza?
    .hint = Wymierające żetony znikają, a region obejmuje 1 żeton Twojej aktywnej rasy. Do 2 regionów na turę.
verb-ring = Połóż Pierścień
    .question = Gdzie kładziesz Pierścień?
    .hint = Zabierasz 1 monetę każdemu przeciwnikowi, którego aktywna rasa sąsiaduje z tym regionem.
verb-roll = Najpierw rzuć kością
    .question = Rzucić kością przed wyborem regionu?
    .hint = Potem zdobądź region z pomocą rzutu, inaczej Twoje podboje się kończą.
verb-scepter = Połóż Berło
    .question = Gdzie kładziesz Berło?
    .hint = W tej turze bank płaci za ten region podwójnie.
verb-socks = Użyj Skarpet
    .question = Użyć Skarpet w następnym podboju?
    .hint = Następny podbój kosztuje tyle, jakby nikogo tam nie było; obrońcy uciekają bez strat.
verb-sorcery = Rzuć czar
    .question = Który samotny żeton zamieniasz czarem?
    .hint = Zamieniasz samotny żeton na Czarnoksiężnika z zasobnika i zdobywasz region. Raz na turę wobec każdego przeciwnika.
verb-stop = Zakończ podboje
    .question = Kończysz podboje?
    .hint = { "" }
verb-stout = Schyłek teraz
    .question = Ogłosić schyłek teraz?
    .hint = Monety za tę turę już masz, a w następnej wybierasz nowy zestaw.
verb-swap = Zamień moce
    .question = Którą moc bierze Twoja nowa rasa?
    .hint = Nowa rasa bierze tę moc, a swoją zostawia tamtemu zestawowi. Teraz albo nigdy.
verb-sword = Użyj Miecza
    .question = Użyć Miecza w następnym podboju?
    .hint = Następny podbój kosztuje 2 żetony mniej.
verb-transform = Przemień w Smoka
    .question = Gdzie Smoczarz zmienia się w Smoka?
    .hint = 1 żeton przepada, 1 zajmuje region, który jest nietykalny do Twojej następnej tury. 3 razy na turę.
verb-vanish = Schyłek i zniknięcie
    .question = Schyłek i zniknięcie?
    .hint = 2 monety za region teraz, ale rasa na dobre znika z mapy.
verb-volcano = Wulkan tutaj
    .question = W której Przepaści jest Wulkan?
    .hint = Podboje w jego okolicy są tanie.
verb-wisp = Rzuć i zdobądź
    .question = O który region rzucasz kością?
    .hint = Rzut dodaje Ci sił. Jeśli nie wystarczy, Twoje podboje się kończą.
verb-zeppelin = Wyślij Sterowiec
    .question = Dokąd leci Sterowiec?
    .hint = Kość Ci pomaga. Pusta ścianka to katastrofa: tracisz 1 żeton, a region płonie. 5 razy na turę.
word-or = lub
