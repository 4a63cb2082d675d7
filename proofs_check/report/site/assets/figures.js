"use strict";
// Draws each figure from its rows; a tip at the pointer tells the values.
(async () => {
  const library = await window.load("../assets/plot.js", "PLOT");
  document.head.append(Object.assign(document.createElement("script"), { textContent: library }));
  // A lower index as letters have it in a picture: a figure's labels are no markup.
  const lowered = (text) => String(text).replace(/_(\d+)/g, (_, digits) => [...digits].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[digit]).join(""));
  for (const holder of document.querySelectorAll("[data-figure]")) {
    const figure = await window.load(`figures/${holder.dataset.figure}.js`, "FIGURE");
    const rows = figure.rows.map((row) => Object.fromEntries(figure.columns.map((name, at) => [name, row[at]])));
    const channels = Object.fromEntries(figure.columns.map((name) => [name, name]));
    const marks = figure.layers.map(({ mark, x, y, of, where, words }) => {
      const own = where ? rows.filter((row) => row[where[0]] === where[1]) : rows;
      if (mark === "line") return Plot.line(own, { x, y, z: of || null, stroke: of || "currentColor" });
      if (mark === "text") return Plot.text(own, { x, y, text: (row) => lowered(row[words]), dy: -11, fill: "currentColor" });
      return Plot.dot(own, { x, y, stroke: of || "currentColor", fill: of || "currentColor", r: 2.5, channels, tip: true });
    });
    const colours = figure.layers.some((layer) => layer.of);
    const named = figure.layers.some(({ y }) => rows.some((row) => typeof row[y] === "string"));
    const made = Plot.plot({
      width: Math.min(760, holder.clientWidth), height: 420, grid: true, marginLeft: named ? 76 : 56, marginBottom: 44, ariaLabel: holder.getAttribute("aria-label"),
      style: { background: "var(--paper)", color: "var(--ink)", overflow: "visible" },
      x: { label: figure.across }, y: { label: figure.upwards },
      color: colours ? { legend: true, scheme: "observable10", type: "ordinal" } : undefined, marks,
    });
    // Plot names its groups where no name is allowed; the whole is one picture with one name.
    for (const group of made.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
    holder.append(made);
  }
})();
