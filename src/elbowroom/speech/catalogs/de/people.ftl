# People with an account: why something is refused.

code-sign_in = Bitte melde Dich zuerst an.
code-suspended = Dieses Konto ist gesperrt.
code-no_accounts = Auf diesem Server gibt es keine Konten.
code-passkey = Dieser Passkey wurde nicht angenommen.
code-last_passkey = Das ist der einzige Weg in Dein Konto. Füge zuerst ein anderes Gerät oder eine Mailadresse hinzu.
code-address_taken = Diese Adresse öffnet schon ein anderes Konto. Melde Dich dort an und lass sie zuerst vergessen.
code-used_up = Dieser Link oder diese Anfrage wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
code-too_many_tries = Das waren zu viele Versuche. Warte eine Weile.
refused-sign-in-first = bitte melde Dich zuerst an
refused-no-accounts = auf diesem Server gibt es keine Konten
refused-suspended = dieses Konto ist gesperrt: { $text }
refused-account-needs-name = ein Konto braucht einen Namen
refused-account-name-taken = { $text } heißt hier schon jemand
refused-passkey-refused = dieser Passkey passt nicht
refused-passkey-unknown = diesen Passkey hat hier niemand; vielleicht wurde er entfernt
refused-passkey-known = dieser Passkey wird schon benutzt
refused-passkey-needs-page = Passkeys brauchen eine Seite dieses Servers
refused-passkeys-many = Du hast { $most } Passkeys; entferne erst einen
refused-last-passkey = ohne diesen Passkey kämst Du nicht mehr hinein
refused-address-taken = diese Adresse öffnet schon ein anderes Konto
refused-ticket-used-up = das wurde schon benutzt oder ist zu alt
refused-too-many-tries = das waren zu viele Versuche; warte eine Weile
refused-claim-needs-seat = dieser Link öffnet keinen Platz
refused-claimed-by-other = Platz { $chair } gehört zum Konto von jemand anderem
refused-one-seat-each = Du hast an diesem Tisch schon einen Platz
refused-rated-needs-account = Partien an diesem Tisch zählen: bitte melde Dich zuerst an
refused-rated-no-record = eine Partie, die mit einer Aufzeichnung weitergeht, wird nie gewertet
refused-rated-each-alone = in einer gewerteten Partie spielt mindestens ein Mensch, jeder mit eigenem Link
refused-rated-own-tiles = in einer gewerteten Partie gibt es keine eigenen Plättchen
refused-rated-runs = eine gewertete Partie, die begonnen hat, wird zu Ende gespielt
refused-no-board-for = es gibt kein Spielbrett für { $count } Personen
refused-block-needs-account = wer Platz { $chair } hat, hat kein Konto, oder es ist Deiner
refused-blocks-many = Du blockierst { $most } Leute; gib erst einen davon frei
refused-report-own-tables = nur an einem Tisch, an dem Du einen Platz hast
letter-sign-in-subject = Dein Weg zu Elbow Room
letter-sign-in-text = Jemand, vermutlich Du, möchte mit dieser Adresse hereinkommen. Dieser Link genügt, einmal und innerhalb einer Stunde:

    { $link }

    Wenn Du es nicht warst, tu einfach nichts: Ohne den Link geschieht nichts.
letter-address-subject = Ist das Deine Adresse?
letter-address-text = Jemand, vermutlich Du, möchte, dass diese Adresse das Konto { $name } bei Elbow Room öffnet. Dieser Link sagt ja, einmal und innerhalb eines Tages:

    { $link }

    Wenn Du es nicht warst, tu einfach nichts: Ohne den Link geschieht nichts.
