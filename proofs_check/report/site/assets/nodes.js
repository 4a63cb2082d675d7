"use strict";
// What `graph.js` of a document has: nodes by key, and from each to what it rests on.
window.NODES = (() => {
  const { columns, nodes, edges } = window.GRAPH;
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
})();
