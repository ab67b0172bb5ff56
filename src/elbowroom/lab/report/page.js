// The page: what is chosen, what is shown. All statistics come with the data.

const DATA = JSON.parse(document.getElementById("data").textContent);
const percent = (value, short) => (value * 100).toFixed(short ? 0 : 1) + " %";
const decimal = (digits) => (value, short) => value.toFixed(short ? (Math.abs(value % 1) > 1e-9 ? 1 : 0) : digits).replace("-", "−");
const signed = (value) => (value > 0 ? "+" : "") + decimal(1)(value);

const MEASURES = {
  win: { name: "Win share", words: "win share", of: "of games won", format: percent, chance: 1 / DATA.players, unit: "" },
  game: { name: "Coins a game", words: "coins a game", of: "coins a game", format: decimal(1), chance: null, unit: " coins a game" },
  turn: { name: "Coins a turn", words: "coins a turn", of: "coins a turn", format: decimal(2), chance: null, unit: " coins a turn" },
};
const SAMPLES = { dealt: "Dealt", chosen: "Chosen" };
const POWERS = DATA.powers.length;
const POWER_OF = (pair) => DATA.powers[pair % POWERS];
const RACE_OF = (pair) => DATA.races[Math.floor(pair / POWERS)];
const NAMES = {
  races: DATA.races.map((tile) => tile.name),
  powers: DATA.powers.map((tile) => tile.name),
  pairs: DATA.samples.dealt.pairs.map((_, pair) => POWER_OF(pair).name + " " + RACE_OF(pair).name),
};
const view = { measure: "win", sample: "dealt", tiles: "races", table: "races", sort: "measure", down: true, find: "", together: false };

const sample = () => DATA.samples[view.sample];
const measure = () => MEASURES[view.measure];
const few = (row) => row.n < DATA.few;
const interval = (estimate, format) => (estimate[1] === null ? "too few" : format(estimate[1]).replace(" %", "") + " – " + format(estimate[2]));

// The rows of a kind that have been seen, best first.
function ranked(kind, key = view.measure) {
  return sample()[kind].map((row, index) => ({ row, index, name: NAMES[kind][index], estimate: row[key], few: few(row) }))
    .filter((one) => one.estimate)
    .sort((a, b) => b.estimate[0] - a.estimate[0] || a.index - b.index)
    .map((one) => ({ ...one, tip: () => details(kind, one.index) }));
}

function details(kind, index) {
  const row = sample()[kind][index], tile = kind === "pairs" ? null : DATA[kind][index];
  const lines = [make("strong", {}, NAMES[kind][index])];
  if (tile && tile.summary) lines.push(make("p", { class: "why" }, tile.summary));
  if (row.n) {
    const table = make("table");
    for (const [key, one] of Object.entries(MEASURES)) {
      if (row[key]) table.append(fields(one.name, one.format(row[key][0]), interval(row[key], one.format)));
    }
    if (row.together) table.append(fields("Together", signed(row.together[0]), interval(row.together, signed)));
    table.append(fields("Turns held", row.turns.toFixed(1), ""),
      fields(view.sample === "dealt" ? "Times dealt" : "Times chosen", count(row.n), ""));
    lines.push(table);
  }
  if (few(row)) lines.push(make("p", { class: "warn" }, row.n ? `Only ${row.n === 1 ? "1 game" : row.n + " games"}: read with care.` : "Never seen."));
  return lines;
}

const fields = (...texts) => make("tr", {}, ...texts.map((text) => make("td", {}, text)));

// --- pieces of the page ----------------------------------------------------------------------------------------------

function lead() {
  const pairs = DATA.races.length * POWERS;
  at("title").textContent = DATA.title;
  at("lead").textContent = `${count(DATA.games)} games between ${DATA.players} ${DATA.bots} bots on ${DATA.board}. ` +
    `Each of the ${pairs} pairs of ${DATA.races.length} races and ${POWERS} powers was dealt ${timesDealt()}.`;
}

function timesDealt() {
  const pairs = DATA.races.length * POWERS, least = Math.floor(DATA.games / pairs);
  if (!least) return "at most once";
  return DATA.games % pairs ? `${count(least)} or ${count(least + 1)} times` : least === 1 ? "once" : `${count(least)} times`;
}

