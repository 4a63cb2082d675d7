"use strict";
// The chains go on below the line that the page has, down to the definitions; `chains.js` has for
// each theorem its line and what it rests on. What stands above already is not said again.
for (const list of document.querySelectorAll(".chain")) {
  const shown = new Set();
  const goOn = (key, depth, at) => {
    const below = window.CHAINS[key]?.[1] ?? [];
    if (shown.has(key)) {
      if (below.length) at.append(", as above");
      return at;
    }
    shown.add(key);
    for (const each of below) {
      const item = document.createElement("li");
      item.style.setProperty("--depth", depth);
      item.innerHTML = window.CHAINS[each][0];
      at.after(item);
      at = goOn(each, depth + 1, item);
    }
    return at;
  };
  const first = list.firstElementChild;
  goOn(first.querySelector("a").hash.slice(1), 1, first);
}
