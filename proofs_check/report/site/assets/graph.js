"use strict";
// Draws the graph, or of one node what it rests on and what rests on it; dagre lays it out.
(async () => {
  const SVG = "http://www.w3.org/2000/svg";
  const { all: nodes, element, link: linkTo } = await window.nodes();
  const edges = nodes.flatMap((node) => node.uses.map(({ to, ours }) => [node.key, to.key, ours ? "ours" : "printed"]));
  const holder = document.getElementById("graph");
  const select = document.getElementById("node");
  const status = document.getElementById("status");
  const make = (tag, attributes, ...inside) => {
    const made = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...inside);
    return made;
  };
  const reach = (key, from, to) => {
    const seen = new Set([key]);
    const pending = [key];
    while (pending.length) {
      const here = pending.pop();
      for (const edge of edges) if (edge[from] === here && !seen.has(edge[to])) { seen.add(edge[to]); pending.push(edge[to]); }
    }
    return seen;
  };
  const short = (name) => (name.length > 34 ? `${name.slice(0, 33)}…` : name);
  const STATEMENTS = " ";  // the choice that leaves our theorems out
  const MOST = 60;  // more nodes than these are too many to begin with
  const FEW = 24;  // more nodes than these stand in columns without gaps, and arrows go behind them
  const ROW = 40;
  // Of a layout its columns and the order in each are kept; the size of the whole is returned.
  const inColumns = (layout) => {
    const columns = new Map();
    for (const node of layout.nodes().map((key) => layout.node(key))) columns.set(node.x, [...(columns.get(node.x) || []), node]);
    const height = 24 + ROW * Math.max(...[...columns.values()].map((column) => column.length));
    let x = 12;
    for (const [, column] of [...columns].sort(([a], [b]) => a - b)) {
      const wide = Math.max(...column.map((node) => node.width));
      column.sort((a, b) => a.y - b.y).forEach((node, at) => { node.x = x + node.width / 2; node.y = 12 + ROW * (at + 0.5); });
      x += wide + 50;
    }
    for (const edge of layout.edges()) {
      const [a, b] = [layout.node(edge.v), layout.node(edge.w)];
      const [from, to] = [a.x + a.width / 2, b.x - b.width / 2];
      const bend = Math.min(60, (to - from) / 2);
      layout.edge(edge).d = `M${from},${a.y} C${from + bend},${a.y} ${to - bend},${b.y} ${to},${b.y}`;
    }
    return { width: x - 38, height };
  };
  const draw = (chosen) => {
    const key = chosen.trim();
    const below = key ? reach(key, 0, 1) : null;
    const above = key ? reach(key, 1, 0) : null;
    const kept = nodes.filter((node) => chosen === STATEMENTS ? !node.isTheorem : key ? below.has(node.key) || above.has(node.key) : node.kind !== "axiom");
    const many = kept.length > FEW;
    const keys = new Set(kept.map((node) => node.key));
    const layout = new dagre.graphlib.Graph({ multigraph: true });
    layout.setGraph({ rankdir: many ? "LR" : "TB", ranker: many ? "longest-path" : "tight-tree", nodesep: 18, ranksep: 42, marginx: 12, marginy: 12 });
    layout.setDefaultEdgeLabel(() => ({}));
    const linked = new Set(edges.filter(([a, b]) => keys.has(a) && keys.has(b)).flatMap(([a, b]) => [a, b]));
    const apart = key ? [] : kept.filter((node) => !linked.has(node.key));
    for (const node of kept) if (!apart.includes(node)) layout.setNode(node.key, { width: 26 + 7.2 * short(node.name).length, height: 32 });
    for (const [a, b, by] of edges) if (keys.has(a) && keys.has(b)) layout.setEdge(a, b, { by }, by);
    dagre.layout(layout);
    let { width = 0, height = 0 } = many ? inColumns(layout) : layout.graph();
    if (!Number.isFinite(width)) width = 0;
    if (!Number.isFinite(height)) height = 0;
    let x = 12, y = height + 12;
    const wide = Math.max(width, Math.min(700, holder.clientWidth - 2));
    const at = new Map();
    for (const node of apart) {
      const w = 26 + 7.2 * short(node.name).length;
      if (x + w > wide) { x = 12; y += 44; }
      at.set(node.key, { x: x + w / 2, y: y + 16, width: w, height: 32 });
      x += w + 18;
    }
    if (apart.length) height = y + 44;
    const svg = make("svg", { width: Math.max(wide, width), height: Math.max(height, 60), viewBox: `0 0 ${Math.max(wide, width)} ${Math.max(height, 60)}`, role: "group", "aria-label": "Graph" });
    const head = make("marker", { id: "head", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, make("path", { d: "M0,0 L8,4 L0,8" }));
    svg.append(make("defs", {}, head));
    for (const edge of layout.edges()) {
      const { points, by, d = "M" + points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" L") } = layout.edge(edge);
      svg.append(make("path", { class: by, d, "marker-end": "url(#head)" }));
    }
    for (const node of kept) {
      const { x: cx, y: cy, width: w, height: h } = at.get(node.key) || layout.node(node.key);
      const title = make("title", {});
      title.textContent = `${node.name}: ${node.verdict}`;
      const text = make("text", { x: cx, y: cy + 5, "text-anchor": "middle" });
      text.textContent = short(node.name);
      const box = make("rect", { x: cx - w / 2, y: cy - h / 2, width: w, height: h, rx: node.isTheorem ? 16 : 6 });
      const link = make("a", { href: node.href, class: `${node.verdict}${node.key === key ? " chosen" : ""}`, "aria-label": `${node.name}: ${node.verdict}`, "data-key": node.key }, title, box, text);
      link.addEventListener("click", (event) => { if (node.key !== select.value) { event.preventDefault(); choose(node.key); } });
      svg.append(link);
    }
    holder.replaceChildren(svg);
    holder.classList.toggle("fits", Boolean(key));
    const listed = [["rests on", below], ["and on it rest", above]].flatMap(([words, found]) => key && found.size > 1 ? [[words, nodes.filter((node) => found.has(node.key) && node.key !== key)]] : []);
    document.getElementById("listed").replaceChildren(...listed.map(([words, found]) => {
      const item = element("li", `${nodes.find((node) => node.key === key).name} ${words} `);
      found.forEach((node, at) => item.append(at ? "; " : "", linkTo(node), ` (${node.verdict})`));
      return item;
    }));
    holder.scrollTo(0, 0);
    status.textContent = key ? `rests on ${below.size - 1}; ${above.size - 1} rest on it` : `${kept.length} nodes`;
  };
  const choose = (key) => {
    select.value = key;
    draw(key);
    const link = holder.querySelector(".chosen");
    if (link) link.focus();
  };
  for (const node of nodes) {
    select.append(new Option(node.name, node.key));
  }
  select.addEventListener("change", () => draw(select.value));
  document.getElementById("focus").addEventListener("reset", () => setTimeout(() => draw("")));
  document.getElementById("focus").addEventListener("submit", (event) => event.preventDefault());
  if (nodes.length > MOST) select.value = STATEMENTS;
  const asked = decodeURIComponent(location.search.slice(1));
  if (nodes.some(({ key }) => key === asked)) select.value = asked;
  draw(select.value);
})();
