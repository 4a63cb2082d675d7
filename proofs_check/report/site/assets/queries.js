"use strict";
// The stored queries, packed in one script; the address names the one that is shown.
(async () => {
  const packed = Uint8Array.from(atob(window.FILES), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const files = await new Response(stream).json();
  const choose = document.getElementById("file");
  const save = document.getElementById("save");
  for (const name of Object.keys(files)) choose.append(new Option(name, name));
  const show = () => {
    document.getElementById("query").textContent = files[choose.value];
    save.href = URL.createObjectURL(new Blob([files[choose.value]], { type: "text/plain" }));
    save.download = choose.value;
    save.hidden = false;
  };
  const asked = decodeURIComponent(location.search.slice(1));
  if (asked in files) choose.value = asked;
  choose.addEventListener("change", show);
  show();
})();
