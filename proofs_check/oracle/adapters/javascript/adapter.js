// A solver of Nim that speaks gameproof's runner protocol: one JSON object a line.
// It errs on purpose: see MISTAKE.
"use strict";

// Its integers are doubles, and ^ is of 32 bits: it declares what it has.
const START = {
  protocol: 1, name: "nim in JavaScript", version: "0.1", systems: ["positions.nim"],
  largest_integer: 2 ** 31 - 1,
};

// Whether who is to move loses.
function lost(piles, misere) {
  const flat = false; // MISTAKE: right is misere && Math.max(...piles) <= 1
  return piles.reduce((a, b) => a ^ b) === (flat ? 1 : 0);
}

function solve({ piles, play }) {
  const misere = play === "misere", sum = piles.reduce((a, b) => a ^ b), moves = [];
  piles.forEach((pile, i) => {
    for (const left of new Set([sum ^ pile, 0, 1])) {
      const option = piles.map((n, j) => (j === i ? left : n));
      if (left < pile && lost(option, misere)) moves.push(option);
    }
  });
  return { position: lost(piles, misere) ? "P" : "N", moves };
}

function respond({ cmd, seq, cases }) {
  if (cmd === "start") return START;
  return { seq, results: cases.map(({ id, input }) => ({ id, output: solve(input) })) };
}

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.cmd === "stop") process.exit(0);
  process.stdout.write(JSON.stringify(respond(message)) + "\n");
});
