"use strict";
// Shows the claims that have one of the verdicts, one of the kinds, and all of the words.
(() => {
  const form = document.getElementById("filter");
  const rows = [...document.querySelectorAll(".claim, .also, .place:has(> .nothing)")].map((row) => {
    const place = row.closest(".place");
    const nothing = row === place;
    const verdict = nothing ? "" : row.querySelector("b").textContent;
    const kind = nothing ? "nothing" : row.dataset.k || place.querySelector(".kind").textContent;
    const text = `${place.querySelector("h4").textContent} ${row.textContent}`;
    return { row, place, verdict, kind, text: text.toLowerCase().replace(/[-_]/g, " ") };
  });
  const places = [...document.querySelectorAll(".place")];
  const parts = [...document.querySelectorAll(".part")];
  const chosen = (name) => new Set([...form.querySelectorAll(`[name=${name}]:checked`)].map((box) => box.value));
  const apply = () => {
    const verdicts = chosen("verdict");
    const kinds = chosen("kind");
    const words = form.querySelector("#text").value.toLowerCase().replace(/[-_]/g, " ").split(/\s+/).filter(Boolean);
    const all = !verdicts.size && !kinds.size && !words.length;
    const shown = new Set();
    let number = 0;
    for (const { row, place, verdict, kind, text } of rows) {
      const visible = (!verdicts.size || verdicts.has(verdict)) && (!kinds.size || kinds.has(kind)) && words.every((word) => text.includes(word));
      if (row !== place) row.hidden = !visible;
      if (visible) { shown.add(place); number += 1; }
    }
    for (const place of places) place.hidden = !all && !shown.has(place);
    for (const part of parts) part.hidden = !all && !part.querySelector(".place:not([hidden])");
    form.querySelector("#shown").textContent = all ? "" : `${number} shown`;
    const asked = new URLSearchParams([...verdicts].map((v) => ["v", v]).concat([...kinds].map((k) => ["k", k])));
    if (words.length) asked.set("text", words.join(" "));
    history.replaceState(null, "", `${location.pathname}${asked.size ? `?${asked}` : ""}${location.hash}`);
  };
  const given = new URLSearchParams(location.search);
  for (const box of form.querySelectorAll("[type=checkbox]")) box.checked = given.getAll(box.name[0]).includes(box.value);
  form.querySelector("#text").value = given.get("text") || "";
  form.addEventListener("input", apply);
  form.addEventListener("reset", () => setTimeout(apply));
  form.addEventListener("submit", (event) => event.preventDefault());
  apply();
})();
