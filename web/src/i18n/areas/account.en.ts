// Accounts: coming in, devices, games of one's own.

import { counter } from "../plural";

const some = counter("en");

export const account = {
  title: "Your account",
  lead: "You need none to play: a link opens a seat. With one, your games are on all your devices, and games with strangers can count.",
  off: "There are no accounts on this server. Links open your seats, and this browser remembers them.",
  join: {
    title: "New here?",
    lead: "Choose a name. Your device keeps a passkey for it: no password, and nothing about you that we would have to know.",
    name: "Name",
    nameHint: "Others see it beside your games.",
    submit: "Create an account",
  },
  signIn: { title: "Been here before?", lead: "Your device or your key shows who you are.", submit: "Sign in with a passkey" },
  impossible: "This browser offers no passkeys here. They need HTTPS and a name instead of a bare address, or this very machine.",
  noPasskey: "Nothing was signed. Perhaps there is no passkey on this device, or you changed your mind.",
  ticket: {
    lead: "This link signs you in on this device.",
    submit: "Sign in here",
    newName: "There is no account with this address yet. Choose a name, and there is one.",
  },
  since: (when: string): string => `Here since ${when}`,
  out: "Sign out",
  name: { label: "Name", save: "Rename", saved: "Saved." },
  games: {
    title: "Games",
    none: "No seat is tied to your account yet.",
    count: (count: number): string => `${some(count, { one: "table", other: "tables" })} on all your devices.`,
    add: (count: number): string => `Add ${some(count, { one: "game", other: "games" })} of this browser`,
    addHint: "Then these seats open on all your devices, without their links.",
    failed: (count: number): string => `${some(count, { one: "seat belongs", other: "seats belong" })} to somebody else’s account.`,
    open: "To your games",
  },
  devices: {
    title: "Passkeys",
    lead: "Each of them opens your account.",
    used: (when: string): string => `last used ${when}`,
    add: "Add a passkey",
    remove: (label: string): string => `Remove ${label}`,
    link: "Sign in on another device",
    linkHint: "Open this link there within a quarter of an hour. It works once; add a passkey there afterwards.",
    qr: "The link as a code for a phone",
    copy: "Copy the link",
    copied: "Copied",
  },
  sessions: { title: "Signed in", here: "this browser", end: (label: string): string => `Sign out: ${label}` },
  data: {
    title: "Your data",
    lead: "Everything that is stored about you, as a file; or gone, for good.",
    take: "Take it along",
    delete: "Delete the account",
    sure: "All of it goes: passkeys, seats, ratings, career. Games you played stay with those you played them with. Type your name to go on.",
    confirm: "Delete for good",
    keep: "Keep it",
  },
};
