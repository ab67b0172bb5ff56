// The board as a drawing: ground that never changes, and what lies on it now.

import { refill, SHAPES, svg } from "./dom.js";
import { layOut, outline } from "./geometry.js";
import { MARKERS, SIGNS } from "./glyphs.js";
import { askOnce } from "./net.js";
import { regionWords, terrainName } from "./words.js";

/** The board of a game; `pick` is called with the number of a region that is clicked. */
export async function makeBoard(key, pick) {
  const parts = key.split("+");
  const [file, below] = await Promise.all([askOnce(`/api/boards/${key}`), parts[1] && askOnce(`/api/boards/${parts[0]}`)]);
  return new Board(file, layOut(file, below), pick);
}

const sign = (name, x, y, size, kind = "") =>
  svg("path", { class: `sign ${kind}`, d: SIGNS[name], transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})` });
const text = (words, x, y, kind) => svg("text", { x, y, class: kind }, String(words));

class Board {
  constructor(file, plan, pick) {
    this.file = file;
    this.plan = plan;
    this.pick = pick;
    this.rims = svg("g", { filter: "url(#pen)" });
    this.things = svg("g", {});
    const { width, height } = plan;
    this.node = svg(
      "svg",
      { class: `board ${file.key.split("_")[0]}`, viewBox: `-10 -10 ${width + 20} ${height + 20}`, role: "group", "aria-label": `The board ${file.key}` },
      svg("filter", { id: "pen", x: "-5%", y: "-5%", width: "110%", height: "110%" }, // a hand never draws straight
        svg("feTurbulence", { type: "fractalNoise", baseFrequency: "0.015", numOctaves: "2", result: "noise" }),
        svg("feDisplacementMap", { in: "SourceGraphic", in2: "noise", scale: "10", xChannelSelector: "R", yChannelSelector: "G" }),
      ),
      this.#ground(),
      this.rims,
      this.things,
    );
    this.node.style.setProperty("--least", `${Math.round(Math.sqrt(plan.count * (width / height)) * 56)}px`); // wide enough for fingers
  }

  #ground() {
    const { regions, sky, ways, walls } = this.plan;
    return svg("g", { filter: "url(#pen)", "aria-hidden": "true" },
      sky && svg("rect", { class: "clouds", ...sky, rx: 20 }),
      regions.map((region) => svg("path", { class: `ground ${region.terrain}`, d: outline(region.cell) })),
      walls.map(([a, b]) => svg("path", { class: "wall", d: `M${a[0]} ${a[1]}L${b[0]} ${b[1]}` })),
      ways.map(([a, b]) => svg("path", { class: "way", d: `M${a.x} ${a.y}L${b.x} ${b.y}` })),
    );
  }

  /** Draw a position. `offers` has what stands on each target: { label, risky }. */
  draw(position, { offers = new Map(), selected = 0, names }) {
    const near = selected ? this.plan.regions[selected - 1].neighbours : [];
    refill(this.rims,
      ...[...offers.keys()].map((id) => svg("path", { class: "target", d: outline(this.plan.regions[id - 1].cell) })),
      ...near.map((id) => svg("path", { class: "near", d: outline(this.plan.regions[id - 1].cell) })),
      ...(selected ? [svg("path", { class: "selected", d: outline(this.plan.regions[selected - 1].cell) })] : []),
    );
    const ends = position.regions.filter((region) => region.access);
    const links = ends.flatMap((a) => ends.filter((b) => b.access === a.access && b.id > a.id).map((b) => this.#link(a, b)));
    refill(this.things, ...links, ...position.regions.map((region) => this.#region(region, position, offers.get(region.id), names)));
  }

  #link(a, b) {
    const [from, to] = [this.plan.regions[a.id - 1], this.plan.regions[b.id - 1]];
    return svg("path", { class: "link", d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
  }

  #region(now, position, offer, names) {
    const { x, y, cell, terrain, symbols = [] } = this.plan.regions[now.id - 1];
    const words = `Region ${now.id}, ${terrainName(terrain)}${regionWords(now, this.plan.regions[now.id - 1], names)}${offer ? `, ${offer.words}` : ""}`;
    const act = () => this.pick(now.id);
    const key = (event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), act());
    const signs = [terrain, ...symbols, ...(now.access ? [now.access] : [])];
    const row = x - signs.length * 10;
    return svg("g", { class: `region ${terrain}`, "data-at": now.id, role: "button", tabindex: 0, "aria-label": words, onclick: act, onkeydown: key },
      svg("title", {}, words),
      svg("path", { class: "field", d: outline(cell) }),
      text(now.id, row, y - 19, "label"),
      signs.map((name, i) => sign(name, row + 21 + i * 21, y - 24, i ? 18 : 20, i ? "symbol" : "")),
      now.tokens ? this.#stack(now, x, y) : now.natives ? this.#natives(now, x, y) : null,
      now.tokens && text(names.race(now.race), x, y + 37, "race"),
      Object.entries(now.markers ?? {}).map(([kind, number], i) => this.#marker(kind, number, x - 31, y + 1 + i * 17)),
      now.buried && this.#badge("⊔", x - 31, y + 30, "buried"),
      [...(now.hides ? ["?"] : []), ...(now.sites ?? []).map((site) => names.tile(site).split(" ").at(-1)[0])].map((letter, i) =>
        this.#badge(letter, x + 29, y + 20 + i * 17, "site")),
      offer && this.#offer(offer, x + 28, y - 2),
    );
  }

  #stack(now, x, y) {
    const grey = now.place !== "active";
    return svg("g", { class: `stack ${grey ? "declined" : ""} seat${now.seat}`, transform: `translate(${x} ${y + 6})${grey ? " rotate(-12)" : ""}` },
      svg("path", { d: SHAPES[now.seat - 1], transform: "translate(-20.4 -20.4) scale(1.7)" }),
      text(now.tokens, 0, now.seat === 3 ? 11 : 7, "count"),
    );
  }

  #natives(now, x, y) {
    return svg("g", { class: "natives" },
      svg("circle", { cx: x, cy: y + 6, r: 15 }),
      sign(now.natives === 1 ? "tribe" : "monsters", x, y + 5, 17),
      now.natives > 1 && text(now.natives, x + 20, y + 12, "label"),
    );
  }

  #marker(kind, number, x, y) {
    const [letter, name, effect] = MARKERS[kind] ?? [kind[0].toUpperCase(), kind, ""];
    const badge = this.#badge(letter, x, y, "marker", effect === "defends" ? `+${number}` : "", effect === "immune");
    badge.prepend(svg("title", {}, `${name}${effect ? `: ${effect === "immune" ? "immune" : `+${number} defence`}` : ""}`));
    return badge;
  }

  #badge(letter, x, y, kind, more = "", locked = false) {
    const wide = more || locked ? 28 : 17;
    return svg("g", { class: `badge ${kind}` },
      svg("rect", { x: x - wide / 2, y: y - 8, width: wide, height: 16, rx: 4 }),
      text(letter + more, x - (locked ? 6 : 0), y + 4.5, "letter"),
      locked && sign("lock", x + 6, y, 11, "symbol"),
    );
  }

  #offer({ label, risky }, x, y) {
    const wide = Math.max(22, 10 + label.length * 9);
    return svg("g", { class: `offer ${risky ? "risky" : ""}` },
      svg("rect", { x: x - wide / 2, y: y - 11, width: wide, height: 22, rx: 11 }),
      text(label, x, y + 6, "cost"),
    );
  }
}
