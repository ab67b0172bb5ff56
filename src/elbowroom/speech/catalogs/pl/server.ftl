# Co mówią stół i serwer: odmowy według kodu, jeśli nie ma dokładnego powodu, i co dzieje się wokół gry.

## Stół

code-game_is_over = Gra się skończyła.
code-bad_action_text = Serwer nie rozumie tego ruchu.
code-nothing_to_undo = Nie ma czego cofnąć.
code-not_last = Po tym, czego nie można cofnąć, nic już nie może nastąpić.
code-begun = Gra już się zaczęła.
code-bot = Ten bot nie może tu grać.
code-bot_plays = Na tym miejscu gra bot. Najpierw je odzyskaj.
code-busy = Przy tym stole dzieje się za dużo naraz. Spróbuj za chwilę.
code-cannot_go_on = Tej gry nie da się tu kontynuować.
code-chat = Tak się nie da: za długo, za szybko albo nic nie widać.
code-removed = Gospodarz usunął Cię od tego stołu.
code-closed = Gospodarz zamknął ten stół.
code-damaged = Zapis tego stołu jest uszkodzony. Osoba prowadząca serwer może sprawdzić dlaczego.
code-just_left = Osoba na tym miejscu dopiero co straciła połączenie. Daj jej pół minuty.
code-log_full = Zrobiono to tu już tyle razy, że dalej trzeba się bez tego obejść.
code-name = Wybierz inne imię: to jest zajęte, za długie albo nieczytelne.
code-not_allowed = Tego nie możesz tu zrobić.
code-not_begun = Gra jeszcze się nie zaczęła.
code-not_over = Gra jeszcze się nie skończyła.
code-not_your_turn = To nie jest teraz Twoja decyzja.
code-rematch = Rewanż już jest.
code-rules_version = Ta gra zaczęła się według innej wersji zasad i nie da się jej tu kontynuować.
code-seat = To miejsce nie jest dla Ciebie.
code-seat_taken = To miejsce jest już zajęte.
code-seats = Miejsca przy stole nie pasują do tej gry.
code-setup = Takiej gry nie da się przygotować. Spróbuj innej planszy, innych pudełek albo zasad domowych.
code-stale = Gra poszła w tym czasie dalej. Spójrz jeszcze raz.
code-title = Wybierz inny tytuł: ten jest za długi albo nieczytelny.
refused-missing-content = Tej grze brakuje dodatków: { $names }. Kto prowadzi ten serwer, wskazuje ich plik przez --content FILE
refused-begun-by-other-rules = tę grę zaczęto według wersji zasad „{ $text }”, a ten serwer zna wersje: { $known }; nie da się jej tu kontynuować, ale jej zapis pozostaje
refused-record-format = zapis ma format „{ $text }”, a ten serwer czyta „{ $value }”
refused-record-by-other-rules = tę grę rozegrano według wersji zasad „{ $text }”, a ten serwer zna wersje: { $known }
refused-record-too-long = zapis jest za długi: najwyżej { $most } ruchów
refused-cannot-go-on = tej gry nie da się tu kontynuować: { $text }
refused-no-such-board = nie ma planszy „{ $text }”
refused-server-ends = serwer jest właśnie zatrzymywany; spróbuj za chwilę

## Serwer

code-banned = Kto prowadzi ten serwer, nie chce Cię tutaj.
code-body = Serwer nie rozumie tego zapytania.
code-bug = Coś poszło nie tak na serwerze. Błąd jest zapisany.
code-gone = Zapytanie zostało przerwane.
code-hello = Połączenie źle się zaczęło. Odśwież stronę.
code-key_needed = Ten stół jest prywatny. Potrzebny jest link do niego.
code-message = Serwer nie rozumie tej wiadomości. Odśwież stronę.
code-method_not_allowed = Tutaj to nie działa.
code-no_hints = W tej grze nie ma podpowiedzi.
code-no_such_board = Nie ma takiej planszy.
code-no_such_table = Nie ma takiego stołu. Może został już sprzątnięty.
code-not_found = Tu niczego nie ma.
code-not_http = Serwer nie rozumie tego zapytania.
code-not_json = Serwer nie rozumie tego zapytania.
code-offline = Połączenie zostało przerwane. Wróci samo.
code-host = Serwer nie zna się pod tą nazwą.
code-origin = Ta strona nie może rozmawiać z tym serwerem.
code-query = Serwer nie rozumie tego adresu.
code-record = Nie da się odczytać tego zapisu gry.
code-refused = Serwer na to nie pozwala.
code-seen = Twoja strona i serwer widzą co innego. Odśwież stronę.
code-too_large = To za dużo dla serwera.
code-too_many_analyses = Trener ma już dla Ciebie dużo pracy. Poczekaj, aż skończy.
code-too_many_connections = Masz za dużo połączeń. Zamknij inne strony tej gry.
code-too_many_requests = To za dużo naraz. Poczekaj chwilę.
code-too_many_tables = Otwarto stąd za dużo stołów. Dokończ któryś albo poczekaj.
code-too_slow = Połączenie jest za wolne. Spróbuj jeszcze raz.
code-unavailable = Serwer nie może teraz zapisywać gier. Spróbuj za chwilę.
code-wrong_key = Ten link nie otwiera tego stołu.
code-websocket = Ten adres służy samej grze, nie do czytania.

## Wokół gry

happening-began = Gra się zaczyna.
happening-sat = { $who } siada do stołu.
happening-undone = { $who } cofa ostatni krok.
happening-rematched = Czas na rewanż!
happening-hushed-on = Gospodarz prosi widzów o ciszę.
happening-hushed-off = Widzowie mogą znów rozmawiać.
happening-muted-on = Gospodarz prosi gracza { $who } o ciszę.
happening-muted-off = Gracz { $who } może znów mówić.
happening-relieved-removed = Gospodarz usunął gracza { $who }; dalej gra bot.
happening-relieved-asked = Bot gra za: { $who }.
happening-relieved-left = { $who } odchodzi od stołu; dalej gra bot.
happening-relieved-clock = { $who } nie ma już czasu; dalej gra bot.
happening-relieved-away = { $who } długo nie wraca; dalej gra bot.
happening-relieved-began = Bot zajmuje wolne miejsce: { $who }.
page-final-die = rzut kością

## Koszty, które się nie zdarzają

refused-cost-region = region to liczba od 1 do { $most }
refused-cost-origin = atak wychodzi z innego regionu, o numerze od 1 do { $most }
refused-cost-holder = broni się inna rasa niż ta, która atakuje
refused-cost-natives = w regionie może być 1 Ginące Plemię albo { $most } Bestie
refused-cost-natives-alone = Ginące Plemię ani Bestie nigdy nie stoją w jednym regionie z rasą
refused-cost-markers-alone = znaczniki leżą tam, gdzie stoi jakaś rasa
refused-cost-markers-leave = te znaczniki znikają, gdy rasa wymiera: { $markers }
