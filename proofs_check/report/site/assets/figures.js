"use strict";
// Draws each figure from its rows; a tip at the pointer tells the values.
(async () => {
  const library = await window.load("../assets/plot.js", "PLOT");
  document.head.append(Object.assign(document.createElement("script"), { textContent: library }));
  // A lower index as letters have it in a picture: a figure's labels are no markup.
  const lowered = (text) => String(text).replace(/_(\d+)/g, (_, digits) => [...digits].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[digit]).join(""));
  for (const holder of document.querySelectorAll("[data-figure]")) {
    const figure = await window.load(`figures/${holder.dataset.figure}.js`, "FIGURE");
    const [x, y, ...more] = figure.columns;
    const channels = Object.fromEntries(figure.columns.concat("what").map((name) => [name, name]));
    const marks = figure.points.flatMap(({ name, marks, rows }) => {
      const own = rows.map((row) => ({ what: name, ...Object.fromEntries(row.map((value, at) => [figure.columns[at], value])) }));
      return marks.split(" ").map((mark) => {
        if (mark === "line") return Plot.line(own, { x, y, stroke: "what" });
        if (mark === "text") return Plot.text(own, { x, y, text: (row) => lowered(row[more[0]]), dy: -11, fill: "currentColor" });
        return Plot.dot(own, { x, y, stroke: "what", fill: "what", r: 2.5, channels, tip: true });
      });
    });
    const named = figure.points.some(({ rows }) => typeof rows[0][1] === "string");
    const made = Plot.plot({
      width: Math.min(760, holder.clientWidth), height: 420, grid: true, marginLeft: named ? 76 : 56, marginBottom: 44, ariaLabel: holder.getAttribute("aria-label"),
      style: { background: "var(--paper)", color: "var(--ink)", overflow: "visible" },
      x: { label: x }, y: { label: y },
      color: { legend: true, scheme: "observable10", type: "ordinal", domain: figure.points.map(({ name }) => name) }, marks,
    });
    // Plot names its groups where no name is allowed; the whole is one picture with one name.
    for (const group of made.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
    holder.append(made);
  }
})();
