// Written by `npm run types` from docs/protocol.schema.json and docs/openapi.json. Do not edit.

export type ClientMessage =
  Hello | Act | Undo | Why | Sit | Leave | Fill | Begin | Chat | Hush | Mute | Pause | Remove | Close | Ping;
export type ServerMessage = Welcome | Game | News | Explained | Accepted | Refused | Presence | Asides | Pong | Ending;

/**
 * The first message. Without a key one watches; `seen` is the last number one knows.
 */
export interface Hello {
  type: "hello";
  protocol?: 1 | 2;
  key?: string;
  seen?: number;
  name?: string;
  sit?: boolean;
  ref?: number;
}
/**
 * Carry out one of the choices, or several actions, whole or not at all.
 */
export interface Act {
  type: "act";
  seq: number;
  action?: string;
  /**
   * @minItems 1
   */
  actions?: [string, ...string[]];
  ref?: number;
}
/**
 * Take back the last step of the own turn.
 */
export interface Undo {
  type: "undo";
  seq: number;
  ref?: number;
}
/**
 * Ask why an action is not possible, or what a region costs and why.
 */
export interface Why {
  type: "why";
  action?: string;
  region?: number;
  ref?: number;
}
/**
 * Take an own seat back from a bot, or change the name.
 */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
  ref?: number;
}
/**
 * Let a bot play an own seat.
 */
export interface Leave {
  type: "leave";
  seat: number;
  bot?: string;
  ref?: number;
}
/**
 * The host lets a bot play a seat nobody has taken, or whose person is away.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot?: string;
  ref?: number;
}
/**
 * The host begins; bots take the open seats nobody has taken.
 */
export interface Begin {
  type: "begin";
  bot?: string;
  ref?: number;
}
/**
 * Say something to everybody at the table.
 */
export interface Chat {
  type: "chat";
  text: string;
  name?: string;
  ref?: number;
}
/**
 * The host lets spectators be silent, or talk again.
 */
export interface Hush {
  type: "hush";
  on: boolean;
  ref?: number;
}
/**
 * The host lets somebody be silent, or talk again.
 */
export interface Mute {
  type: "mute";
  seat: number;
  on: boolean;
  ref?: number;
}
/**
 * Let the own clock stand still for some days, where that is agreed; 0 lets it go on.
 */
export interface Pause {
  type: "pause";
  seat: number;
  days: number;
  ref?: number;
}
/**
 * The host removes somebody for good: a bot plays the seat, and its link opens nothing any more.
 */
export interface Remove {
  type: "remove";
  seat: number;
  ref?: number;
}
/**
 * The host closes the table before its game is over. It is deleted.
 */
export interface Close {
  type: "close";
  ref?: number;
}
/**
 * Ask whether the server is there.
 */
export interface Ping {
  type: "ping";
  ref?: number;
}
/**
 * The first message: who you are here.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  rules_version: string;
  now: number;
  seats?: number[];
  host?: boolean;
}
/**
 * Where the table stands now, and everything that happened since the last number you have seen.
 */
export interface Game {
  type: "game";
  seq: number;
  table: TableInfo;
  happenings: Moment[];
  position?: PositionView | null;
  decision?: Decision | null;
}
/**
 * A table from outside.
 */
export interface TableInfo {
  id: string;
  title: string;
  status: "over" | "playing" | "waiting";
  agreement: Agreement;
  seats: SeatInfo[];
  seq: number;
  since?: number;
  rematch?: string;
  set_up?: boolean;
  hushed?: boolean;
  muted?: number[];
}
/**
 * Everything that is fixed before a game begins.
 */
export interface Agreement {
  board?: string;
  boxes?: string[];
  sites?: boolean;
  without?: string[];
  switches?: {
    [k: string]: boolean | string;
  };
  seats?: SeatPlan[];
  first?: number;
  title?: string;
  public?: boolean;
  thinking?: number | null;
  pace?: number | null;
  timeout?: "bot" | "forfeit" | "wait";
  vacation?: number | null;
  grace?: number | null;
  content?: string[] | null;
  hints?: boolean;
  rated?: boolean;
  fill?: number | null;
  filler?: string;
}
/**
 * Who shall sit somewhere: `person`, `open` or the name of a bot. Seats with the same `link` share one.
 */
