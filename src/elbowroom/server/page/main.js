// Which page an address means: / is the start, /t/TABLE a table, /t/TABLE/SEQ a moment of its game.

import { showStart } from "./start.js";
import { showTable } from "./table.js";

const [, table, moment] = location.pathname.match(/^\/t\/([^/]+)(?:\/(\d+))?$/) ?? [];
window.addEventListener("hashchange", () => location.reload()); // another key
if (table) showTable(table, location.hash.slice(1), moment ? Number(moment) : undefined);
else showStart();
