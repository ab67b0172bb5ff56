// The page of the ladder: what is chosen, what is shown. All statistics come with the data.

const DATA = JSON.parse(document.getElementById("data").textContent);
const percent = (value) => (value * 100).toFixed(1) + " %";
const whole = (value) => Math.round(value).toLocaleString("en");
const tenths = (value) => value.toFixed(1).replace("-", "−");
const signed = (value) => (value > 0 ? "+" : "") + tenths(value);
const millis = (value) => (value === null || value === undefined ? "" : value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : whole(value));
const share = ([value, low, high]) => [percent(value), make("small", {}, `${(low * 100).toFixed(1)} – ${percent(high)}`)];
const others = (match) => match.many + (match.players > 2 ? ` × ${match.players - 1}` : "");
const VERDICTS = { above: "above", reached: "reached", enough: "as required", missed: "missed", "too slow": "too slow", "too few games": "too few games", "not played": "not played" };
const boards = [...new Set(DATA.matches.map((match) => match.board))];
const view = { family: Object.keys(DATA.ratings)[0], board: boards[0] };

const line = (...cells) => cells.map((cell) => (Array.isArray(cell) ? cell : [cell]));

function table(id, heads, rows) {
  const head = make("tr", {}, ...heads.map((text) => make("th", { scope: "col", class: "plain" }, text)));
  const body = rows.map(([first, ...rest]) =>
    make("tr", {}, make("th", { scope: "row" }, ...first), ...rest.map((cell) => make("td", {}, ...cell))));
  at(id).replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
}

function lead() {
  at("title").textContent = DATA.title;
  at("lead").textContent = `${count(DATA.games)} games between bots, in ${count(DATA.deals)} deals that were each played with the one bot in every seat.`;
}

function facts() {
  const best = DATA.ratings[Object.keys(DATA.ratings)[0]];
  const fact = (what, who, how) => make("div", { class: "fact" }, make("div", { class: "what" }, what),
    make("div", { class: "who" }, who), make("div", { class: "how" }, how));
  const played = DATA.goals.filter((goal) => goal.games), good = played.filter((goal) => ["above", "reached", "enough"].includes(goal.verdict));
  at("facts").replaceChildren(...[
    best.length ? fact("Strongest", best[0].bot, `${whole(best[0].points[0])} points`) : null,
    fact("Bots", count(best.length), `on ${boards.length === 1 ? boards[0] : boards.length + " boards"}`),
    fact("Games", count(DATA.games), `seed ${DATA.seed}`),
    played.length ? fact("Goals", `${good.length} of ${DATA.goals.length}`, "as required or better") : null,
  ].filter(Boolean));
}

function goals() {
  if (!DATA.goals.some((goal) => goal.games)) { at("goals-card").remove(); return; }
  const limit = (goal) => goal.longest_ms !== null ? `, each ≤ ${goal.longest_ms} ms` : goal.limit_ms !== null ? `, mean ≤ ${goal.limit_ms} ms` : "";
  const expected = (goal) => percent(goal.expected) + (goal.most === 1 ? "" : ` – ${percent(goal.most)}`);
  table("goals", ["Match", "Expected", "Required", "Won", "Games", "Mean ms", "Slowest", "Verdict"], DATA.goals.map((goal) =>
    line(goal.match + limit(goal), expected(goal), percent(goal.required), goal.games ? share(goal.win) : "", count(goal.games),
      millis(goal.ms), millis(goal.slowest), VERDICTS[goal.verdict])));
}

function ratings() {
  const rows = DATA.ratings[view.family];
  const plot = (id, key, format, reference, label) => {
    const dots = rows.map((row) => ({ name: row.bot, estimate: row[key], few: false, tip: () => [make("strong", {}, row.bot),
      make("p", { class: "why" }, `${format(row[key][0])}, 95 % interval ${format(row[key][1])} – ${format(row[key][2])}`)] }));
    dotPlot(at(id), dots, { range: extent(rows.flatMap((row) => row[key])), reference, chance: null, format, names: rows.map((row) => row.bot), label });
  };
  const anchor = rows.find((row) => row.bot === DATA.reference);
  at("ratings-note").textContent = `The line is ${DATA.reference}. 400 points of Bradley-Terry are odds of ten to one.`;
  if (!anchor) return;
  plot("points-plot", "points", whole, anchor.points[0], "Points of all bots with 95 % intervals; arrow keys move through them");
  plot("skill-plot", "openskill", tenths, anchor.openskill[0], "openskill ratings of all bots with 95 % intervals; arrow keys move through them");
}