export interface SeatPlan {
  player?: string;
  name?: string;
  link?: number;
}
/**
 * Who sits somewhere.
 */
export interface SeatInfo {
  name?: string;
  bot?: string;
  person?: boolean;
  open?: boolean;
  taken?: boolean;
  online?: boolean;
  left?: number | null;
  came?: boolean;
  out?: boolean;
  paused_until?: number | null;
  vacation?: number | null;
}
/**
 * An entry of the log with its number, and what happened by it.
 *
 * Version 1 tells it by `events`, version 2 by `facts`, which can tell more. Over HTTP both are told.
 */
export interface Moment {
  seq: number;
  at: number;
  kind: "acted" | "began" | "hushed" | "muted" | "paused" | "relieved" | "rematched" | "said" | "sat" | "undone";
  seat?: number;
  name?: string;
  action?: string;
  more?: string[];
  events?: EventView[];
  bot?: string;
  by_bot?: boolean;
  why?: string;
  text?: string;
  table?: string;
  facts?: FactView[];
  on?: boolean;
  until?: number;
}
/**
 * One thing that happened in the game.
 */
export interface EventView {
  kind: string;
  seat?: number;
  region?: number;
  amount?: number;
  key?: string;
  other?: number;
  price?: number | null;
  origin?: number;
  rule?: string;
  paid?: number;
}
/**
 * One thing that happened in the game, with all there is to tell of it.
 */
export interface FactView {
  code: string;
  args?: {
    [k: string]: number | string | (number | string)[];
  };
  rule?: string;
}
/**
 * The position as its viewer may see it.
 */
export interface PositionView {
  board: string;
  round: number;
  rounds: number;
  first: number;
  turn: number;
  decider: number;
  phase: string;
  seats: SeatView[];
  regions: RegionView[];
  column: ComboView[];
  acting?: "" | "active" | "beside" | "decline";
  may_abandon?: boolean;
  rolled?: number | null;
  races_left?: number;
  powers_left?: number;
  sites_left?: number;
  discarded?: string[];
  sites?: SiteView[];
  notes?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  winners?: number[];
}
/**
 * What lies before a player.
 */
export interface SeatView {
  coins: number | null;
  active?: RaceView | null;
  decline?: RaceView | null;
  beside?: RaceView | null;
  free_pick?: boolean;
}
/**
 * A race somebody holds, with its power while it has one.
 */
export interface RaceView {
  race: string;
  power?: string;
  hand?: number;
  reserve?: number;
  tokens?: number;
  regions?: number[];
  conquered?: number[];
  attacked?: number[];
  nonempty?: number;
}
/**
 * What lies in a region; everything that is printed there is in the board file.
 */
export interface RegionView {
  id: number;
  seat?: number;
  place?: "" | "active" | "beside" | "decline";
  race?: string;
  tokens?: number;
  natives?: number;
  hides?: boolean;
  markers?: {
    [k: string]: number;
  };
  buried?: string;
  sites?: string[];
  access?: string;
}
/**
 * A combo of the column; it is picked by its place, which is its price if no tile changes that.
 */
export interface ComboView {
  race: string;
  power: string;
  tokens: number;
  coins?: number;
  price?: number | null;
}
/**
 * A site that has been found.
 */
export interface SiteView {
  site: string;
  region: number;
  badge?: string;
  raised?: boolean;
}
/**
 * What the holder of a seat is asked.
 */
export interface Decision {
  seat: number;
  phase: string;
  choices: Choice[];
  targets?: Target[];
  earning?: ItemView[];
  can_undo?: boolean;
}
/**
 * A legal action.
 */
