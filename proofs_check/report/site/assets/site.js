"use strict";
// What every page has: the search, what stands for a name in a formula, and proofs written out.
// Data is packed: as it is written it would be a fifth of the site.
window.load = async (source, name) => {
  await new Promise((done) => document.head.append(Object.assign(document.createElement("script"), { src: source, onload: done })));
  const packed = Uint8Array.from(atob(window[name]), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
};
// Statements and theorems of the document by key, and from each to what it rests on.
window.nodes = async () => {
  const { columns, nodes, edges } = await window.load("graph.js", "GRAPH");
  const made = nodes.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  for (const node of made) {
    node.isTheorem = node.kind !== "statement";
    node.key = node.isTheorem ? node.href : node.name;
    node.uses = [];
  }
  for (const [from, to, ours] of edges) made[from].uses.push({ to: made[to], ours });
  const element = (tag, text, attributes = {}) => {
    const one = document.createElement(tag);
    one.textContent = text;
    for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
    return one;
  };
  const link = (node) => element("a", node.name, { href: node.href });
  return { all: made, element, link };
};
// Every word must occur in the id, the statement or the place; ids that begin so come first. What is
// searched is read when the search is first used.
(() => {
  const MOST = 40;
  document.body.insertAdjacentHTML("afterbegin", `<a class="skip" href="#main">To the content</a>`);
  document.querySelector("header").insertAdjacentHTML("beforeend", `<form class="search" id="search" role="search"><input id="q" type="search" autocomplete="off" aria-label="Search statements, ids and places" placeholder="Search: lemma 9, Table 2 …" aria-keyshortcuts="/"><div id="hits" hidden><p id="count" role="status"></p><ol id="found" class="found"></ol></div></form>`);
  const form = document.getElementById("search");
  const input = document.getElementById("q");
  const found = document.getElementById("found");
  const count = document.getElementById("count");
  const root = document.currentScript.getAttribute("src").replace("assets/site.js", "");
  let rows;
  const plain = (text) => text.toLowerCase().replace(/[-_]/g, " ");
  const read = async () => {
    if (!rows) {
      rows = (await window.load(`${root}assets/claims.js`, "CLAIMS")).map((row) => ({ row, text: plain(row.join(" ")) }));
    }
  };
  const element = (tag, css, text) => {
    const made = document.createElement(tag);
    if (css) made.className = css;
    made.textContent = text;
    return made;
  };
  const search = async () => {
    const asked = plain(input.value);
    const words = asked.split(/\s+/).filter(Boolean);
    document.getElementById("hits").hidden = !words.length;
    if (!words.length) { found.replaceChildren(); count.textContent = ""; return; }
    await read();
    if (asked !== plain(input.value)) return;
    const hits = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    const elsewhere = ({ row }) => (location.pathname.includes(`/${row[0].split("/")[0]}/`) ? 0 : 4);
    const rank = ({ row }) => elsewhere({ row }) + (plain(row[0]).includes(words.join(" ")) ? 0 : 2) + (row[2] === "statement" ? 0 : 1);
    hits.sort((a, b) => rank(a) - rank(b));
    count.textContent = `${hits.length} found${hits.length > MOST ? `, the first ${MOST} shown` : ""}`;
    found.replaceChildren(...hits.slice(0, MOST).map(({ row: [id, verdict, , says, cite] }) => {
      const item = document.createElement("li");
      const link = element("a", "", cite.split("; ")[0]);
      link.href = `${root}${id.split("/").map(encodeURIComponent).join("/")}.html`;
      item.append(element("b", verdict, verdict), " ", link, " ", element("span", "where", id), element("p", "", says));
      return item;
    }));
  };
  input.addEventListener("input", search);
  form.addEventListener("submit", (event) => { event.preventDefault(); const first = found.querySelector("a"); if (first) first.click(); });
  document.addEventListener("keydown", (event) => {
    const writes = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !writes) { event.preventDefault(); input.focus(); }
    if (event.key === "Escape" && document.activeElement === input) { input.value = ""; search(); }
  });
  search();
})();
// Shows what a name in a formula stands for: at the pointer, at the focus, and at a tap. Below the
// formula of a claim it lists all names by which that is to be read; of a theorem it says by what.
(async () => {
  if (!document.querySelector(".formula, .chain")) return;
  const glossary = await window.load("glossary.js", "GLOSSARY");
  const made = (anchor) => {
    const item = document.createElement("li");
    item.innerHTML = glossary[anchor];  // written by the program that wrote the site
    return item;
  };
  const anchor = (link) => link.getAttribute("href").split("#")[1];
  const tip = document.createElement("div");
  tip.id = "tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  document.body.append(tip);
  const show = (link) => {
    tip.replaceChildren(...made(anchor(link)).childNodes);
    for (const each of tip.querySelectorAll("a")) each.removeAttribute("href");
    tip.hidden = false;
    const box = link.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(box.left, innerWidth - tip.offsetWidth - 8)) + scrollX}px`;
    const below = box.bottom + 4 + tip.offsetHeight < innerHeight || box.top < tip.offsetHeight;
    tip.style.top = `${scrollY + (below ? box.bottom + 4 : box.top - tip.offsetHeight - 4)}px`;
    link.setAttribute("aria-describedby", "tip");
  };
  const hide = () => { tip.hidden = true; };
  for (const [event, act] of [["mouseover", show], ["focusin", show], ["mouseout", hide], ["focusout", hide]])
    document.addEventListener(event, ({ target }) => { const link = target.closest("a.d"); if (link) act(link); });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.d");
    if (link) { event.preventDefault(); show(link); } else hide();
  });
  for (const formula of document.querySelectorAll("#proved .formula")) {
    const list = document.createElement("ul");
    list.className = "long";
    const seen = new Set();
    const pending = [formula];
    while (pending.length) {
      for (const link of pending.shift().querySelectorAll("a.d")) {
        if (seen.has(anchor(link))) continue;
        seen.add(anchor(link));
        list.append(made(anchor(link)));
        pending.push(list.lastChild);
      }
    }
    if (!seen.size) continue;
    const where = document.createElement("details");
    where.open = seen.size < 7;
    where.append(Object.assign(document.createElement("summary"), { textContent: "where" }), list);
    formula.after(where);
  }
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });
  const { all, element, link } = await window.nodes();
  for (const node of all) {
    const item = node.isTheorem && document.getElementById(node.href.split("#")[1]);
    if (!item || !node.uses.length) continue;
    const by = element("p", "by ", { class: "by" });
    node.uses.forEach(({ to }, at) => by.append(at ? "; " : "", link(to)));
    if (node.file) by.append(" · ", element("a", "instances and query", { href: `files.html?${encodeURIComponent(node.file)}` }));
    item.append(by);
  }
  // A chain is written out from the theorem that the page names down to the definitions; what
  // stands above already is not said again.
  for (const list of document.querySelectorAll(".chain")) {
    list.before(element("p", "Each line rests on those below it that stand further in, down to the axioms that it names."));
    const shown = new Set();
    const goOn = (node, depth) => {
      const used = node.uses.map(({ to }) => to);
      const axioms = used.filter(({ kind }) => kind === "axiom");
      const again = shown.has(node) && used.length;
      const item = element("li", "");
      item.style.setProperty("--depth", depth);
      item.append(link(node), ` (${node.rule}`);
      if (again) item.append(", as above");
      else axioms.forEach((axiom, at) => item.append(at ? "; " : ", by ", axiom.rule === "assumed" ? "assumed: " : "", axiom.name));
      item.append(")");
      if (node.file) item.append(" ", element("a", "SMT-LIB", { href: `files.html?${encodeURIComponent(node.file)}` }));
      list.append(item);
      if (again) return;
      shown.add(node);
      for (const each of used) if (each.kind !== "axiom") goOn(each, depth + 1);
    };
    const asked = list.querySelector("a").getAttribute("href");
    list.replaceChildren();
    goOn(all.find(({ key }) => key === asked), 0);
  }
})();
// A play move by move, by buttons or the arrow keys; without them all of it is shown.
for (const table of document.querySelectorAll(".turns")) {
  const rows = [...table.tBodies[0].rows];
  const bar = Object.assign(document.createElement("p"), { className: "stepper" });
  const told = document.createElement("span");
  told.setAttribute("role", "status");
  let at = rows.length - 1;
  const show = (to) => {
    at = Math.max(0, Math.min(rows.length - 1, to));
    rows.forEach((row, number) => {
      row.classList.toggle("later", number > at);
      row.classList.toggle("now", number === at);
    });
    told.textContent = `${at + 1} of ${rows.length}: ${rows[at].cells[0].textContent}`;
  };
  const steps = [["Start", () => 0], ["← Back", () => at - 1], ["Next →", () => at + 1], ["All", () => rows.length - 1]];
  for (const [words, to] of steps) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: words });
    button.addEventListener("click", () => show(to()));
    bar.append(button, " ");
  }
  bar.append(told);
  bar.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight" || key === "ArrowLeft") show(at + (key === "ArrowRight" ? 1 : -1));
  });
  table.before(bar);
}
