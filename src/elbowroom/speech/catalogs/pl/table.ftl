# Dlaczego przy stole czegoś nie można: ludzie, miejsca, ograniczenia. Same zasady są w core.ftl.

refused-seats-count = liczba miejsc na planszy „{ $board }”: { $players }, opisano: { $count }
refused-names-count = liczba miejsc na planszy „{ $board }”: { $players }, podano imion: { $count }
refused-only-bots = grają same boty; niech stół będzie publiczny, bo inaczej nikt nigdy by go nie zobaczył
refused-pocket-alone = tu nikt inny nie może przyjść: stół w tej przeglądarce nie jest publiczny, nie ma wolnych miejsc ani zegara
refused-pocket-keeps-nothing = ta przeglądarka nie może teraz zapisać gry; czy na urządzeniu jest jeszcze miejsce?
refused-pocket-no-analysis = spojrzenie wstecz trwa długo, więc robią je tylko serwery; najpierw przenieś tam grę
refused-no-such-player = miejsce { $chair }: nie ma gracza „{ $text }”; są: { $known }
refused-persons-share-links = miejsce { $chair }: wspólny link mogą mieć tylko ludzie
refused-name-twice = dwoje graczy ma to samo imię: { $text }
refused-name-of-bot = kogoś o tym imieniu można by wziąć za bota
text-what =
    { $what ->
        [name] imię
        [title] tytuł
       *[chat] tekst
    }
refused-text-too-long =
    za długie ({ text-what }): najwyżej { $most ->
        [few] { $most } znaki
       *[other] { $most } znaków
    }
refused-text-unseen = są tu znaki, których nie widać ({ text-what })
refused-text-accents = jest tu więcej akcentów niż liter ({ text-what })
refused-not-begun = gra się jeszcze nie zaczęła
refused-name-taken = ktoś przy tym stole ma już to imię: { $text }
refused-no-such-seat = ten stół ma miejsca od 1 do { $most }
refused-no-such-bot = nie ma bota „{ $text }”; są: { $known }
refused-bot-plays-there = na miejscu { $chair } już gra { $text }
refused-not-for-person = miejsce { $chair } nie jest dla człowieka
refused-nothing-said = nic nie zostało powiedziane
refused-not-over = gra się jeszcze nie skończyła
refused-rematch-exists = rewanż już trwa
refused-begun = gra już się zaczęła
refused-seats-free = wolne miejsca: { $chairs }
refused-stale = znasz grę do wpisu { $seen }, a doszła już do wpisu { $now }
refused-other-decides =
    { $text-is ->
        [none] teraz decyduje miejsce { $chair }
       *[some] teraz decyduje { $text }
    }
refused-bot-plays = na tym miejscu gra bot; najpierw je odzyskaj
refused-log-full = ta możliwość jest na tym miejscu wyczerpana (limit: { $most }); gra toczy się dalej bez niej
refused-too-chatty = za dużo naraz; poczekaj chwilę
refused-no-such-table = nie ma takiego stołu
refused-wrong-key = ten klucz nie otwiera tego stołu
refused-key-needed = ten stół nie jest publiczny; otwiera go link z kluczem
refused-tables-unfinished = liczba Twoich nieskończonych stołów: { $count }
refused-tables-today = liczba stołów otwartych przez Ciebie w ciągu doby: { $count }; poczekaj trochę
refused-server-full = na tym serwerze nie ma już miejsca na kolejny stół
refused-seat-not-open = miejsce { $chair } nie jest wolne
refused-watching = tylko oglądasz
refused-seat-not-yours = miejsce { $chair } nie jest Twoje
refused-host-lets-bots = tylko gospodarz wpuszcza boty za innych
refused-owner-here = kto ma to miejsce, jest przy stole
refused-just-left = kto ma to miejsce, może jeszcze wrócić; poczekaj { $seconds } s
refused-players-talk = rozmawiają tylko gracze
refused-spectators-hushed = gospodarz poprosił widzów o ciszę
refused-host-hushes = tylko gospodarz ucisza widzów
refused-muted = gospodarz prosi Cię o ciszę
refused-host-moderates = może to zrobić tylko gospodarz
refused-host-closes = tylko gospodarz zamyka stół
refused-seat-yours = miejsce { $chair } należy do Ciebie
refused-removed-by-host = gospodarz usunął Cię od tego stołu
refused-closed-by-host = gospodarz zamknął ten stół
refused-name-needed = podaj swoje imię
refused-host-begins = tylko gospodarz zaczyna grę
refused-not-your-decision = to nie jest Twoja decyzja
refused-players-rematch = o rewanż proszą tylko gracze
refused-record-when-over = zapis mówi o wszystkim, co ukryte; będzie dostępny po końcu gry
refused-not-last = tylko ostatni ruch na liście może rzucać kością, coś odkrywać albo oddawać decyzję komuś innemu
refused-nothing-to-undo = nie można cofnąć niczego sprzed rzutu, odkrycia ani cudzej decyzji

## Gry, których nie da się przygotować

refused-no-such-switch = „{ $text }” nie jest zasadą domową tej gry; są: { $known }
refused-bad-switch = zasada domowa „{ $text }” może mieć wartość: { $known-or }, a nie { $value }
refused-bad-version = wersje zasad: { $known }, nie ma „{ $text }”
refused-bad-players = gra jest dla 2 do { $most } graczy, nie dla { $players }
refused-bad-rounds = gra trwa co najmniej jedną turę, a nie { $rounds }
refused-too-many-tiles = w jednej grze jest najwyżej { $races } ras i { $powers } mocy
refused-no-column = za mało ras i mocy, żeby było z czego wybierać
refused-too-many-sites = w jednej grze jest najwyżej { $most } Relikwii i Miejsc
refused-bad-first = zaczyna ktoś z miejsc od 1 do { $most }, a nie { $first }
refused-too-few-sites = regiony z ukrytą Relikwią lub Miejscem: { $count }, a w grze jest ich tylko { $sites }
refused-unknown-board = nie ma planszy „{ $text }”; są: { $known }
refused-unknown-box = nie ma pudełka „{ $text }”; są: { $known }
refused-cannot-leave-out = „{ $text }” nie można odłożyć: nie ma takiej rasy, mocy ani miejsca
refused-too-few-races = dla { $players } graczy potrzeba co najmniej { $least } ras, zostało { $count }
refused-too-few-powers = dla { $players } graczy potrzeba co najmniej { $least } mocy, zostało { $count }
refused-sites-anyway = plansza „{ $board }” i tak ma Relikwie i Miejsca
