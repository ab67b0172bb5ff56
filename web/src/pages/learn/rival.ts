// An opponent of the guided game: sits there and waits until a bot may play, so that nothing happens unseen.

import { TableLink } from "../../lib/table.svelte";

export class Rival {
  readonly #link: TableLink;

  constructor(
    id: string,
    key: string,
    readonly name: string,
    readonly seat: number,
  ) {
    this.#link = new TableLink(id, key);
    const sit = this.#link.listen(() => {
      sit(); // once
      void this.#link.sit(seat, name);
    });
  }

  // Leaves the seat to a bot; tells whether that worked.
  async play(): Promise<boolean> {
    const answer = await this.#link.wish({ type: "leave", seat: this.seat, bot: "random" });
    return answer.type === "accepted";
  }

  close(): void {
    this.#link.close();
  }
}