function facts() {
  const { format, of } = measure(), cards = [];
  const fact = (what, who, value, rest) => cards.push(make("div", { class: "fact" }, make("div", { class: "what" }, what),
    make("div", { class: "who" }, who), make("div", { class: "how" }, make("b", {}, value), " " + rest)));
  const extremes = (kind, best, worst) => {
    const list = ranked(kind).filter((one) => !one.few);
    if (!list.length) return;
    const say = (what, one) => fact(what, one.name, format(one.estimate[0]), of);
    say(best, list[0]);
    say(worst, list[list.length - 1]);
  };
  extremes("races", "Strongest race", "Weakest race");
  extremes("powers", "Strongest power", "Weakest power");
  at("facts").replaceChildren(...cards);
}

function explainTiles() {
  const all = sample().all, { format, words } = measure();
  const whose = view.sample === "dealt" ? "Combos that were dealt" : "Combos that the bots chose";
  let text = `${whose} have on average `;
  text += view.measure === "win" ? `a win share of ${format(all.win[0])}; chance alone would give ${percent(1 / DATA.players)}.`
    : `${format(all[view.measure][0])} ${words}.`;
  if (view.measure === "win" && view.sample === "dealt") {
    text += " The two differ because the others choose what they get and pay for it, so compare tiles with the average.";
  }
  at("tiles-note").textContent = text;
}

function dots() {
  const all = sample().all[view.measure][0], { chance, format, name } = measure();
  const lists = { races: ranked("races"), powers: ranked("powers") };
  const both = [...lists.races, ...lists.powers].filter((one) => !one.few);
  const range = extent([all, chance, ...(both.length ? both : [...lists.races, ...lists.powers]).flatMap((one) => one.estimate)]);
  const phone = at("races-plot").clientWidth === at("powers-plot").parentElement.parentElement.clientWidth;
  const names = phone ? [...NAMES.races, ...NAMES.powers] : null;
  for (const kind of ["races", "powers"]) {
    dotPlot(at(kind + "-plot"), lists[kind], { range, reference: all, chance, format, names: names || NAMES[kind],
      label: `${name} of all ${kind} with 95 % intervals; arrow keys move through them` });
  }
  const mark = (kind, text) => make("span", {}, make("i", { class: kind }), text);
  at("dots-key").replaceChildren(mark("above", "clearly above the average"), mark("below", "clearly below"), mark("unsure", "cannot be told apart from it"),
    mark("rule", "average"), ...(chance === null ? [] : [mark("rule chance", "chance")]), "bars: 95 % intervals");
}

function extremePairs() {
  const list = ranked("pairs").filter((one) => !one.few), all = sample().all[view.measure][0], { format, chance, name } = measure();
  const best = list.slice(0, 12), worst = list.slice(12).slice(-12).reverse();
  const pairs = NAMES.pairs.length, luck = Math.round(pairs * 0.025), missing = pairs - list.length;
  at("pairs-note").textContent = (missing ? `${missing} of ${pairs} pairs were seen fewer than ${DATA.few} times and are left out. ` : "") +
    `The ends of a long list always exaggerate: chance alone puts about ${luck} of ${pairs} pairs clearly above and ${luck} clearly below the average.`;
  const shown = [...best, ...worst];
  for (const [id, rows] of [["best-plot", best], ["worst-plot", worst]]) {
    if (!rows.length) { at(id).replaceChildren(make("p", { class: "key" }, "No pair has been seen often enough.")); continue; }
    dotPlot(at(id), rows, { range: extent([all, chance, ...shown.flatMap((one) => one.estimate)]), reference: all, chance, format,
      names: shown.map((one) => one.name), label: `${name}: ${id.split("-")[0]} pairs with 95 % intervals` });
  }
}

function heat() {
  const key = view.together ? "together" : view.measure, format = view.together ? signed : (value) => measure().format(value).replace(" %", "");
  const reference = view.together ? 0 : sample().all[key][0];
  const order = (kind) => {
    const list = ranked(kind).map((one) => one.index);
    return [...list, ...NAMES[kind].map((_, index) => index).filter((index) => !list.includes(index))];
  };
  const races = order("races"), powers = order("powers");
  const spread = sample().pairs.filter((row) => row[key] && !few(row)).map((row) => Math.abs(row[key][0] - reference)).sort((a, b) => a - b);
  const reach = spread[Math.floor(spread.length * 0.97)] || 1;
  const roomy = heatMap(at("heat"), races.map((race) => NAMES.races[race]), powers.map((power) => NAMES.powers[power]), (column, line) => {
    const pair = races[column] * POWERS + powers[line], row = sample().pairs[pair];
    return { estimate: row[key], few: few(row), tip: () => details("pairs", pair) };
  }, { reference, reach, format, label: "Map of all pairs of race and power; arrow keys move through it" });
  at("heat-note").textContent = view.together
    ? "Coins a game beyond what the race and the power bring on average: do they help each other or get in each other's way?"
    : `${measure().name}${view.measure === "win" ? " in %" : ""} of each pair. Strong races stand on the left, strong powers on top.`;
  const thin = sample().pairs.filter((row) => few(row)).length;
  const ends = view.together ? [signed(-reach), signed(reach)] : [measure().format(Math.max(0, reference - reach)), measure().format(reference + reach)];
  at("heat-key").replaceChildren(make("span", {}, ends[0], make("span", { class: "ramp" }), ends[1]),
    make("span", {}, `${roomy ? "bold" : "with a dot"}: the 95 % interval leaves out ${view.together ? "zero" : "the average"}; pale: it may be luck`),
    make("span", {}, thin ? `faded: fewer than ${DATA.few} games (${thin} pairs)` : `every pair has at least ${DATA.few} games`));
}

