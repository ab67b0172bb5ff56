// Compiles the Python files of game.zip and python.zip to the byte code of the Python that browsers run, by that Python
// itself, and packs them anew: node pack.js FOLDER, which leaves both in FOLDER/new.

import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { loadPyodide } from "pyodide";

const [, , folder] = argv;
const python = await loadPyodide({ packages: [], lockFileContents: readFileSync(new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8") });
for (const name of ["game.zip", "python.zip"]) python.FS.writeFile(`/tmp/${name}`, new Uint8Array(readFileSync(`${folder}/${name}`)));

// Of the library the texts that explain it are left out; nothing here reads them.
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

def compiled(name, text, optimize):
    return bytes(_code_to_timestamp_pyc(compile(text, name, "exec", dont_inherit=True, optimize=optimize), 0, 0))

for packed, optimize in (("game.zip", 0), ("python.zip", 2)):
    with zipfile.ZipFile(f"/tmp/{packed}") as sources, zipfile.ZipFile(f"/tmp/new-{packed}", "w", zipfile.ZIP_DEFLATED) as new:
        for name in sources.namelist():
            data = sources.read(name)
            if name.endswith(".py"):
                name, data = name + "c", compiled(name, data, optimize)
            new.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
`);
for (const name of ["game.zip", "python.zip"]) writeFileSync(`${folder}/new/${name}`, python.FS.readFile(`/tmp/new-${name}`));
