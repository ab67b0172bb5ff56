# People with an account: why something is refused.

code-sign_in = Please sign in first.
code-suspended = This account is suspended.
code-no_accounts = There are no accounts on this server.
code-passkey = This passkey was not accepted.
code-last_passkey = This is the only way into your account. Add another device or an address for letters first.
code-address_taken = This address opens another account already. Sign in there and let it be forgotten first.
code-used_up = This link or request has been used already, or it is too old. Ask for a new one.
code-too_many_tries = That was tried too often. Wait a while.
refused-sign-in-first = please sign in first
refused-no-accounts = there are no accounts on this server
refused-suspended = this account is suspended: { $text }
refused-account-needs-name = an account needs a name
refused-account-name-taken = somebody is already called { $text }
refused-passkey-refused = this passkey does not fit
refused-passkey-unknown = nobody here has this passkey; it may have been removed
refused-passkey-known = this passkey is in use already
refused-passkey-needs-page = passkeys need a page of this server
refused-passkeys-many = you have { $most } passkeys; remove one first
refused-last-passkey = without this passkey you could not come in again
refused-address-taken = this address opens another account already
refused-ticket-used-up = this was used already, or it is too old
refused-too-many-tries = that was tried too often; wait a while
refused-claim-needs-seat = this link opens no seat
refused-claimed-by-other = seat { $chair } belongs to the account of somebody else
refused-one-seat-each = you have a seat at this table already
refused-rated-needs-account = games at this table count: please sign in first
refused-rated-no-record = a game that goes on from a record is never rated
refused-rated-each-alone = in a rated game at least one person plays, each with a link of their own
refused-rated-own-tiles = a rated game has no tiles of one's own
refused-rated-runs = a rated game that has begun is played to its end
refused-no-board-for = there is no board for { $count } players
refused-block-needs-account = whoever has seat { $chair } has no account, or it is yours
refused-blocks-many = you have blocked { $most } people; let one go first
refused-report-own-tables = only at a table where you have a seat
letter-sign-in-subject = Your way into Elbow Room
letter-sign-in-text = Somebody, probably you, wants to come in with this address. This link does it, once and within an hour:

    { $link }

    If it was not you, do nothing: without the link nothing happens.
letter-address-subject = Is this your address?
letter-address-text = Somebody, probably you, wants this address to open the account { $name } of Elbow Room. This link says yes, once and within a day:

    { $link }

    If it was not you, do nothing: without the link nothing happens.
