// Who is signed in here, if anybody. Nobody is asked before somebody has been: a page without an account asks nothing.

import type { Account, OwnTable } from "../protocol";
import { api } from "./api";
import { memory } from "./memory.svelte";
import { makePasskey, signWithPasskey } from "./passkey";
import { settings } from "./settings.svelte";


class AccountHere {
  account = $state.raw<Account | null>(null);
  offered = $state(true); // there are accounts on this server
  letters = $state(false); // the server writes letters
  known = $state(false); // the server has been asked
  maybe = $state(memory.signedIn);

  async look(): Promise<void> {
    const me = await api.me();
    this.offered = me.accounts;
    this.letters = me.mail ?? false;
    this.account = me.account ?? null;
    this.known = true;
    this.#mark(this.account !== null);
  }

  async join(name: string): Promise<void> {
    await api.join(await makePasskey(await api.joinWish(name)));
    await this.enter();
    if (!settings.name) settings.choose({ name });
  }

  async signIn(): Promise<void> {
    await api.signIn(await signWithPasskey(await api.signInWish()));
    await this.enter();
  }

  // Uses the secret of a link up; tells what that has done.
  async useTicket(ticket: string, name = ""): Promise<string> {
    const { done } = await api.useTicket(ticket, name);
    await this.enter();
    return done;
  }

  async addDevice(): Promise<void> {
    await api.addPasskey(await makePasskey(await api.addWish()));
    await this.look();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.#leave();
  }

  async remove(): Promise<void> {
    await api.deleteMe();
    this.#leave();
  }

  // Brings the games of the account into the list of this browser. They need no key here: the account is one.
  async bringGames(): Promise<void> {
    if (!this.maybe) return;
    const found = await api.myTables().catch((problem: { code?: string }) => {
      if (problem.code !== "sign_in") throw problem;
      this.#leave(); // the session is over, or was ended elsewhere
    });
    if (!found) return;
    const { tables } = found;
    this.#added = new Set(tables.map((own) => own.table.id));
    for (const own of [...tables].reverse()) if (!memory.find(own.table.id)) memory.remember(remembered(own));
  }

  // Adds games of this browser to the account; returns how many could not be.
  async addGames(): Promise<number> {
    let failed = 0;
    for (const { id, key } of this.#loose()) await api.claimTable(id, key).catch(() => failed++);
    await this.bringGames();
    return failed;
  }

  // Games of this browser whose seats are not yet those of the account.
  get loose(): number {
    return this.#loose().length;
  }

  // Tables with seats of the account.
  get tables(): number {
    return this.#added.size;
  }

  #added = $state.raw<Set<string>>(new Set());

  #loose() {
    return memory.games.filter((game) => game.key && game.seats.length && !this.#added.has(game.id));
  }

  async enter(): Promise<void> {
    await this.look();
    if (!this.account) return;
    await this.bringGames();
  }

  // Who leaves takes the games along that only the account opens.
  #leave(): void {
    this.account = null;
    this.#mark(false);
    for (const game of memory.games) if (!game.key) memory.forget(game.id);
  }

  #mark(here: boolean): void {
    this.maybe = here;
    memory.signedIn = here;
  }
}

function remembered({ table, seats }: OwnTable): Parameters<typeof memory.remember>[0] {
  return {
    id: table.id,
    key: "",
    title: table.title,
    board: table.agreement.board ?? "base_2",
    status: table.status,
    seats,
    names: table.seats.map((seat) => seat.name ?? ""),
  };
}

export const here = new AccountHere();