export interface Choice {
  action: string;
  verb: string;
  region?: number;
  seat?: number;
  price?: number | null;
  chance?: number | null;
  coins?: number | null;
  keeps?: number | null;
  hand?: number | null;
  leaves?: string;
  suited?: number[];
}
/**
 * A region while somebody conquers: its cost, and what forbids the conquest if anything does.
 */
export interface Target {
  region: number;
  cost: number;
  items: ItemView[];
  refused?: RefusalView | null;
}
/**
 * A line of a cost or a score.
 */
export interface ItemView {
  amount: number;
  reason: string;
  rule: string;
  code?: string;
  args?: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * Why something is not possible.
 */
export interface RefusalView {
  code: string;
  message: string;
  rule?: string;
  number?: number;
  why?: string;
  args?: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * What is new since the message before it on this connection; the first one tells everything.
 */
export interface News {
  type: "news";
  seq: number;
  moments: Moment[];
  table?: TableChange | null;
  position?: PositionChange | null;
  decision?: Question | null;
}
/**
 * What is new about a table from outside.
 */
export interface TableChange {
  id?: string;
  title?: string;
  status?: "over" | "playing" | "waiting";
  agreement?: Agreement;
  seats?: SeatInfo[];
  since?: number;
  rematch?: string;
  set_up?: boolean;
  hushed?: boolean;
  muted?: number[];
}
/**
 * What is new about the position as its viewer may see it; each part that is told is told whole.
 */
export interface PositionChange {
  board?: string;
  round?: number;
  rounds?: number;
  first?: number;
  turn?: number;
  decider?: number;
  phase?: string;
  seats?: {
    [k: string]: SeatView;
  };
  regions?: RegionView[];
  column?: ComboView[];
  acting?: "" | "active" | "beside" | "decline";
  may_abandon?: boolean;
  rolled?: number | null;
  races_left?: number;
  powers_left?: number;
  sites_left?: number;
  discarded?: string[];
  sites?: SiteView[];
  notes?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  winners?: number[];
}
/**
 * What the holder of a seat is asked, in few words; `why` tells the rest.
 */
export interface Question {
  seat: number;
  phase: string;
  choices: Choices[];
  earning?: ItemView[];
  can_undo?: boolean;
}
/**
 * The legal actions of a verb: one for each region, seat or price, or a single one that names nothing.
 */
export interface Choices {
  verb: string;
  regions?: number[];
  seats?: number[];
  prices?: number[];
  costs?: number[];
  chances?: number[];
  coins?: number | null;
  keeps?: number | null;
  hand?: number | null;
  leaves?: string;
  suited?: number[][];
}
/**
 * What a region costs and why, what forbids its conquest if anything does, and else what it brings.
 */
export interface Explained {
  type: "explained";
  ref: number;
  seq: number;
  region: number;
  cost: number;
  items: ItemView[];
  refused?: RefusalView | null;
  brings?: ItemView[];
}
/**
 * What you wished is done and stored, as entry `seq`.
 */
export interface Accepted {
  type: "accepted";
  ref: number;
  seq: number;
}
/**
 * What you wished is not possible and has changed nothing.
 */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  rule?: string;
  number?: number;
  why?: string;
  args?: {
    [k: string]: number | string | (number | string)[];
  };
  ref: number;
}
/**
 * Somebody came or went; nothing else changed.
 */
export interface Presence {
  type: "presence";
  online: number[];
}
/**
 * What spectators say. It is no part of the log; the newest lines are told once more to whoever comes later.
 */
export interface Asides {
  type: "asides";
  lines: Aside[];
  kept?: boolean;
}
/**
 * A line of a spectator.
 */
export interface Aside {
  at: number;
  name: string;
  text: string;
}
/**
 * An answer to `ping`.
 */
export interface Pong {
  type: "pong";
  ref: number;
  now: number;
}
/**
 * The server is about to end and closes this connection: connect again. What was acknowledged is stored.
 */
export interface Ending {
  type: "ending";
}
/**
 * The body of every answer that is an error.
 */
export interface Failure {
  error: RefusalView;
}
/**
 * Whether the server can do its work.
 */
export interface Health {
  status: "ending" | "ok" | "unavailable";
  reason?: string;
}
/**
 * Which server this is.
 */
export interface Version {
  version: string;
  rules_version: string;
  protocol: number;
  protocols: number[];
}
/**
 * What can be agreed.
 */
export interface Offers {
  boards: BoardInfo[];
  boxes: string[];
  tiles: TileInfo[];
  bots: string[];
  verbs?: VerbInfo[];
  levels?: string[];
}
/**
 * A board one can play on.
 */
export interface BoardInfo {
  board: string;
  box: string;
  players: number;
  rounds: number;
  own?: boolean;
}
/**
 * A race, power, site or law.
 */
export interface TileInfo {
  key: string;
  name: string;
  kind: "law" | "power" | "race" | "site";
  box: string;
  summary: string;
  rule: string;
  tokens?: number;
  markers?: MarkerInfo[];
  because?: string;
  texts?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  tray?: number;
  mobile?: boolean;
}
/**
 * A piece that a tile brings along, and what it does for the region it lies in.
 */
export interface MarkerInfo {
  key: string;
  name: string;
  defence?: number;
  immune?: boolean;
  summary?: string;
  most?: number;
  lasting?: boolean;
}
/**
 * What people are told about something that can be done.
 */
export interface VerbInfo {
  name: string;
  label: string;
  target?: "" | "combo" | "region" | "seat";
  question?: string;
  hint?: string;
  icon?: string;
  order?: number;
  place?: string;
  rolls?: boolean;
  final?: boolean;
  texts?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  tile?: string;
}
/**
 * A board file.
 */
export interface BoardFile {
  key: string;
  box: string;
  players: number;
  rounds: number;
  regions: RegionFile[];
  aspect?: number;
  origin?: "ours" | "printed";
  links?: never[][];
  remark?: string;
}
/**
 * One region of a board file; ids and neighbours are counted from 1.
 */
export interface RegionFile {
  id: number;
  terrain: string;
  neighbours: number[];
  symbols?: string[];
  natives?: number;
  edge?: boolean;
  entry?: boolean;
  centroid?: never[] | null;
  area?: number | null;
  island?: number;
  access?: string;
}
/**
 * How a board looks, in units of its own.
 */
export interface Drawing {
  width: number;
  height: number;
  regions: RegionDrawing[];
  borders: BorderDrawing[];
  bridges: BridgeDrawing[];
}
/**
 * The outline of a region as a path of SVG, and the middle and radius of the free circle where pieces stand.
 */
export interface RegionDrawing {
  id: number;
  path: string;
  /**
   * @minItems 2
   */
  label: never[];
  radius: number;
}
/**
 * A line between two regions; 0 is beyond the coast of an island or the frame of the board.
 */
export interface BorderDrawing {
  /**
   * @minItems 2
   */
  between: never[];
  path: string;
  coast: boolean;
}
/**
 * A way over the clouds between two islands, from x, y to x, y.
 */
export interface BridgeDrawing {
  /**
   * @minItems 2
   */
  between: never[];
  /**
   * @minItems 4
   */
  ends: never[];
}
/**
 * The house rules of a game.
 */
export interface HouseRules {
  switches: SwitchInfo[];
}
/**
 * A house rule; the first value is the printed rule.
 */
export interface SwitchInfo {
  name: string;
  values: (boolean | string)[];
}
/**
 * All rules, in the order of the books.
 */
export interface WrittenRules {
  rules: RuleInfo[];
}
/**
 * A rule as it is written: its number, the book and the section it stands in, and its text as Markdown.
 */
export interface RuleInfo {
  id: string;
  file: string;
  section: string;
  text: string;
  about?: string[];
}
/**
 * Public tables, newest first.
 */
export interface Lobby {
  tables: TableInfo[];
}
/**
 * A table to be opened. With `record` the game goes on, or is shown, from there.
 */
export interface NewTable {
  board?: string;
  boxes?: string[];
  sites?: boolean;
  without?: string[];
  switches?: {
    [k: string]: boolean | string;
  };
  seats?: SeatPlan[];
  first?: number;
  title?: string;
  public?: boolean;
  thinking?: number | null;
  pace?: number | null;
  timeout?: "bot" | "forfeit" | "wait";
  vacation?: number | null;
  grace?: number | null;
  content?: string[] | null;
  hints?: boolean;
  rated?: boolean;
  fill?: number | null;
  filler?: string;
  record?: GameRecord | null;
}
/**
 * One game, finished or not.
 */
export interface GameRecord {
  format: string;
  rules_version: string;
  board: string;
  players: string[];
  setup: Deal;
  actions?: string[];
  chance?: (number | string[])[];
  boxes?: string[];
  monsters?: boolean;
  without?: string[];
  switches?: {
    [k: string]: boolean | string;
  };
  result?: Result | null;
  content?: string[];
}
/**
 * How the game began: the first seat and all stacks from top to bottom, before the column was laid out.
 */
export interface Deal {
  first: number;
  races: string[];
  powers: string[];
  sites?: string[];
}
/**
 * How a finished game ended.
 */
export interface Result {
  coins: number[];
  winners: number[];
}
/**
 * A new table. The keys are told only once.
 */
export interface TableOpened {
  id: string;
  links: SeatLink[];
  watch: SeatLink;
}
/**
 * The secret of a link and the seats it opens.
 */
export interface SeatLink {
  key: string;
  url: string;
  seats?: number[];
  host?: boolean;
}
/**
 * Take an open seat.
 */
export interface Claim {
  name?: string;
}
/**
 * A new table with the same people, whose keys open it too.
 */
export interface Rematch {
  id: string;
}
/**
 * A stretch of a game.
 */
export interface Moments {
  table: TableInfo;
  moments: MomentShown[];
}
/**
 * One moment of a game: what happened and where the game stood then.
 */
export interface MomentShown {
  happening: Moment;
  position?: PositionView | null;
}
/**
 * What the seat that must decide could do, the best first.
 */
export interface Hint {
  seq: number;
  choices: HintChoice[];
}
/**
 * Something that would be good to do.
 */
export interface HintChoice {
  actions: string[];
  chance: number;
  coins: number;
  why: FactView[];
}
/**
 * How far an analysis has come; `done` of `of` turns are looked through.
 */
export interface AnalysisProgress {
  state: "done" | "none" | "running" | "waiting";
  done: number;
  of: number;
  analysis: Analysis | null;
}
/**
 * A finished game, decision by decision.
 */
export interface Analysis {
  judge: string;
  version: string;
  seats: SeatAnalysis[];
  points: Point[];
  turns: number[];
}
/**
 * How somebody has played. Luck and skill are parts of a win: 0.12 is 12 % of a game; each sums to 0 over all.
 */
export interface SeatAnalysis {
  accuracy: number;
  good: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  luck: number;
  skill: number;
}
/**
 * One entry of the log and what it has changed.
 */
export interface Point {
  seq: number;
  seat: number;
  chances: number[];
  lost: number;
  grade: "" | "blunder" | "good" | "inaccuracy" | "mistake";
  best: string[];
  luck: number[];
}
/**
 * Ask how one's own games stand.
 */
export interface MineWish {
  games?: MineAsked[];
}
/**
 * A game of one's own.
 */
export interface MineAsked {
  id: string;
  key?: string;
  seen?: number;
}
/**
 * Own games, in the order in which they were asked for.
 */
export interface Mine {
  games: MineGame[];
}
/**
 * How a game stands for the holder of a key.
 */
export interface MineGame {
  id: string;
  gone?: boolean;
  title?: string;
  board?: string;
  status?: "" | "over" | "playing" | "waiting";
  names?: string[];
  seats?: number[];
  seq?: number;
  awaited?: number;
  turn?: boolean;
  deadline?: number | null;
  moves?: number;
  lines?: number;
  updated_at?: number;
}
/**
 * How people can be called who are not there.
 */
export interface PostOffers {
  mail: boolean;
  push: string;
}
/**
 * Who is called at a table by one link.
 */
export interface BellList {
  bells: BellInfo[];
}
/**
 * Somebody who is called when something happens at a table.
 */
export interface BellInfo {
  kind: "mail" | "push";
  address: string;
  confirmed: boolean;
  token: string;
}
/**
 * Be called: by mail, or on a device.
 */
export interface BellWish {
  mail?: string;
  device?: Device | null;
  language?: string;
  voucher?: string;
}
/**
 * Where a browser can be woken, as it says so itself.
 */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * What somebody would confirm or end, who was sent a link.
 */
export interface BellKnown {
  kind: "mail" | "push";
  address: string;
  confirmed: boolean;
  title: string;
}
/**
 * A mail address is confirmed. The voucher saves doing so again for other tables.
 */
export interface Confirmed {
  voucher: string;
  mail: string;
}
/**
 * How many notices are ended.
 */
export interface BellEnded {
  count: number;
}
/**
 * Who asks.
 */
export interface Me {
  accounts: boolean;
  mail?: boolean;
  account?: Account | null;
}
/**
 * What only its person is told about an account.
 */
export interface Account {
  id: string;
  name: string;
  since: number;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  mail?: boolean;
  blocked?: Blocked[];
}
/**
 * A device that opens an account.
 */
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}
/**
 * A browser in which somebody is signed in.
 */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  used: number;
  here?: boolean;
}
/**
 * Somebody with whom one does not want to play.
 */