function popularity() {
  const kind = view.tiles, dealt = DATA.samples.dealt, chosen = DATA.samples.chosen, { format, chance, words } = measure();
  const points = dealt[kind].map((row, index) => ({ name: NAMES[kind][index], x: row[view.measure], few: few(row),
    y: (chosen[kind][index].n / DATA.games) * 100, tip: () => details(kind, index) })).filter((point) => point.x);
  scatter(at("scatter"), points, { reference: dealt.all[view.measure][0], chance, format, xTitle: words + " when dealt",
    yTitle: "times chosen in 100 games", label: `Strength and popularity of all ${kind}; arrow keys move through them` });
  at("scatter-note").textContent = `Do the bots choose what is strong? Bottom right: underrated ${kind}. Top left: overrated ones.`;
}

// --- tables ----------------------------------------------------------------------------------------------------------

const COLUMNS = [
  { key: "name", title: () => ({ races: "Race", powers: "Power", pairs: "Pair" })[view.table], value: (one) => one.name },
  ...Object.entries(MEASURES).map(([key, one]) => ({ key, title: () => one.name, format: one.format, estimate: true, value: (row) => row.row[key]?.[0] })),
  { key: "together", title: () => "Together", format: signed, estimate: true, value: (one) => one.row.together?.[0], only: "pairs" },
  { key: "turns", title: () => "Turns held", format: decimal(1), value: (one) => one.row.turns },
  { key: "dealt", title: () => "Dealt", format: count, value: (one) => one.dealt },
  { key: "chosen", title: () => "Chosen", format: count, value: (one) => one.chosen },
];

function table() {
  const kind = view.table, columns = COLUMNS.filter((column) => !column.only || column.only === kind);
  const sorted = columns.find((column) => column.key === (view.sort === "measure" ? view.measure : view.sort)) || columns[1];
  const wanted = view.find.trim().toLowerCase();
  const rows = sample()[kind].map((row, index) => ({ row, index, name: NAMES[kind][index],
    dealt: DATA.samples.dealt[kind][index].n, chosen: DATA.samples.chosen[kind][index].n }))
    .filter((one) => one.name.toLowerCase().includes(wanted));
  const way = view.down ? -1 : 1;
  rows.sort((a, b) => {
    const x = sorted.value(a), y = sorted.value(b);
    if (x === undefined || y === undefined) return (x === undefined) - (y === undefined) || a.index - b.index;
    return (typeof x === "string" ? x.localeCompare(y) : x - y) * way || a.index - b.index;
  });
  const head = make("tr", {}, ...columns.map((column) => {
    const sort = column === sorted ? (view.down ? "descending" : "ascending") : null;
    const button = make("button", { type: "button", "data-sort": column.key }, column.title());
    button.addEventListener("click", () => {
      view.down = column === sorted ? !view.down : column.key !== "name";
      view.sort = column.key;
      table();
      at("table").querySelector(`[data-sort=${column.key}]`).focus();
    });
    return make("th", { scope: "col", "aria-sort": sort }, button);
  }));
  const known = sample()[kind].filter((row) => row[view.measure] && !few(row)).flatMap((row) => row[view.measure]);
  const range = known.length ? extent(known) : null;
  const body = rows.map((one) => make("tr", { class: few(one.row) ? "few" : null }, ...columns.map((column) => cell(column, one, range))));
  at("table").replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
  const thin = rows.filter((one) => few(one.row)).length;
  at("table-count").textContent = `${count(rows.length)} ${rows.length === 1 ? "row" : "rows"}` +
    (thin ? `, ${thin} of them pale: seen fewer than ${DATA.few} times, read them with care.` : ".");
}

