// At the end the purses are opened one by one, the lightest first. Who does not want to wait sees the result at once.

const BEAT = 1100; // milliseconds for each purse
const FRESH = 3600; // seconds: who comes later looks at a result that is known
const PLACE = "elbowroom.revealed"; // tables whose purses were opened in this tab

function seen(table: string): boolean {
  try {
    const tables = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as string[];
    if (tables.includes(table)) return true;
    sessionStorage.setItem(PLACE, JSON.stringify([...tables, table]));
    return false;
  } catch {
    return false; // a browser that keeps nothing opens them again
  }
}

export class Reveal {
  #opened = $state(0);

  // `order`: seats, the first to be opened first.
  constructor(
    readonly order: readonly number[],
    atOnce: boolean,
  ) {
    if (atOnce) this.skip();
  }

  // Of a table whose game ended at that time, in seconds since 1970. Nothing is left to reveal of one seen before.
  static of(table: string, order: readonly number[], ended: number, calm: boolean): Reveal {
    const old = Date.now() / 1000 - ended > FRESH;
    return new Reveal(order, calm || old || seen(table));
  }

  get done(): boolean {
    return this.#opened >= this.order.length;
  }

  isOpen(seat: number): boolean {
    return this.order.indexOf(seat) < this.#opened;
  }

  skip(): void {
    this.#opened = this.order.length;
  }

  // Opens the next purse after a while; returns how to stop that.
  beat(opened: () => void): () => void {
    const timer = setTimeout(() => {
      this.#opened += 1;
      opened();
    }, BEAT);
    return () => clearTimeout(timer);
  }
}
