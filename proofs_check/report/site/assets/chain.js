"use strict";
// Writes each chain out, from the theorem that the page names down to the definitions. What stands
// above already is not said again.
for (const list of document.querySelectorAll(".chain")) {
  const { all, element, named, link } = window.NODES;
  const shown = new Set();
  const goOn = (node, depth) => {
    const used = node.uses.map(({ to }) => to);
    const axioms = used.filter(({ kind }) => kind === "axiom");
    const again = shown.has(node) && used.length;
    const item = element("li", "");
    item.style.setProperty("--depth", depth);
    item.append(link(node, "graph.html"), ` (${node.rule}`);
    if (again) item.append(", as above");
    else axioms.forEach((axiom, at) => item.append(at ? "; " : ", by ", axiom.rule === "assumed" ? "assumed: " : "", named(axiom)));
    item.append(")");
    if (node.file) item.append(" ", element("a", "SMT-LIB", { href: `files.html?${encodeURIComponent(node.file)}` }));
    list.append(item);
    if (again) return;
    shown.add(node);
    for (const each of used) if (each.kind !== "axiom") goOn(each, depth + 1);
  };
  const { hash } = list.querySelector("a");
  list.replaceChildren();
  goOn(all.find(({ key }) => key === hash), 0);
}
