// A runner-protocol adapter in JavaScript (Node), with its own solvers.
"use strict";

const DUAL = { FvF: "FvF", FvA: "AvF", AvF: "FvA", AvA: "AvA" };
let known = { key: null, rows: null };

// The outcome of a heap and the first moves to it, from the rows of all smaller heaps.
function best(actions, heap, convention, rows) {
  let own = -1, other = 0, moves = [];
  for (const s of actions.filter((s) => s <= heap)) {
    const [first, second] = rows[heap - s][DUAL[convention]];
    const better = convention[0] === "F" ? first > other : first < other;
    if (s + second > own || (s + second === own && better)) {
      own = s + second; other = first; moves = [s];
    } else if (s + second === own && first === other) {
      moves.push(s);
    }
  }
  return { outcome: own < 0 ? [0, 0] : [own, other], moves };
}

function outcome({ set, heap, convention }) {
  const actions = set.map(Number); // a text is past 2^53, more than any heap here
  const key = JSON.stringify(set);
  if (known.key !== key) known = { key, rows: [] };
  while (known.rows.length < heap) {
    const row = {};
    for (const X in DUAL) row[X] = best(actions, known.rows.length, X, known.rows).outcome;
    known.rows.push(row);
  }
  return best(actions, heap, convention, known.rows);
}

function nim({ piles, play }) {
  piles = piles.map(BigInt);
  const sum = (position) => position.reduce((a, b) => a ^ b, 0n);
  const previousWins = (position) => {
    const flat = play === "misere" && position.every((pile) => pile <= 1n);
    return sum(position) === (flat ? 1n : 0n);
  };
  const moves = [];
  piles.forEach((pile, i) => {
    for (const left of new Set([sum(piles) ^ pile, 0n, 1n])) {
      const option = piles.with ? piles.with(i, left) : piles.map((p, j) => (j === i ? left : p));
      if (left < pile && previousWins(option)) moves.push(option);
    }
  });
  return { position: previousWins(piles) ? "P" : "N", moves };
}

const SYSTEMS = { "cumulative.outcome": outcome, "positions.nim": nim };

function respond(message) {
  if (message.cmd === "start") {
    const name = { name: "JavaScript adapter", version: "1" };
    return { protocol: 1, ...name, systems: Object.keys(SYSTEMS) };
  }
  const solve = SYSTEMS[message.system];
  const results = message.cases.map(({ id, input }) => ({ id, output: solve(input) }));
  return { seq: message.seq, results };
}

// Integers past 2^53 are texts.
const exact = (_, v) =>
  typeof v !== "bigint" ? v : v <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(v) : String(v);

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.cmd === "stop") process.exit(0);
  process.stdout.write(JSON.stringify(respond(message), exact) + "\n");
});
