// Games that last days: clocks, vacations, notices, and the games that wait for somebody.

import { counter } from "../plural";

const some = counter("en");

export const days = {
  clock: {
    none: "No clock",
    move: "For each move",
    game: "For the whole game",
    perMove: (time: string): string => `${time} a move`,
    timeout: "When somebody's time is out",
    bot: "A bot plays until they are back",
    forfeit: "They are out and cannot win",
    wait: "All wait, or let a bot play",
    vacation: "Vacation for each player",
    noVacation: "None",
    vacationFact: (count: number): string => `${some(count, { one: "day", other: "days" })} of vacation each`,
    timeoutFact: { bot: "then a bot plays on", forfeit: "who is out of time is out of the game", wait: "who is out of time is waited for" },
    out: "out of the game",
    letBot: "Time is out: let a bot play",
  },
  vacation: {
    title: "Vacation",
    until: (when: string): string => `Your clock stands still until ${when}.`,
    left: (count: number): string => `You may stop your clock for ${some(count, { one: "day", other: "days" })} in this game.`,
    days: "For how many days?",
    start: "Stop my clock",
    end: "I am back",
    away: (when: string): string => `vacation until ${when}`,
  },
  bells: {
    title: "Call me",
    lead: "When it is your turn, the game begins or ends, somebody writes, or your time runs out, while you are not here. Once, and not again before you come.",
    device: "On this device",
    deviceHint: "A notice of your browser, also when this page is closed.",
    deviceDenied: "Your browser does not allow it for this page. You can change that in its settings.",
    mail: "By mail",
    address: "Your mail address",
    ask: "Send me mails",
    asked: (address: string): string => `Look into your mail: say yes to ${address} by the link in it.`,
    told: (address: string): string => `Mails go to ${address}.`,
    end: "End",
  },
  page: {
    yes: "Do you want these notices?",
    yesTo: (address: string, title: string): string => `Mails to ${address} when something happens at ${title || "your table"}.`,
    confirm: "Yes, please",
    confirmed: "Thank you! You will be told.",
    end: "End these notices?",
    endOf: (title: string): string => `You are told when something happens at ${title || "your table"}.`,
    endOne: "End them for this table",
    endAll: "End all notices to this address",
    ended: "Done. You will not be told any more.",
  },
  mine: {
    turnUntil: (when: string): string => `Your turn, until ${when}`,
    waitsFor: (who: string): string => `${who} is to move`,
    moves: (count: number): string => some(count, { one: "new move", other: "new moves" }),
    lines: (count: number): string => some(count, { one: "new line", other: "new lines" }),
    next: (count: number): string => (count > 1 ? `Next game (${count})` : "Next game"),
    nextHint: (title: string): string => `You are awaited: ${title}`,
  },
};
