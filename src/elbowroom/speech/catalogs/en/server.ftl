# What the table and the server say: refusals by their code, where no exact reason is told, and what happens around a game.

## The table

code-game_is_over = The game is over.
code-bad_action_text = The server does not understand this action.
code-nothing_to_undo = There is nothing you could take back.
code-not_last = Nothing can follow what cannot be taken back.
code-begun = The game has begun already.
code-bot = That bot cannot play here.
code-bot_plays = A bot plays this seat. Take it back first.
code-busy = Too much is happening at this table at once. Try again in a moment.
code-cannot_go_on = This game cannot go on here.
code-chat = This cannot be said like that: too long, too fast, or nothing to see.
code-removed = The host has removed you from this table.
code-closed = The host has closed this table.
code-damaged = What is stored of this table makes no sense. Whoever runs the server can find out why.
code-just_left = Whoever plays there has only just lost the connection. Give them half a minute.
code-log_full = You have done this so often here that you must do without from now on.
code-name = Please choose another name: this one is taken, too long or cannot be read.
code-not_allowed = You may not do that here.
code-not_begun = The game has not begun yet.
code-not_over = The game is not over yet.
code-not_your_turn = It is not your decision right now.
code-rematch = There is a rematch already.
code-rules_version = This game was begun with another version of the rules and cannot go on here.
code-seat = That seat is not for you.
code-seat_taken = Somebody has taken that seat.
code-seats = The seats do not fit this game.
code-setup = A game cannot be set up like this. Try other boards, boxes or house rules.
code-stale = The game has gone on in the meantime. Have another look.
code-title = Please choose another title: this one is too long or cannot be read.
refused-missing-content = this game needs { $names }, made by somebody and not known here; name the file with --content FILE
refused-begun-by-other-rules = this game was begun by rules version '{ $text }', this server knows { $known }: it cannot go on here, its record is kept
refused-record-format = the format of the record is '{ $text }', this server reads '{ $value }'
refused-record-by-other-rules = the record was played by rules version '{ $text }', this server knows { $known }
refused-record-too-long = the record has more than { $most } actions
refused-cannot-go-on = this game cannot go on here: { $text }
refused-no-such-board = there is no board '{ $text }'
refused-server-ends = the server is being stopped; try again in a moment

## The server

code-banned = Whoever runs this server does not want you here.
code-body = The server does not understand this request.
code-bug = Something went wrong on the server. It has been written down.
code-gone = The request was broken off.
code-hello = The connection did not begin properly. Reload the page.
code-key_needed = This table is private. You need its link.
code-message = The server does not understand this message. Reload the page.
code-method_not_allowed = That does not work here.
code-no_hints = There are no hints in this game.
code-no_such_board = There is no such board.
code-no_such_table = There is no such table. Perhaps it has been cleared away.
code-not_found = There is nothing here.
code-not_http = The server does not understand this request.
code-not_json = The server does not understand this request.
code-offline = The connection is lost. It comes back by itself.
code-host = The server does not know itself by this name.
code-origin = This page may not talk to that server.
code-query = The server does not understand this address.
code-record = This record of a game cannot be read.
code-refused = The server refuses that.
code-seen = Your page and the server disagree. Reload the page.
code-too_large = That is too large for the server.
code-too_many_analyses = The coach has much to do for you already. Wait until he is done.
code-too_many_connections = You have too many connections. Close other pages of this game.
code-too_many_requests = That was too much at once. Wait a little.
code-too_many_tables = You have opened too many tables. Finish one, or wait a while.
code-too_slow = The connection is too slow. Try again.
code-unavailable = The server cannot save games right now. Try again in a moment.
code-wrong_key = This link does not open this table.
code-websocket = This address is for the game itself, not for reading.

## Around a game

happening-began = The game begins.
happening-sat = { $who } sits down.
happening-undone = { $who } takes the last step back.
happening-rematched = On to a rematch!
happening-hushed-on = The host asks spectators to be silent.
happening-hushed-off = Spectators may talk again.
happening-muted-on = The host asks { $who } to be silent.
happening-muted-off = { $who } may talk again.
happening-relieved-removed = The host has removed { $who }; a bot plays on.
happening-relieved-asked = A bot plays for { $who }.
happening-relieved-left = { $who } leaves; a bot plays on.
happening-relieved-clock = { $who } is out of time; a bot plays on.
happening-relieved-away = { $who } has been away for long; a bot plays on.
happening-relieved-began = A bot takes a free seat: { $who }.
page-final-die = the die

## Costs that nobody could meet

refused-cost-region = region is a number from 1 to { $most }
refused-cost-origin = from is another region, a number from 1 to { $most }
refused-cost-holder = holder is another race than the one that attacks
refused-cost-natives = natives: 1 or { $most }
refused-cost-natives-alone = natives and a holder are never in one region
refused-cost-markers-alone = markers lie where a holder stands
refused-cost-markers-leave = markers: { $markers } leave when a race declines
