// People around a table: the invitation, one screen for several, talk.

import { counter } from "../plural";

const some = counter("en");

export const people = {
  welcome: {
    from: (host: string): string => `${host} invites you to a game`,
    somebody: "You are invited to a game",
    openSeat: "Take a seat",
    begun: (round: number, rounds: number): string => `The game has begun: turn ${round} of ${rounds}. There is still a seat for you.`,
    warm: (bot: string): string => `${bot} keeps it warm; you take over as soon as you are ready.`,
    game: "The game",
    boxes: "Boxes",
    players: "Players",
    free: "still free",
    rules: "House rules",
    without: "Left in the box",
    pace: "Pace",
    noClock: "no clock, take your time",
    clock: (time: string): string => `${time} of thinking time each`,
    grace: (time: string): string => `a bot steps in for whoever is away for ${time}`,
    seat: (seat: number): string => `Your seat: number ${seat}`,
    seats: "Your seats",
    name: "Your name",
    nameOf: (seat: number): string => `Name at seat ${seat}`,
    ready: "I’m ready",
    readyAll: "We’re ready",
    kept: "The name is kept on this device for next time.",
    missing: "Say who you are first.",
  },
  waiting: {
    reading: "Is reading the invitation",
    onThisDevice: "On this device",
  },
  handOver: {
    title: (who: string): string => `Pass the device to ${who}`,
    turn: (who: string): string => `It is ${who}’s turn.`,
    answer: (who: string, phase: string): string => `${who} has to answer: ${phase}.`,
    ready: (who: string): string => `I am ${who}`,
    never: "Play without this screen",
    setting: "Hand-over screen",
    settingHint: "When several people share this device, it is passed on between their turns. Coins stay closed.",
    decides: (who: string): string => `${who}: your decision`,
  },
  chat: {
    spectator: "spectator",
    name: "Your name",
    as: (name: string): string => `Say something as ${name}`,
    hushed: "The host has asked spectators to be silent.",
    hush: "Spectators may talk",
    hear: "Show what spectators say",
    open: "Open the chat",
    unread: (count: number): string => some(count, { one: "new line", other: "new lines" }),
  },
  host: {
    title: (who: string): string => `Moderate: ${who}`,
    remove: "Remove from the table",
    really: "Yes, remove for good",
    mute: "Ask to be silent",
    unmute: "Let talk again",
    close: "Close this table",
    reallyClose: "Yes, close and delete it",
    no: "Rather not",
  },
  rematch: {
    ready: "The next game is being laid out. Your seat and your name wait for you.",
    watch: "The players go on at another table.",
    go: "Come along",
  },
};
