// What a page and the worker that runs its pocket say to each other, and where that keeps games.

export const DATABASE = "elbowroom.pocket";

export type ToWorker =
  | { kind: "start"; files: string; seed?: number } // where the files of the pocket are; the same luck again, for tests
  | { kind: "ask"; id: number; method: string; url: string; key: string; body: string }
  | { kind: "connect"; line: number; table: string }
  | { kind: "hear"; line: number; text: string | null }; // null: the page hangs up

// What keeps the pocket from starting: this browser keeps nothing for pages, files are missing, or something else.
export type Obstacle = "storage" | "files" | "broken";

export type FromWorker =
  | { kind: "ready" }
  | { kind: "failed"; why: Obstacle }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "ended"; line: number; code: number };
