# People with an account: why something is refused.

code-sign_in = Please sign in first.
code-suspended = This account is suspended.
code-no_accounts = There are no accounts on this server.
code-passkey = This passkey was not accepted.
code-last_passkey = This is the only way into your account. Add another device or an address for letters first.
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
refused-ticket-used-up = this was used already, or it is too old
refused-too-many-tries = that was tried too often; wait a while
refused-claim-needs-seat = this link opens no seat
refused-claimed-by-other = seat { $chair } belongs to the account of somebody else
refused-one-seat-each = you have a seat at this table already
