// Which part of a board is seen: the window may zoom in and move about, but never loses the board.

const CLOSEST = 120; // pixels: how large the free circle of a typical region may get
const EDGE = 48; // pixels of a region that must stay visible when it is revealed

export class View {
  width = $state(0); // of the window, in pixels
  height = $state(0);
  zoom = $state(1); // 1: the whole board
  x = $state(0); // where the corner of the board is
  y = $state(0);
  moving = $state(false); // by somebody's hand
  #board = $state.raw({ width: 1, height: 1, unit: 1 });
  #rest = 0;

  // Pixels for each unit of the drawing when the whole board is seen.
  readonly fitting: number = $derived(
    this.width && this.height ? Math.min(this.width / this.#board.width, this.height / this.#board.height) : 0,
  );
  readonly closest: number = $derived(Math.max(2.5, CLOSEST / (this.#board.unit * this.fitting || 1)));

  // Whether there is an empty band below the whole board, wide enough for buttons.
  readonly banded: boolean = $derived(this.height - this.#board.height * this.fitting > 104);

  show(width: number, height: number, unit: number): void {
    if (width === this.#board.width && height === this.#board.height) return;
    this.#board = { width, height, unit };
    this.fit();
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.#settle();
  }

  fit(): void {
    this.zoom = 1;
    this.#settle();
  }

  // Zooms in or out around a point of the window; without one around its middle.
  scale(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(this.closest, before * factor));
    const real = this.zoom / before;
    this.x = px - (px - this.x) * real;
    this.y = py - (py - this.y) * real;
    this.#settle();
    this.#move();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#settle();
    this.#move();
  }

  // Moves the board so that a circle of it is seen.
  reveal(x: number, y: number, radius: number): void {
    const k = this.fitting * this.zoom;
    const [px, py, r] = [x * k + this.x, y * k + this.y, radius * k + EDGE];
    const shift = (at: number, room: number): number => (at - r < 0 ? r - at : at + r > room ? room - at - r : 0);
    this.pan(shift(px, this.width), shift(py, this.height));
  }

  #settle(): void {
    const hold = (at: number, size: number, room: number): number =>
      size <= room ? (room - size) / 2 : Math.max(room - size, Math.min(0, at));
    const k = this.fitting * this.zoom;
    this.x = hold(this.x, this.#board.width * k, this.width);
    this.y = hold(this.y, this.#board.height * k, this.height);
  }

  #move(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.moving = false), 160);
  }
}
