"use strict";
// The charts of the page (web/src/replay) are other ones: those are Svelte and built by Node, while a report is one file
// that the laboratory writes on a machine without Node, to be opened anywhere. They share no kind of chart either.
// Plots as inline SVG. Every plot is a list of things at a place, which the mouse, a finger and the arrow keys find.

const SVG = document.getElementById("mark").namespaceURI;

function make(name, attributes = {}, ...children) {
  const node = name.startsWith("svg:") ? document.createElementNS(SVG, name.slice(4)) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const at = (id) => document.getElementById(id);
const count = (number) => number.toLocaleString("en");

// Buttons of which one is pressed; the page keeps what is chosen in its `view`.
function choice(id, key, options, after) {
  for (const [value, text] of Object.entries(options)) {
    const input = make("input", { type: "radio", name: id, value, checked: view[key] === value });
    input.addEventListener("change", () => { view[key] = value; hideTip(); after(); });
    at(id).append(make("label", {}, input, make("span", {}, text)));
  }
}

const shape = (name, attributes, ...children) => make("svg:" + name, attributes, ...children);

// --- tooltips --------------------------------------------------------------------------------------------------------

const tip = document.getElementById("tip");
let tipped = null;

function showTip(mark, content) {
  hideTip();
  tipped = mark;
  mark.classList.add("at");
  tip.replaceChildren(...content);
  tip.hidden = false;
  const at = mark.getBoundingClientRect(), box = tip.getBoundingClientRect();
  const middle = at.width > 240 ? at.right - 120 : at.left + at.width / 2;
  const left = Math.max(10, Math.min(middle - box.width / 2, document.documentElement.clientWidth - box.width - 10));
  const above = at.top - box.height - 10;
  tip.style.left = left + "px";
  tip.style.top = (above > 60 ? above : Math.min(at.bottom + 10, innerHeight - box.height - 8)) + "px";
}

function hideTip() {
  if (tipped) tipped.classList.remove("at");
  tipped = null;
  tip.hidden = true;
}

addEventListener("keydown", (event) => { if (event.key === "Escape") hideTip(); });
addEventListener("scroll", hideTip, { passive: true });
addEventListener("pointerdown", (event) => { if (!event.target.closest("[data-mark]")) hideTip(); });

// Makes the marks of a plot explorable: `things` are {mark, x, y, tip}, with `tip` giving the content.
function explore(svg, things) {
  let current = 0;
  const show = (index) => { current = index; showTip(things[index].mark, things[index].tip()); };
  things.forEach((thing, index) => {
    thing.mark.setAttribute("data-mark", "");
    thing.mark.addEventListener("pointerenter", () => show(index));
    thing.mark.addEventListener("pointerdown", () => show(index));
    thing.mark.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") hideTip(); });
  });
  if (!things.length) return;
  svg.setAttribute("tabindex", "0");
  svg.addEventListener("focus", () => { if (svg.matches(":focus-visible")) show(current); });
  svg.addEventListener("blur", hideTip);
  svg.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nearest(things, things[current], step);
    if (next < 0) return;
    things[next].mark.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    show(next);
  });
}

// The thing that comes next in a direction: close ahead counts more than close beside.
function nearest(things, from, [dx, dy]) {
  let best = -1, least = Infinity;
  things.forEach((thing, index) => {
    const x = thing.x - from.x, y = thing.y - from.y;
    const ahead = x * dx + y * dy, beside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0.5 && ahead + 3 * beside < least) { least = ahead + 3 * beside; best = index; }
  });
  return best;
}

// --- scales ----------------------------------------------------------------------------------------------------------

function ticks(low, high, count) {
  const rough = (high - low) / count, unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * [1, 2, 5, 10].find((factor) => rough <= unit * factor * 1.0001);
  const out = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) out.push(i * step);
  return out;
}

// A range with some air that holds all numbers.
function extent(values, air = 0.04) {
  const known = values.filter((value) => value !== null && value !== undefined);
  let low = Math.min(...known), high = Math.max(...known);
  if (!(high > low)) { low -= 0.5; high += 0.5; }
  const margin = (high - low) * air;
  return [low - margin, high + margin];
}

const linear = ([low, high], from, to) => (value) => from + ((value - low) / (high - low)) * (to - from);

function verdict(estimate, reference) {
  if (estimate[1] === null) return "unsure";
  return estimate[1] > reference ? "above" : estimate[2] < reference ? "below" : "unsure";
}

function textWidth(text, size = 13) {
  textWidth.pen ??= document.createElement("canvas").getContext("2d");
  textWidth.pen.font = size + "px " + getComputedStyle(document.body).fontFamily;
  return textWidth.pen.measureText(text).width;
}