export interface Blocked {
  id: string;
  name: string;
}
/**
 * It is done.
 */
export interface Done {
  done?: boolean;
}
/**
 * A name for an account.
 */
export interface Name {
  name: string;
}
/**
 * What a device shall sign, or make a passkey for.
 */
export interface PasskeyWish {
  challenge: string;
  relying: string;
  user?: string;
  name?: string;
  known?: string[];
}
/**
 * A passkey that a device has made.
 */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  label?: string;
}
/**
 * What a device has signed.
 */
export interface SignedPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}
/**
 * The secret of a link, and a name if it makes a new account.
 */
export interface TicketUse {
  ticket: string;
  name?: string;
}
/**
 * What a link has done.
 */
export interface TicketUsed {
  done: "mail-kept" | "name-needed" | "signed-in";
}
/**
 * The secret of a link of which somebody wants to know what it would do.
 */
export interface TicketLook {
  ticket: string;
}
/**
 * What a link would do: sign in to an account, make one, or let an address open one.
 */
export interface TicketSeen {
  does: "join" | "mail" | "sign-in";
  name?: string;
}
/**
 * Where a letter shall go, and in which language.
 */
export interface MailAddress {
  address: string;
  language?: string;
}
/**
 * Whoever has a seat at a table shall not be put together with one again.
 */
