# Listy, powiadomienia i to, co nie pozwala ich wysłać. Co zaczyna się od `letter-`, pada tylko w mailach i powiadomieniach.

letter-frame-end = Elbow Room wysyła tę wiadomość, bo ktoś, najpewniej Ty, o nią poprosił.

letter-confirm-subject = Czy chcesz powiadomień o stole { $title }?
letter-confirm-text =
    Cześć!

    Ktoś poprosił, żebyśmy pisali na ten adres, gdy coś się dzieje przy stole { $title }.
    Jeśli to Ty, potwierdź tutaj:

    { $link }

    Jeśli nie, nie rób nic: wtedy już się nie odezwiemy.

letter-notice-text =
    { $news }

    Twoje miejsce: { $link }

    Nie chcesz więcej takich wiadomości? Zakończ je tutaj: { $end }
letter-notice-stop = Nie powiadamiaj więcej

letter-turn-subject = Twój ruch: { $title }
letter-turn-line = Przy stole { $title } jest Twój ruch.
letter-turn-until = Przy stole { $title } jest Twój ruch. Masz czas do { $until }.
letter-remind-subject = Kończy Ci się czas: { $title }
letter-remind-line = Przy stole { $title } wciąż jest Twój ruch, a czas mija o { $until }.
letter-began-subject = Gra się zaczyna: { $title }
letter-began-line = Gra przy stole { $title } się zaczęła.
letter-over-subject = Koniec gry: { $title }
letter-over-line = Gra przy stole { $title } się skończyła.
letter-said-subject = { $who } pisze do Ciebie: { $title }
letter-said-line = { $who } mówi przy stole { $title }: { $text }

refused-no-mail = ten serwer nie wysyła maili
refused-no-push = ten serwer nie wysyła powiadomień
refused-no-address = to nie jest adres e-mail
refused-letters-many = poproszono już o dość maili; poczekaj około godziny
refused-letters-server = ten serwer wysłał dziś już tyle maili, ile może; spróbuj jutro
refused-push-unknown = ten serwer nie zna usługi powiadomień tej przeglądarki
refused-push-keys = to nie są klucze przeglądarki
code-no_mail = Ten serwer nie wysyła maili.
code-no_push = Ten serwer nie wysyła powiadomień na urządzenia.
code-address = To nie jest adres e-mail.
code-device = Na to urządzenie nie można wysyłać powiadomień.
code-too_many_letters = Poproszono już o dość maili. Poczekaj chwilę.
refused-bells-many = o tym miejscu dowiaduje się już tyle adresów i urządzeń: { $count }; najpierw zakończ któreś
refused-no-such-bell = te powiadomienia są już zakończone
refused-players-called = powiadomienia są tylko dla tych, którzy tu grają
code-too_many_bells = Dość adresów i urządzeń dostaje już powiadomienia.
code-no_such_bell = Te powiadomienia są już zakończone.

## Zegary

code-forfeited = Ta gra jest dla Ciebie przegrana; bot gra ją do końca.
code-no_vacation = Twój zegar nie może tak stanąć.
refused-two-clocks = jest czas na każdy ruch albo na całą grę, nie oba naraz
refused-timeout-without-clock = co się dzieje po upływie czasu, można ustalić tylko tam, gdzie jest zegar
refused-vacation-without-clock = urlop można ustalić tylko tam, gdzie jest zegar
refused-seat-forfeited = czas tego miejsca minął, a z nim gra została przegrana; bot gra ją do końca
refused-no-vacation = przy tym stole nie ustalono urlopu
refused-vacation-spent = pozostałe dni Twojego urlopu: { $count }
refused-time-out-already = Twój czas już minął
happening-relieved-forfeit = { $who } nie ma już czasu i odpada z gry; bot gra ją do końca.
happening-paused = { $who } ma urlop do { $until }.
happening-resumed = { $who } wraca z urlopu.