// --- dots with intervals ---------------------------------------------------------------------------------------------

// rows: {name, estimate, few, tip}; options: {range, reference, chance, format, label, names}
function dotPlot(place, rows, options) {
  const width = place.clientWidth, step = 27, top = 22;
  const left = Math.min(Math.max(...options.names.map((name) => textWidth(name))) + 14, width * 0.48);
  const right = width - 52, height = top + rows.length * step + 8;
  const x = linear(options.range, left + 8, right - 4);
  const svg = shape("svg", { width, height, role: "img", "aria-label": options.label });
  const axis = shape("g", { class: "axis" });
  for (const value of ticks(...options.range, Math.max(2, (right - left) / 58))) {
    axis.append(shape("line", { class: "grid", x1: x(value), x2: x(value), y1: top - 4, y2: height - 6 }),
      shape("text", { x: x(value), y: 11, "text-anchor": "middle" }, options.format(value, true)));
  }
  svg.append(axis);
  if (options.chance !== null) svg.append(upright("chance", x(options.chance), top - 4, height - 6));
  svg.append(upright("mean", x(options.reference), top - 4, height - 6));
  const things = rows.map((row, index) => {
    const y = top + index * step + step / 2;
    const kind = verdict(row.estimate, options.reference);
    const mark = shape("g", {}, shape("rect", { class: "hit", x: 0, y: y - step / 2, width, height: step, rx: 5 }));
    const drawn = shape("g", { class: row.few ? "few" : null });
    drawn.append(shape("text", { x: left - 4, y: y + 4.5, "text-anchor": "end" }, row.name));
    if (row.estimate[1] !== null) {
      const ends = [row.estimate[1], row.estimate[2]].map((end) => x(Math.max(options.range[0], Math.min(options.range[1], end))));
      drawn.append(shape("line", { class: "range " + kind, x1: ends[0], x2: ends[1], y1: y, y2: y }));
    }
    drawn.append(shape("circle", { class: "dot " + kind, cx: x(row.estimate[0]), cy: y, r: 5 }),
      shape("text", { class: "value", x: width - 4, y: y + 4, "text-anchor": "end" }, options.format(row.estimate[0])));
    mark.append(drawn);
    svg.append(mark);
    return { mark, x: 0, y, tip: row.tip };
  });
  explore(svg, things);
  place.replaceChildren(svg);
}

const upright = (kind, x, y1, y2) => shape("line", { class: kind, x1: x, x2: x, y1, y2 });

// --- the map of all pairs --------------------------------------------------------------------------------------------

// columns, rows: names; cell(column, row): {value, estimate, few, tip} or null; options: {reference, reach, format, label}
function heatMap(place, columns, rows, cell, options) {
  const left = Math.max(...rows.map((name) => textWidth(name, 12.5))) + 12;
  const space = place.clientWidth - 4 - left;
  const size = Math.max(15, Math.min(70, space / columns.length));
  const tall = Math.min(30, Math.max(size, 20)), roomy = size >= 36;
  const tilt = size >= 30 ? -40 : -90, rise = Math.sin((-tilt * Math.PI) / 180);
  const head = Math.max(...columns.map((name) => textWidth(name, 12.5))) * rise + 16;
  const overhang = textWidth(columns[columns.length - 1], 12.5) * Math.cos((tilt * Math.PI) / 180);
  const width = left + size * columns.length, height = head + tall * rows.length + 2;
  const svg = shape("svg", { width: Math.max(width, Math.min(width + overhang, place.clientWidth - 4)), height, role: "img", "aria-label": options.label });
  columns.forEach((name, index) => {
    const x = left + (index + 0.5) * size + (roomy ? 0 : 4), y = head - 7;
    svg.append(shape("text", { x, y, transform: `rotate(${tilt} ${x} ${y})`, "font-size": 12.5 }, name));
  });
  const things = [];
  rows.forEach((name, line) => {
    const y = head + line * tall;
    svg.append(shape("text", { x: left - 8, y: y + tall / 2 + 4.5, "text-anchor": "end", "font-size": 12.5 }, name));
    columns.forEach((_, index) => {
      const x = left + index * size, known = cell(index, line);
      const mark = shape("g", {}), box = { x: x + 1, y: y + 1, width: size - 2, height: tall - 2, rx: 3 };
      if (!known.estimate) {
        mark.append(shape("rect", { class: "cell none", ...box }));
      } else {
        const tone = Math.max(-1, Math.min(1, (known.estimate[0] - options.reference) / options.reach));
        const sure = verdict(known.estimate, options.reference) !== "unsure", side = tone < 0 ? "weak" : "strong";
        const share = Math.round(Math.abs(tone) * (sure ? 100 : 50));  // what may be luck stays pale
        const rect = shape("rect", { class: "cell" + (known.few ? " few" : ""), ...box });
        rect.style.fill = `color-mix(in oklab, var(--${side}) ${share}%, var(--mid))`;
        mark.append(rect);
        const on = share > 70 && !known.few ? " on" : "";
        if (roomy) {
          mark.append(shape("text", { class: "cell-text" + on + (known.few ? " few" : ""), x: x + size / 2, y: y + tall / 2 + 4,
            "font-weight": sure ? 700 : 400 }, options.format(known.estimate[0])));
        } else if (sure && !known.few) {
          mark.append(shape("circle", { class: "sure" + on, cx: x + size / 2, cy: y + tall / 2, r: 2 }));
        }
      }
      svg.append(mark);
      things.push({ mark, x: x + size / 2, y: y + tall / 2, tip: known.tip });
    });
  });
  explore(svg, things);
  place.replaceChildren(svg);
  return roomy;
}

