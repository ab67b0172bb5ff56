# Why a wish at a table is not granted: people, seats, limits. The rules themselves are in core.ftl.

refused-seats-count =
    { $board } has { $players } seats, { $count ->
        [one] { $count } is
       *[other] { $count } are
    } described
refused-names-count =
    { $board } has { $players } seats, { $count ->
        [one] { $count } name is
       *[other] { $count } names are
    } given
refused-only-bots = only bots play; make the table public, or nobody could ever see it
refused-pocket-alone = here nobody else can come: a table in this browser is not public, has no open seats and no clock
refused-pocket-keeps-nothing = this browser cannot keep the game now; is there room left on the device?
refused-pocket-no-analysis = a look back takes long, so only servers make one; move the game to one first
refused-no-such-player = seat { $chair }: there is no player '{ $text }'; known are { $known }
refused-persons-share-links = seat { $chair }: only persons share a link
refused-name-twice = two players are called { $text }
refused-name-of-bot = somebody with this name would be taken for a bot
text-what = { $what }
refused-text-too-long = the { text-what } is longer than { $most } characters
refused-text-unseen = the { text-what } contains characters that cannot be seen
refused-text-accents = the { text-what } contains more accents than letters
refused-not-begun = the game has not begun yet
refused-name-taken = somebody at this table is already called { $text }
refused-no-such-seat = this table has the seats 1 to { $most }
refused-no-such-bot = there is no bot '{ $text }'; known are { $known }
refused-bot-plays-there = seat { $chair } is played by { $text } already
refused-not-for-person = seat { $chair } is not for a person
refused-nothing-said = nothing was said
refused-not-over = the game is not over yet
refused-rematch-exists = there is a rematch already
refused-begun = the game has begun already
refused-seats-free = nobody sits at { $chairs } yet
refused-stale = you have seen the game up to { $seen }, it has gone on to { $now }
refused-other-decides =
    { $text-is ->
        [none] seat { $chair } decides now
       *[some] { $text } decides now
    }
refused-bot-plays = a bot plays this seat; take it back first
refused-log-full = this seat has had its { $most } times of this; the game goes on without
refused-too-chatty = too much is said at once; wait a little
refused-no-such-table = there is no such table
refused-wrong-key = this key does not open this table
refused-key-needed = this table is not public; a link with a key opens it
refused-tables-unfinished =
    { $count ->
        [one] { $count } table of yours is
       *[other] { $count } tables of yours are
    } not finished yet
refused-tables-today =
    you have opened { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } within a day; wait a little
refused-server-full = this server has no room for another table
refused-seat-not-open = seat { $chair } is not open
refused-watching = you are watching
refused-seat-not-yours = seat { $chair } is not yours
refused-host-lets-bots = only the host lets bots play for others
refused-owner-here = whoever has that seat is here
refused-just-left = whoever has that seat may come back; wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refused-players-talk = only players talk
refused-spectators-hushed = the host has asked spectators to be silent
refused-host-hushes = only the host tells spectators to be silent
refused-muted = the host has asked you to be silent
refused-host-moderates = only the host does this
refused-host-closes = only the host closes the table
refused-seat-yours = seat { $chair } is your own
refused-removed-by-host = the host has removed you from this table
refused-closed-by-host = the host has closed this table
refused-name-needed = say who you are
refused-host-begins = only the host begins
refused-not-your-decision = it is not your decision
refused-players-rematch = only players ask for a rematch
refused-record-when-over = the record tells everything that is hidden; it can be had when the game is over
refused-not-last = only the last action may roll, reveal something or leave the decision to another
refused-nothing-to-undo = nothing can be taken back past a roll, a reveal or somebody else's decision

## Games that cannot be set up

refused-no-such-switch = '{ $text }' is no house rule of this game; known are { $known }
refused-bad-switch = the house rule '{ $text }' is { $known-or }, not { $value }
refused-bad-version = the rules have the versions { $known }, not '{ $text }'
refused-bad-players = a game has 2 to { $most } players, not { $players }
refused-bad-rounds = a game has at least one round, not { $rounds }
refused-too-many-tiles = at most { $races } races and { $powers } powers can be in one game
refused-no-column = there are not enough races and powers for a combo column
refused-too-many-sites = at most { $most } sites can be in one game
refused-bad-first = the first player is one of the seats 1 to { $most }, not { $first }
refused-too-few-sites =
    { $count ->
        [one] { $count } region of this board hides
       *[other] { $count } regions of this board hide
    } a site, but only { $sites ->
        [one] { $sites } site is
       *[other] { $sites } sites are
    } in the game
refused-unknown-board = there is no board '{ $text }'; known are { $known }
refused-unknown-box = there is no box '{ $text }'; known are { $known }
refused-cannot-leave-out = '{ $text }' cannot be left out: there is no such race, power or site
refused-too-few-races =
    { $players } players need at least { $least } races, { $count ->
        [one] { $count } is
       *[other] { $count } are
    } left
refused-too-few-powers =
    { $players } players need at least { $least } powers, { $count ->
        [one] { $count } is
       *[other] { $count } are
    } left
refused-sites-anyway = { $board } has Relics and Places anyway
