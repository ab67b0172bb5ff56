// Every board with pieces in every state: board.html?board=base_2&moment=0&theme=dark, or ?gallery (tokens), ?thumbs (with a server).
// fixtures.py writes what is shown here. No part of the built page.

import { mount } from "svelte";
import "../src/app.css";
import Board from "../src/board/Board.svelte";
import type { Drawing, Scene } from "../src/game/scene.svelte";
import { Scene as SceneClass } from "../src/game/scene.svelte";
import type { TableLink } from "../src/lib/table.svelte";
import type { BoardFile, Game } from "../src/protocol";
import Gallery from "./Gallery.svelte";
import Thumbs from "./Thumbs.svelte";

interface Fixture {
  board: BoardFile;
  drawing: Drawing;
  games: Game[];
}

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById("app")!;

async function fixture(board: string): Promise<Fixture> {
  return (await fetch(new URL(`./fixtures/${board}.json`, import.meta.url))).json() as Promise<Fixture>;
}

if (query.has("gallery")) mount(Gallery, { target });
else if (query.has("thumbs")) mount(Thumbs, { target });
else {
  const found = await fixture(query.get("board") ?? "base_2");
  const game = found.games[Number(query.get("moment") ?? 0)]!;
  const still = { position: game.position, decision: query.has("calm") ? null : game.decision, table: game.table };
  const scene: Scene = new SceneClass(still as unknown as TableLink, found.board, found.drawing);
  if (query.has("selected")) scene.selected = Number(query.get("selected"));
  mount(Board, { target, props: { scene } });
}
