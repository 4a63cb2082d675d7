"use strict";
// Runs the literal reference in the page. A page from the disk may read no files: what Pyodide
// asks for is handed to it from scripts.
(() => {
  const TYPES = { wasm: "application/wasm", zip: "application/zip", json: "application/json" };
  const base = new URL("../live/", location.href).href;
  const load = (name) => new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = base + name;
    script.onload = done;
    script.onerror = () => failed(new Error(`${name} is not in the folder live`));
    document.head.append(script);
  });
  let python;
  const start = async () => {
    for (const name of ["data.js", "reference.js", "pyodide.asm.js", "pyodide.js"]) await load(name);
    const data = window.PYODIDE_DATA;
    const before = window.fetch;
    window.fetch = async (asked, ...rest) => {
      const name = String(asked).split("/").pop();
      if (!(name in data)) return before(asked, ...rest);
      const bytes = Uint8Array.from(atob(data[name]), (letter) => letter.charCodeAt(0));
      return new Response(bytes, { headers: { "Content-Type": TYPES[name.split(".").pop()] } });
    };
    try {
      const made = await loadPyodide({ indexURL: base });
      for (const [path, text] of Object.entries(window.REFERENCE)) {
        const full = `/home/pyodide/${path}`;
        made.FS.mkdirTree(full.slice(0, full.lastIndexOf("/")));
        made.FS.writeFile(full, text);
      }
      made.runPython("import sys; sys.path.insert(0, '/home/pyodide')");
      return made;
    } finally {
      window.fetch = before;
    }
  };
  for (const holder of document.querySelectorAll(".live")) {
    const area = holder.querySelector("textarea");
    const out = holder.querySelector("output");
    holder.hidden = false;
    holder.querySelector("button").addEventListener("click", async () => {
      out.textContent = "starting Python …";
      try {
        python = python || start();
        const made = await python;
        out.textContent = "running …";
        const scope = made.toPy({ asked: area.value });
        out.textContent = made.runPython(
          "from pyodide.code import eval_code\nrepr(eval_code(asked, {}))", { globals: scope });
      } catch (error) {
        out.textContent = String(error.message || error).trim().split("\n").pop();
      }
    });
  }
})();
