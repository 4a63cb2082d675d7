"use strict";
// The stored queries, packed in one script; the address names the one that is shown.
(async () => {
  const unpacked = (text) => {
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
  };
  const files = await unpacked(window.FILES);
  const instances = await unpacked(window.INSTANCES);
  const choose = document.getElementById("file");
  const save = document.getElementById("save");
  for (const name of Object.keys(files)) choose.append(new Option(name, name));
  const show = () => {
    document.getElementById("query").textContent = files[choose.value];
    const told = document.getElementById("told");
    told.hidden = !(choose.value in instances);
    told.querySelector("ul").replaceChildren(...(instances[choose.value] || []).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    save.href = URL.createObjectURL(new Blob([files[choose.value]], { type: "text/plain" }));
    save.download = choose.value;
    save.hidden = false;
  };
  const asked = decodeURIComponent(location.search.slice(1));
  if (asked in files) choose.value = asked;
  choose.addEventListener("change", show);
  show();
})();