export interface Block {
  table: string;
  seat: number;
}
/**
 * What somebody has done at a table, for whoever runs the server.
 */
export interface Report {
  seat: number;
  why: "cheating" | "leaving" | "name" | "other" | "talk";
  text?: string;
}
/**
 * A link that signs in on another device, once.
 */
export interface DeviceLink {
  url: string;
  until: number;
}
/**
 * Any game with others. The ticket is a secret of the asker's own: it becomes the key of his seat, so that asking
 * again with it can never lead to a second seat.
 */
export interface Seek {
  ticket: string;
  box?: "base" | "sky" | "underground";
  players?: number;
  pace?: "calm" | "days" | "quick";
  level?: string;
  wait?: number;
  rated?: boolean;
  name?: string;
}
/**
 * The seat that was found; the ticket is its key.
 */
export interface Found {
  table: string;
  seat: number;
  opened?: boolean;
}
/**
 * All that is stored about somebody, but for what opens something and what others have told in confidence.
 */
export interface AllAboutMe {
  account: Account;
  tables: OwnTable[];
  games: OwnGame[];
  ratings: RatingInfo[];
  rated: RatedGame[];
  reports: OwnReport[];
  notices: OwnNotice[];
}
/**
 * A table at which one has seats.
 */
export interface OwnTable {
  table: TableInfo;
  seats: number[];
  host?: boolean;
}
/**
 * A finished game of one's own, as it is kept for the career.
 */
