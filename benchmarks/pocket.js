// Runs a Python program in the pocket, as a browser would: node pocket.js FOLDER-OF-THE-POCKET PROGRAM

import { readFileSync } from "node:fs";
import { argv } from "node:process";

const [, , folder, program] = argv;
const { loadPyodide } = await import(`${folder}/../../../../../web/node_modules/pyodide/pyodide.mjs`);
const lock = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" }, packages: {} };
const python = await loadPyodide({ stdLibURL: `${folder}/python.zip`, packages: [], lockFileContents: lock });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/game.zip`)), "zip", { extractDir: "/lib/python3.14/site-packages" });
await python.runPythonAsync(readFileSync(program, "utf8"));
