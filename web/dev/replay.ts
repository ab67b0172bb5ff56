// Shows the replay of a table of a running server, or its end, without the rest of the page.

import { mount } from "svelte";

import "../src/app.css";
import EndScreen from "../src/replay/EndScreen.svelte";
import Replay from "../src/replay/Replay.svelte";
import { speech, type Language } from "../src/i18n/index.svelte";
import { TableLink } from "../src/lib/table.svelte";

const wish = new URLSearchParams(location.search);
const target = document.getElementById("app")!;
const [id, key] = [wish.get("table") ?? "", wish.get("key") ?? ""];
if (wish.has("language")) void speech.use(wish.get("language") as Language);

if (wish.has("end")) {
  const link = new TableLink(id, key);
  const stop = link.listen((_, game) => {
    if (!game.position) return;
    stop();
    const page = target.appendChild(document.createElement("main"));
    page.style.padding = innerWidth < 640 ? "16px 12px 32px" : "24px";
    mount(EndScreen, { target: page, props: { table: game.table, happenings: link.happenings, position: game.position, seats: link.seats, key } });
  });
} else {
  mount(Replay, { target, props: { id, key, at: wish.has("at") ? Number(wish.get("at")) : null } });
}
