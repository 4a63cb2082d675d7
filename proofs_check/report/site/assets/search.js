"use strict";
// Every word must occur in the id, the statement or the place; ids that begin so come first.
(() => {
  const MOST = 40;
  const input = document.getElementById("q");
  const found = document.getElementById("found");
  const count = document.getElementById("count");
  const rows = window.CLAIMS.map((row) => ({ row, text: row.join(" ").toLowerCase().replace(/[-_]/g, " ") }));
  const element = (tag, css, text) => {
    const made = document.createElement(tag);
    if (css) made.className = css;
    made.textContent = text;
    return made;
  };
  const search = () => {
    const words = input.value.toLowerCase().replace(/[-_]/g, " ").split(/\s+/).filter(Boolean);
    found.replaceChildren();
    count.textContent = "";
    if (!words.length) return;
    const hits = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    const rank = ({ row }) => {
      const id = row[0].replace(/[-_]/g, " ");
      return (id.includes(words.join(" ")) ? 0 : 2) + (row[2] === "statement" ? 0 : 1);
    };
    hits.sort((a, b) => rank(a) - rank(b));
    const more = hits.length > MOST ? `, the first ${MOST} shown` : "";
    count.textContent = `${hits.length} found${more}`;
    for (const { row: [id, verdict, , says, cite] } of hits.slice(0, MOST)) {
      const item = document.createElement("li");
      const link = element("a", "", id);
      link.href = id.split("/").map(encodeURIComponent).join("/") + ".html";
      item.append(element("b", `v ${verdict}`, verdict), " ", link, " ", element("span", "where", cite.split("; ")[0]), element("p", "", says));
      found.append(item);
    }
  };
  input.addEventListener("input", search);
  document.getElementById("search").addEventListener("submit", (event) => event.preventDefault());
  search();
})();
