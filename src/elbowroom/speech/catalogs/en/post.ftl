# Letters, notices and what keeps them from being sent. What begins with `letter-` is only said by mail and push.

letter-frame-end = Elbow Room sent you this because somebody, most likely you, asked for it.

letter-confirm-subject = Do you want notices of { $title }?
letter-confirm-text =
    Hello!

    Somebody asked us to tell this address when something happens at the table { $title }.
    If that was you, say yes here:

    { $link }

    If not, do nothing: then you will hear nothing more.

letter-notice-text =
    { $news }

    Your seat: { $link }

    Want no more of these? End them here: { $end }
letter-notice-stop = End these notices

letter-turn-subject = It is your turn: { $title }
letter-turn-line = It is your turn at the table { $title }.
letter-turn-until = It is your turn at the table { $title }. You have until { $until }.
letter-remind-subject = Your time runs out: { $title }
letter-remind-line = It is still your turn at the table { $title }, and your time is out at { $until }.
letter-began-subject = The game begins: { $title }
letter-began-line = The game at the table { $title } has begun.
letter-over-subject = The game is over: { $title }
letter-over-line = The game at the table { $title } is over.
letter-said-subject = { $who } wrote to you: { $title }
letter-said-line = { $who } says at the table { $title }: { $text }

refused-no-mail = this server sends no mail
refused-no-push = this server sends no push notices
refused-no-address = this is no mail address
refused-letters-many = enough mails were asked for already; wait an hour or so
refused-letters-server = this server has sent as many mails as it may today; try again tomorrow
refused-push-unknown = this server does not know the push service of this browser
refused-push-keys = these are not the keys of a browser
code-no_mail = This server sends no mail.
code-no_push = This server sends no notices to devices.
code-address = That is no mail address.
code-device = This device cannot be notified.
code-too_many_letters = Enough mails were asked for already. Wait a while.
refused-bells-many =
    { $count ->
        [one] { $count } address or device is
       *[other] { $count } addresses and devices are
    } told of this seat already; end one of them first
refused-no-such-bell = these notices have been ended already
refused-players-called = only those who play here can be told
code-too_many_bells = Enough addresses and devices are told already.
code-no_such_bell = These notices have been ended already.

## Clocks

code-forfeited = You have forfeited this game; a bot plays it to its end.
code-no_vacation = Your clock cannot stand still like that.
refused-two-clocks = there is a time for each move or one for the whole game, not both
refused-timeout-without-clock = what happens when time is out can only be agreed where there is a clock
refused-vacation-without-clock = a vacation can only be agreed where there is a clock
refused-seat-forfeited = the time of this seat ran out, and with it the game was forfeited; a bot plays it to its end
refused-no-vacation = no vacation was agreed at this table
refused-vacation-spent =
    of your vacation { $count ->
        [one] { $count } day is
       *[other] { $count } days are
    } left
refused-time-out-already = your time is out already
happening-relieved-forfeit = { $who } is out of time and out of the game; a bot plays it to its end.
happening-paused = { $who } is on vacation until { $until }.
happening-resumed = { $who } is back from vacation.
