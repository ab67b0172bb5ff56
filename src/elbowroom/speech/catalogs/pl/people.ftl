# People with an account: why something is refused.

code-sign_in = Najpierw się zaloguj.
code-suspended = To konto jest zawieszone.
code-no_accounts = Na tym serwerze nie ma kont.
code-passkey = Ten klucz dostępu nie został przyjęty.
code-last_passkey = To jedyna droga do Twojego konta. Najpierw dodaj inne urządzenie albo adres e-mail.
code-address_taken = Ten adres otwiera już inne konto. Zaloguj się na nie i najpierw usuń stamtąd ten adres.
code-used_up = Ten link lub ta prośba została już użyta albo jest za stara. Poproś o nową.
code-too_many_tries = Było już za dużo prób. Poczekaj chwilę.
refused-sign-in-first = najpierw się zaloguj
refused-no-accounts = na tym serwerze nie ma kont
refused-suspended = to konto jest zawieszone: { $text }
refused-account-needs-name = konto musi mieć nazwę
refused-account-name-taken = ktoś już nazywa się { $text }
refused-passkey-refused = ten klucz dostępu nie pasuje
refused-passkey-unknown = nikt tu nie ma tego klucza dostępu; może został usunięty
refused-passkey-known = ten klucz dostępu jest już używany
refused-passkey-needs-page = klucze dostępu wymagają strony tego serwera
refused-passkeys-many = masz { $most } kluczy dostępu; najpierw usuń któryś
refused-last-passkey = bez tego klucza dostępu nie da się już wejść na konto
refused-address-taken = ten adres otwiera już inne konto
refused-ticket-used-up = to zostało już użyte albo jest za stare
refused-too-many-tries = było już za dużo prób; poczekaj chwilę
refused-claim-needs-seat = ten link nie otwiera żadnego miejsca
refused-claimed-by-other = miejsce { $chair } należy do konta kogoś innego
refused-one-seat-each = masz już miejsce przy tym stole
refused-rated-needs-account = gry przy tym stole się liczą: najpierw się zaloguj
refused-rated-no-record = gra wznowiona z zapisu nigdy nie liczy się do rankingu
refused-rated-each-alone = w grze rankingowej gra co najmniej jedna osoba, każda z własnym linkiem
refused-rated-own-tiles = w grze rankingowej nie ma własnych żetonów
refused-rated-runs = rozpoczęta gra rankingowa toczy się do końca
refused-no-board-for = nie ma planszy dla tylu graczy: { $count }
refused-block-needs-account = osoba na miejscu { $chair } nie ma konta albo to Twoje miejsce
refused-blocks-many = blokujesz { $most } osób; najpierw odblokuj którąś
refused-report-own-tables = tylko przy stole, przy którym masz miejsce
letter-sign-in-subject = Twoje wejście do Elbow Room
letter-sign-in-text = Ktoś, pewnie Ty, chce wejść z tym adresem. Wystarczy ten link, jeden raz i w ciągu godziny:

    { $link }

    Jeśli to nie Ty, nic nie rób: bez linku nic się nie stanie.
letter-address-subject = Czy to Twój adres?
letter-address-text = Ktoś, pewnie Ty, chce, żeby ten adres otwierał konto { $name } w Elbow Room. Ten link to potwierdza, jeden raz i w ciągu doby:

    { $link }

    Jeśli to nie Ty, nic nie rób: bez linku nic się nie stanie.
