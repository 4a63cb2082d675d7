"use strict";
// The stored queries, and the entries of the proof script; the address names the one that is shown.
(async () => {
  const { files, instances } = await window.load("files.js", "FILES");
  for (const entry of (files["proof.smt2"] || "").trimEnd().split(/\n(?=; |\(declare-(?:fun|sort) )/)) {
    const head = /^; [^\n]*\n\(define-fun (\|[^|]*\||\S+) /.exec(entry);
    if (head) files[head[1]] = entry;
  }
  const choose = document.getElementById("file");
  const save = document.getElementById("save");
  for (const name of Object.keys(files)) choose.append(new Option(name, name));
  const show = () => {
    document.getElementById("query").textContent = files[choose.value];
    const told = document.getElementById("told");
    told.hidden = !(choose.value in instances);
    told.querySelector("ul").replaceChildren(...(instances[choose.value] || []).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    save.href = URL.createObjectURL(new Blob([files[choose.value]], { type: "text/plain" }));
    save.download = choose.value;
    save.hidden = false;
  };
  const asked = decodeURIComponent(location.search.slice(1));
  if (asked in files) choose.value = asked;
  choose.addEventListener("change", show);
  show();
})();