export interface OwnGame {
  table: string;
  seat: number;
  ended: number;
  game: Booked;
}
/**
 * A game as it is kept for the career of somebody.
 */
export interface Booked {
  board: string;
  seats: SeatResult[];
  rated?: boolean;
}
/**
 * How a game has gone for a seat.
 */
export interface SeatResult {
  name: string;
  bot?: string;
  left?: boolean;
  place?: number;
  coins?: number;
  pairs?: PairEarned[];
  turns?: number[];
  sources?: {
    [k: string]: number;
  };
  rolls?: number;
  luck?: number;
}
/**
 * What a pair has earned while it was active.
 */
export interface PairEarned {
  race: string;
  power: string;
  coins?: number;
}
/**
 * How strong somebody is in games on a box with a number of players, and how surely that is known.
 */
export interface RatingInfo {
  scale: string;
  rating: number;
  uncertainty: number;
  games: number;
  wins: number;
  provisional?: boolean;
}
/**
 * A game that has counted for one's rating.
 */
export interface RatedGame {
  table: string;
  ended: number;
  scale: string;
  players: RatedPlayer[];
}
/**
 * Who has come where in a rated game; of others it is not said who they are.
 */
export interface RatedPlayer {
  place: number;
  you?: boolean;
  bot?: string;
}
/**
 * What one has told whoever runs the server.
 */