// --- two numbers of each tile ----------------------------------------------------------------------------------------

// points: {name, x: estimate, y, few, tip}; options: {reference, chance, format, xTitle, yTitle, label}
function scatter(place, points, options) {
  const width = place.clientWidth, height = Math.max(320, Math.min(460, width * 0.55)), left = 46, bottom = height - 44;
  const range = extent(points.flatMap((point) => [point.x[0], point.x[1], point.x[2], options.reference, options.chance]));
  const heights = points.map((point) => point.y), most = Math.max(...heights), least = Math.min(...heights);
  const rangeY = least > most * 0.6 ? extent([most * 1.1, least * 0.9], 0.06) : [0, most * 1.08 || 1];
  const x = linear(range, left + 6, width - 10), y = linear(rangeY, bottom, 14);
  const svg = shape("svg", { width, height, role: "img", "aria-label": options.label });
  const axis = shape("g", { class: "axis" });
  for (const value of ticks(...range, Math.max(3, width / 130))) {
    axis.append(upright("grid", x(value), 8, bottom),
      shape("text", { x: x(value), y: bottom + 17, "text-anchor": "middle" }, options.format(value, true)));
  }
  for (const value of ticks(...rangeY, 5)) {
    axis.append(shape("line", { class: "grid", x1: left, x2: width, y1: y(value), y2: y(value) }),
      shape("text", { x: left - 7, y: y(value) + 4, "text-anchor": "end" }, String(Math.round(value * 100) / 100)));
  }
  axis.append(shape("text", { x: width, y: height - 6, "text-anchor": "end" }, options.xTitle + " →"),
    shape("text", { class: "halo", x: left + 4, y: 12 }, "↑ " + options.yTitle));
  svg.append(axis);
  if (options.chance !== null) svg.append(upright("chance", x(options.chance), 22, bottom));
  svg.append(upright("mean", x(options.reference), 22, bottom));
  const taken = points.map((point) => [x(point.x[0]) - 7, y(point.y) - 7, 14, 14]);
  const labels = [];
  const things = points.map((point) => {
    const cx = x(point.x[0]), cy = y(point.y), kind = verdict(point.x, options.reference);
    const mark = shape("g", { class: point.few ? "few" : null });
    if (point.x[1] !== null) mark.append(shape("line", { class: "range " + kind, x1: x(point.x[1]), x2: x(point.x[2]), y1: cy, y2: cy }));
    mark.append(shape("circle", { class: "dot " + kind, cx, cy, r: 5.5 }), shape("circle", { class: "hit", cx, cy, r: 14 }));
    const place = freePlace(cx, cy, textWidth(point.name, 12.5), taken, [left, 10, width, bottom]);
    if (place) labels.push(shape("text", { class: "halo", x: place[0], y: place[1] + 12, "font-size": 12.5, "pointer-events": "none" }, point.name));
    svg.append(mark);
    return { mark, x: cx, y: cy, tip: point.tip };
  });
  svg.append(...labels);
  explore(svg, things);
  place.replaceChildren(svg);
}

// Where a label fits beside a point without touching another label or point; null if nowhere.
function freePlace(x, y, width, taken, [left, top, right, bottom]) {
  const high = 16;
  const tries = [[x - width / 2, y - 24], [x - width / 2, y + 9], [x + 10, y - high / 2], [x - width - 10, y - high / 2],
    [x + 7, y - 22], [x - width - 7, y - 22], [x + 7, y + 6], [x - width - 7, y + 6]];
  for (const [a, b] of tries) {
    if (a < left || b < top || a + width > right || b + high > bottom) continue;
    if (taken.some(([c, d, w, h]) => a < c + w && c < a + width && b < d + h && d < b + high)) continue;
    taken.push([a, b, width, high]);
    return [a, b];
  }
  return null;
}