function cell(column, one, range) {
  if (column.key === "name") return make("th", { scope: "row" }, one.name);
  const value = column.value(one);
  if (value === undefined || value === null) return make("td", {}, "–");
  if (!column.estimate) return make("td", {}, column.format(value));
  const estimate = one.row[column.key];
  const mini = column.key === view.measure && range && !few(one.row) ? miniature(estimate, range) : null;
  return make("td", {}, mini, column.format(value), make("small", {}, "[" + interval(estimate, column.format) + "]"));
}

function miniature(estimate, range) {
  const x = linear(range, 3, 87), kind = verdict(estimate, sample().all[view.measure][0]), middle = x(sample().all[view.measure][0]);
  return shape("svg", { class: "mini", width: 90, height: 14, "aria-hidden": "true" }, upright("mean", middle, 0, 14),
    shape("line", { class: "range " + kind, x1: x(estimate[1]), x2: x(estimate[2]), y1: 7, y2: 7 }),
    shape("circle", { class: "dot " + kind, cx: x(estimate[0]), cy: 7, r: 3.5 }));
}

// --- method ----------------------------------------------------------------------------------------------------------

function method() {
  const paragraph = (...parts) => make("p", {}, ...parts), title = (text) => make("h3", {}, text);
  const order = make("table", { class: "order" }, make("tr", {}, ...["Place", "Win share", "95 %", "Coins"].map((text) => make("th", {}, text))),
    ...DATA.order.map((row, place) => fields(["First", "Second", "Third", "Fourth", "Fifth", "Sixth"][place],
      percent(row.win[0]), interval(row.win, percent), row.game[0].toFixed(1))));
  at("method").append(
    title("The deal"),
    paragraph("If bots only took what they like, some pairs would hardly be seen, and always in the hands of a player who had a reason. " +
      "So in every game one pair is dealt to one player as his first combo, free of charge; everything else is left to luck and to the bots. " +
      "The pairs take turns, and so do the places in the turn order: every pair is dealt equally often, and to the first player as often as to the last. " +
      "Until then its two tiles lie at the bottom of their stacks, so that nobody before can take them."),
    make("ul", {},
      make("li", {}, make("b", {}, "Dealt"), " combos show strength: whoever holds them did not choose them."),
      make("li", {}, make("b", {}, "Chosen"), " combos are all others, bought by the bots at any time of the game. They show how often and how well the bots use a tile, " +
        "but a combo bought late, or by a player who is far ahead, is judged along with its holder.")),
    title("The measures"),
    make("ul", {},
      make("li", {}, make("b", {}, "Win share"), ": games won by the holder; a shared victory counts in equal parts. Chance alone gives 1 / " + DATA.players + "."),
      make("li", {}, make("b", {}, "Coins a game"), ": what the race earns for its holder from the moment he takes it until nothing of it is left or the game ends, active and in decline. " +
        "The price of the combo and coins that lay on it do not count."),
      make("li", {}, make("b", {}, "Coins a turn"), ": the same divided by the turns at whose end he still had the race."),
      make("li", {}, make("b", {}, "Together"), ": coins a game of a pair, less what its race and its power let expect on average.")),
    paragraph("A combo counts as it was taken from the column, also if a badge is exchanged later."),
    title("How sure it is"),
    paragraph("Intervals are 95 % intervals: Wilson's for shares, Student's for means, the delta method for coins a turn. " +
      `One in twenty misses the truth, and with ${count(NAMES.pairs.length)} pairs some are bound to. What was seen fewer than ${DATA.few} times is faded. ` +
      "And all of it holds for these bots on this board: better players may get more out of a tile."),
    title("Turn order"),
    order,
    title("Again"),
    paragraph("The same command gives the same page: ", make("code", {}, DATA.command), ` (version ${DATA.version}).`));
}

// --- choices ---------------------------------------------------------------------------------------------------------

function draw() {
  explainTiles();
  facts();
  dots();
  heat();
  extremePairs();
  popularity();
  table();
}

// What nobody chose cannot be shown.
if (!DATA.samples.chosen.all.n) delete SAMPLES.chosen;
choice("measure", "measure", Object.fromEntries(Object.entries(MEASURES).map(([key, one]) => [key, one.name])), () => {
  view.sort = "measure";
  view.down = true;
  draw();
});
choice("sample", "sample", SAMPLES, draw);
choice("scatter-kind", "tiles", { races: "Races", powers: "Powers" }, popularity);
choice("table-kind", "table", { races: "Races", powers: "Powers", pairs: "Pairs" }, table);
at("together").addEventListener("change", () => { view.together = at("together").checked; heat(); });
at("find").addEventListener("input", () => { view.find = at("find").value; table(); });
lead();
method();
draw();
let width = innerWidth;
addEventListener("resize", () => { if (innerWidth !== width) { width = innerWidth; hideTip(); draw(); } });
