// The shape of a board: from the middle and size of each region to cells that fill the map and touch their neighbours.

const GAP = 0.15; // between the ground and the sky of a board file that holds both, as a part of its height
const CELL = 100; // units an average region is wide
const ROUNDS = 60; // of pulling and pushing until the borders are right; most boards need less than twenty
const CLOUDS = 9; // units between an island and its half of the way to the next

/** Where everything lies, in units of the drawing. Islands are drawn smaller above the ground. */
export function layOut(file, ground) {
  const aspect = ground ? ground.aspect : file.aspect;
  const low = file.regions.filter((region) => !region.island);
  const height = Math.sqrt(low.length / aspect) * CELL;
  const width = aspect * height;
  const skyAspect = ground ? file.aspect - ground.aspect - GAP : 0;
  const skyHeight = ground ? Math.min(height * 0.7, width / skyAspect) : 0;
  const sky = { x: (width - skyAspect * skyHeight) / 2, y: 0, width: skyAspect * skyHeight, height: skyHeight };
  const land = { x: 0, y: ground ? skyHeight + 20 : 0, width, height };
  const placed = (region) => {
    const [x, y] = region.centroid ?? [0.5, 0.5];
    const [frame, from] = region.island ? [sky, ground.aspect + GAP] : [land, 0];
    const area = (region.area ?? 1 / file.regions.length) * file.aspect * frame.height ** 2;
    return { ...region, x: frame.x + (x * file.aspect - from) * frame.height, y: frame.y + y * frame.height, area, weight: (0.8 * area) / Math.PI };
  };
  const regions = file.regions.map(placed);
  const wrong = [land, sky].map((frame) => settle(regions.filter((region) => (region.island ? sky : land) === frame), frame));
  for (const region of regions) {
    const [{ x, y, width, height }, [cx, cy]] = [region.island ? sky : land, centreOf(region.cell)];
    region.x = Math.min(Math.max(cx, x + 30), x + width - 30); // what lies there stays on the map
    region.y = Math.min(Math.max(cy, y + 36), y + height - 42);
  }
  const ways = wrong.flatMap(({ missing }) => missing);
  const walls = wrong.flatMap(({ false: touching }) => touching.map(([, , side]) => side));
  return { width, height: land.y + height, sky: ground ? sky : null, regions, ways, walls, count: regions.length };
}

/** Cut cells, and move their middles until neighbours touch and others do not; the best try counts. */
function settle(regions, frame) {
  const mean = (frame.width * frame.height) / regions.length;
  let best = { errors: Infinity, missing: [], false: [] };
  for (let round = 0; round <= ROUNDS && best.errors; round++) {
    for (const region of regions) region.cell = cellOf(region, regions, frame);
    const tried = { ...mistakes(regions), cells: regions.map((region) => region.cell) };
    const areas = regions.map((region) => areaOf(region.cell));
    tried.errors = tried.missing.length + tried.false.length + 5 * areas.filter((area) => area < 0.4 * mean).length;
    if (tried.errors < best.errors) best = tried;
    regions.forEach((region, i) => {
      const wanted = Math.min(Math.max(region.area, 0.45 * mean), 2.2 * mean);
      region.weight += (0.3 * Math.max(-0.3 * mean, Math.min(0.3 * mean, wanted - areas[i]))) / Math.PI;
    });
    for (const [a, b] of tried.missing) approach(a, b, 0.04);
    for (const [a, b] of tried.false) approach(a, b, -0.02);
  }
  regions.forEach((region, i) => (region.cell = best.cells[i]));
  return best;
}

function approach(a, b, part) {
  const [dx, dy] = [(b.x - a.x) * part, (b.y - a.y) * part];
  Object.assign(a, { x: a.x + dx, y: a.y + dy });
  Object.assign(b, { x: b.x - dx, y: b.y - dy });
}

/** Neighbours whose cells do not touch, and others whose cells do, with the side between them. */
function mistakes(regions) {
  const found = { missing: [], false: [] };
  const byId = new Map(regions.map((region) => [region.id, region]));
  for (const region of regions) {
    const sides = new Map();
    region.cell.forEach((corner, i) => {
      const next = region.cell[(i + 1) % region.cell.length];
      if (corner[2] && Math.hypot(next[0] - corner[0], next[1] - corner[1]) > 2) sides.set(corner[2], [corner, next]);
    });
    const long = (id) => sides.has(id) && Math.hypot(sides.get(id)[1][0] - sides.get(id)[0][0], sides.get(id)[1][1] - sides.get(id)[0][1]) > 10;
    for (const id of region.neighbours) if (id > region.id && !long(id)) found.missing.push([region, byId.get(id)]);
    for (const [id, side] of sides) if (id > region.id && !region.neighbours.includes(id)) found.false.push([region, byId.get(id), side]);
  }
  return found;
}

/** The corners of a cell, each with the region behind the side that begins there (0: nobody). */
function cellOf(region, regions, { x, y, width, height }) {
  let corners = [[x, y, 0], [x + width, y, 0], [x + width, y + height, 0], [x, y + height, 0]];
  for (const other of regions) {
    if (other === region) continue;
    const apart = other.island !== region.island;
    const [a, b] = [other.x - region.x, other.y - region.y];
    const middle = (other.x ** 2 + other.y ** 2 - other.weight - region.x ** 2 - region.y ** 2 + region.weight) / 2;
    const limit = middle - (apart ? CLOUDS * Math.hypot(a, b) : 0);
    const beyond = corners.map(([px, py]) => a * px + b * py - limit);
    corners = corners.flatMap((corner, i) => {
      const [next, d, e] = [corners[(i + 1) % corners.length], beyond[i], beyond[(i + 1) % corners.length]];
      const kept = d <= 0 ? [corner] : [];
      if (d <= 0 === e <= 0) return kept;
      const cut = (axis) => corner[axis] + (d / (d - e)) * (next[axis] - corner[axis]);
      return [...kept, [cut(0), cut(1), d > 0 ? corner[2] : apart ? 0 : other.id]];
    });
  }
  return corners;
}

const crosses = (cell) => cell.map(([x, y], i) => ((next) => [x + next[0], y + next[1], x * next[1] - next[0] * y])(cell[(i + 1) % cell.length]));
const areaOf = (cell) => crosses(cell).reduce((sum, [, , cross]) => sum + cross, 0) / 2;

/** The middle of a cell, where there is most room. */
function centreOf(cell) {
  const area = 6 * areaOf(cell);
  return crosses(cell).reduce(([x, y], [sx, sy, cross]) => [x + (sx * cross) / area, y + (sy * cross) / area], [0, 0]);
}

export const outline = (cell) => `M${cell.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