function pairs() {
  const known = DATA.matches.filter((match) => match.board === view.board), players = known[0].players;
  const met = new Set(known.flatMap((match) => [match.one, match.many]));
  const names = Object.values(DATA.ratings)[0].map((row) => row.bot).filter((name) => met.has(name));
  const found = (one, many) => {
    const match = known.find((match) => match.one === one && match.many === many);
    if (match) return { match, win: match.win };
    const back = players === 2 && known.find((match) => match.one === many && match.many === one);
    return back ? { match: back, win: [1 - back.win[0], 1 - back.win[2], 1 - back.win[1]] } : null;
  };
  heatMap(at("pairs"), names, names, (column, row) => {
    const one = names[row], many = names[column], pair = found(one, many);
    const text = pair ? `${one} wins ${percent(pair.win[0])} (${percent(pair.win[1])} – ${percent(pair.win[2])}) of ${count(pair.match.games)} games`
      : one === many ? "The same bot." : "Not played.";
    return { estimate: pair && pair.win, few: false, tip: () => [make("strong", {}, `${one} against ${many}`), make("p", { class: "why" }, text)] };
  }, { reference: 1 / players, reach: 0.5, format: (value) => (value * 100).toFixed(0), label: "Map of all pairs of bots; arrow keys move through it" });
  at("pairs-note").textContent = players === 2 ? "Games in % that the bot of a row wins against the bot of a column."
    : `Games in % that one bot of a row wins against ${players - 1} bots of a column; chance alone would give ${percent(1 / players)}.`;
  at("pairs-key").replaceChildren(make("span", {}, "bold: the 95 % interval leaves out chance; hatched: not played"));
}

function matches() {
  table("match-table", ["Bot", "Against", "Board", "Won", "Chance", "Per seat", "Coins ahead", "Games"], DATA.matches.map((match) =>
    line(match.one, others(match), match.board, share(match.win), percent(1 / match.players), percent(match.per_seat[0]), signed(match.lead[0]), count(match.games))));
}

function times() {
  table("times", ["Bot", "Board", "Mean", "Slowest", "Decisions"], DATA.times.map((one) =>
    line(one.bot, one.board, millis(one.ms), millis(one.slowest), count(one.decisions))));
}

function method() {
  const say = (text) => make("p", {}, text);
  at("method").replaceChildren(
    say("A deal is one shuffle of tiles and one seed of luck. It is played as often as there are seats, each time with the one bot in another seat, and by all matches of a board alike."),
    say("Intervals of shares are Wilson's for as many independent games as would scatter like the deals do. Points come from Bradley and Terry's model, as Luce extended it to several players, with one game more per match that chance has won; their intervals from weighing the deals anew 200 times (Bayesian bootstrap)."),
    say("openskill rates the places of all players game by game (Plackett-Luce); its interval is what its model believes and does not know that games share a deal."),
    say(`Version ${DATA.version}, ${DATA.compiled ? "compiled" : "plain"} engine, seed ${DATA.seed}, on ${DATA.machines.join("; ")}. Made with:`),
    ...DATA.commands.map((command) => make("p", {}, make("code", {}, command))));
}

// There is nothing to choose among one.
function among(id, values, after) {
  if (values.length < 2) at(id).remove();
  else choice(id, id, Object.fromEntries(values.map((value) => [value, value])), after);
}

function draw() {
  ratings();
  if (boards.length) pairs();
}

among("family", Object.keys(DATA.ratings), ratings);
among("board", boards, pairs);
lead();
facts();
goals();
matches();
times();
method();
draw();
let width = innerWidth;
addEventListener("resize", () => { if (innerWidth !== width) { width = innerWidth; hideTip(); draw(); } });
