import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folders, site } from "@kolam/resolve/current";
import { allWordFolders } from "@kolam/resolve/places";
import { fromRoot, root } from "@kolam/resolve/sites";
import type { Plugin } from "vite";
import { findSource, type Source } from "./find-source.ts";

/** Facts and words first, then the pages' own code. */
const sources = [
  folders.facts,
  ...allWordFolders(site),
  join(root, "packages/content/model"),
  join(folders.site, "pages"),
  join(root, "apps/site/src"),
].filter(existsSync);
const address = "/@source";

function readSources(): Source[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(
        (name) => /\.(?:tsx?|mdx)$/.test(name) && !/\.(?:generated|test|stories)\./.test(name),
      )
      .map((name) => join(folder, name))
      .map((file) => ({ file, text: readFileSync(file, "utf8") })),
  );
}

/**
 * Runs in the page: looks up the source of the text under the pointer, opens it, and says where it
 * is.
 */
const client = `
let pointed;
addEventListener("pointermove", (event) => { pointed = event.target; }, { passive: true });
const note = document.createElement("p");
note.setAttribute("role", "status");
note.style = "position:fixed;inset:auto 1rem 1rem;z-index:9999;pointer-events:none;margin:0;padding:.6rem 1rem;background:#141837;color:#fdf9ef;font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere";
function say(text) {
  note.textContent = text;
  document.body.append(note);
  clearTimeout(say.timer);
  say.timer = setTimeout(() => note.remove(), 6000);
}
addEventListener("keydown", async (event) => {
  if (event.key !== "e" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
  const text = pointed?.closest("h1, h2, h3, h4, p, li, dt, dd, td, th, label, summary, button, a, figcaption, blockquote, span")?.textContent ?? "";
  if (text.trim() === "") return;
  const response = await fetch("${address}", { method: "POST", body: text.slice(0, 600) });
  if (!response.ok) return say("No file says: " + text.slice(0, 80));
  const { file, line, column, shown } = await response.json();
  say(shown + ":" + line);
  fetch("/__open-in-editor?file=" + encodeURIComponent([file, line, column].join(":")));
});
`;

/** In development, the key E opens the source of the text under the pointer. */
export function openSource(): Plugin {
  return {
    name: "kolam:open-source",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(address, async (request, response) => {
        let text = "";
        for await (const chunk of request) text += String(chunk);
        const place = findSource(text, readSources());
        response.statusCode = place ? 200 : 404;
        response.setHeader("Content-Type", "application/json");
        const shown = place && fromRoot(place.file);
        response.end(JSON.stringify(place ? { ...place, shown } : {}));
      });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module" }, children: client }],
  };
}
