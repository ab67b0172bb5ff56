// The games of this browser: their links hold the only keys there are, so they are kept here.

export interface OwnGame {
  id: string;
  key: string;
  title: string;
  board: string;
  at: number; // when it was last seen, milliseconds since 1970
  status: string;
  turn: boolean; // it was our turn then
}

const PLACE = "elbowroom.games";
const MOST = 60;

function stored(): OwnGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as OwnGame[]).filter((game) => typeof game?.id === "string") : [];
  } catch {
    return [];
  }
}

class Memory {
  games = $state<OwnGame[]>(stored());

  remember(game: OwnGame): void {
    this.games = [game, ...this.games.filter((other) => other.id !== game.id)].slice(0, MOST);
    this.#keep();
  }

  forget(id: string): void {
    this.games = this.games.filter((game) => game.id !== id);
    this.#keep();
  }

  key(id: string): string {
    return this.games.find((game) => game.id === id)?.key ?? "";
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.games));
    } catch {
      // Without storage a game is continued by its link only.
    }
  }
}

export const memory = new Memory();