export interface OwnReport {
  at: number;
  table: string;
  seat: number;
  why: string;
  text: string;
  closed: boolean;
}
/**
 * That one is called at a table, by a link to seats of one's own.
 */
export interface OwnNotice {
  table: string;
  kind: "mail" | "push";
  address: string;
  language: string;
  confirmed: boolean;
}
/**
 * All of one's games together.
 */
export interface Career {
  games: number;
  wins: number;
  rolls: number;
  luck: number;
  ratings: RatingInfo[];
  pairs: PairCount[];
  opponents: Opponent[];
  latest: CareerGame[];
  sources?: {
    [k: string]: number;
  };
  best?: BestTurn[];
}
/**
 * How a pair of race and power has served.
 */
export interface PairCount {
  race: string;
  power: string;
  games: number;
  coins: number;
}
/**
 * Against whom one has played how often.
 */
export interface Opponent {
  name: string;
  games: number;
  wins: number;
  bot?: boolean;
}
/**
 * What a game has brought.
 */
export interface CareerGame {
  table: string;
  ended: number;
  board: string;
  players: number;
  place: number;
  coins: number;
  rated?: boolean;
  luck?: number;
  turns?: number[];
}
/**
 * One of the turns that have brought most.
 */
export interface BestTurn {
  coins: number;
  table: string;
  turn: number;
}
/**
 * Who is strongest, among those with enough games.
 */
export interface Leaders {
  scale: string;
  scales: string[];
  least: number;
  leaders: Leader[];
}
/**
 * A line of the leaderboard.
 */
export interface Leader {
  name: string;
  rating: number;
  uncertainty: number;
  games: number;
  wins: number;
  bot?: string;
  you?: boolean;
}
/**
 * The tables at which one has seats, those where something happened last first.
 */
export interface OwnTables {
  tables: OwnTable[];
}
/**
 * A table whose seats shall be one's own, by the key of their link.
 */
export interface ClaimedTable {
  table: string;
  key: string;
}
