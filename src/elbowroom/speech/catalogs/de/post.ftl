# Briefe, Benachrichtigungen und was sie verhindert. Was mit `letter-` beginnt, steht nur in Mails und Benachrichtigungen.

letter-frame-end = Elbow Room schickt Dir das, weil jemand darum gebeten hat, höchstwahrscheinlich Du.

letter-confirm-subject = Möchtest Du Nachrichten vom Tisch { $title }?
letter-confirm-text =
    Hallo!

    Jemand hat uns gebeten, dieser Adresse zu schreiben, wenn am Tisch { $title } etwas passiert.
    Wenn Du das warst, bestätige es hier:

    { $link }

    Wenn nicht, tu einfach nichts: Dann hörst Du nichts mehr von uns.

letter-notice-text =
    { $news }

    Dein Platz: { $link }

    Du möchtest das nicht mehr? Hier kannst Du es beenden: { $end }
letter-notice-stop = Nicht mehr benachrichtigen

letter-turn-subject = Du bist am Zug: { $title }
letter-turn-line = Am Tisch { $title } bist Du am Zug.
letter-turn-until = Am Tisch { $title } bist Du am Zug. Du hast Zeit bis { $until }.
letter-remind-subject = Deine Zeit läuft ab: { $title }
letter-remind-line = Am Tisch { $title } bist Du noch am Zug, und Deine Zeit endet { $until }.
letter-began-subject = Das Spiel beginnt: { $title }
letter-began-line = Das Spiel am Tisch { $title } hat begonnen.
letter-over-subject = Das Spiel ist zu Ende: { $title }
letter-over-line = Das Spiel am Tisch { $title } ist zu Ende.
letter-said-subject = { $who } schreibt Dir: { $title }
letter-said-line = { $who } sagt am Tisch { $title }: { $text }

refused-no-mail = dieser Server verschickt keine Mails
refused-no-push = dieser Server verschickt keine Benachrichtigungen
refused-no-address = das ist keine Mailadresse
refused-letters-many = es wurden schon genug Mails angefordert; warte etwa eine Stunde
refused-letters-server = dieser Server hat heute schon so viele Mails verschickt, wie er darf; versuche es morgen wieder
refused-push-unknown = dieser Server kennt den Benachrichtigungsdienst dieses Browsers nicht
refused-push-keys = das sind nicht die Schlüssel eines Browsers
code-no_mail = Dieser Server verschickt keine Mails.
code-no_push = Dieser Server verschickt keine Benachrichtigungen an Geräte.
code-address = Das ist keine Mailadresse.
code-device = Dieses Gerät kann nicht benachrichtigt werden.
code-too_many_letters = Es wurden schon genug Mails angefordert. Warte ein Weilchen.
refused-bells-many =
    von diesem Platz { $count ->
        [one] erfährt schon { $count } Adresse oder ein Gerät
       *[other] erfahren schon { $count } Adressen und Geräte
    }; beende zuerst eines davon
refused-no-such-bell = diese Benachrichtigungen sind schon beendet
refused-players-called = benachrichtigt wird nur, wer hier spielt
code-too_many_bells = Es werden schon genug Adressen und Geräte benachrichtigt.
code-no_such_bell = Diese Benachrichtigungen sind schon beendet.

## Uhren

code-forfeited = Du hast dieses Spiel verloren gegeben; ein Bot spielt es zu Ende.
code-no_vacation = So kann Deine Uhr nicht angehalten werden.
refused-two-clocks = es gibt eine Zeit für jeden Zug oder eine für das ganze Spiel, nicht beides
refused-timeout-without-clock = was nach Ablauf der Zeit geschieht, lässt sich nur mit einer Uhr vereinbaren
refused-vacation-without-clock = Urlaub lässt sich nur mit einer Uhr vereinbaren
refused-seat-forfeited = die Zeit dieses Platzes ist abgelaufen und das Spiel damit verloren; ein Bot spielt es zu Ende
refused-no-vacation = an diesem Tisch ist kein Urlaub vereinbart
refused-vacation-spent =
    von Deinem Urlaub { $count ->
        [one] ist noch { $count } Tag
       *[other] sind noch { $count } Tage
    } übrig
refused-time-out-already = Deine Zeit ist schon abgelaufen
happening-relieved-forfeit = { $who } hat keine Zeit mehr und scheidet aus; ein Bot spielt zu Ende.
happening-paused = { $who } hat Urlaub bis { $until }.
happening-resumed = { $who } ist aus dem Urlaub zurück.
