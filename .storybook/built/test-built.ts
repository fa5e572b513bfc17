/**
 * Opens every story and docs page of the built Storybook as a designer does: in a window of 1,280 ×
 * 720 pixels, with motion and without, in the light and in the dark theme. `pnpm test storybook`
 * builds it before; `pnpm test storybook WORD…` opens only entries whose id contains one of the
 * words.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { serveFolder } from "@kolam/ui/testing/serve-folder";
import { chromium, type Page } from "playwright-core";
import { launchOptions } from "../../tools/install/browser.mjs";
import { frameSizes } from "./frame-sizes.ts";
import { type Entry, openEntry } from "./open-entry.ts";

const folder = resolve(import.meta.dirname, "../../storybook-static");
const size = { width: 1280, height: 720 };

const settings = [
  { name: "with motion, light", theme: "light", reducedMotion: "no-preference" },
  { name: "with motion, dark", theme: "dark", reducedMotion: "no-preference" },
  { name: "reduced motion, light", theme: "light", reducedMotion: "reduce" },
] as const;

function entries(): Entry[] {
  const index: { entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8"),
  );
  const wanted = process.argv.slice(2);
  return Object.values(index.entries).filter(
    ({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word)),
  );
}

const site = await serveFolder(folder);
const options = await launchOptions();
const browser = await chromium.launch({
  ...options,
  // Not by a route, with which Playwright would switch off the cache, and each entry loads the
  // whole of Storybook.
  args: [...options.args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  // Some stories are about a scrollbar that takes up space.
  ignoreDefaultArgs: ["--hide-scrollbars"],
});
const all = entries();
let failed = 0;

const sizes = await frameSizes(await browser.newPage(), site.url);

for (const { name, theme, reducedMotion } of settings) {
  const started = performance.now();
  // A context for each page, since stories keep drafts in the browser's storage.
  const pages = await Promise.all(
    Array.from({ length: availableParallelism() }, () => browser.newPage({ reducedMotion })),
  );
  let wrong = 0;
  const left = all.values();
  const openAll = async (page: Page) => {
    for (const entry of left) {
      await page.setViewportSize(sizes.get(entry.id) ?? size);
      const problems = await openEntry(page, site.url, entry, theme);
      if (problems.length === 0) continue;
      wrong += 1;
      console.log(`\n${entry.title}: ${entry.name} (${entry.id}), ${name}`);
      // Not the whole of a message, to which Testing Library adds the document.
      const lines = problems.flatMap((problem) => problem.split("\n").slice(0, 9));
      console.log(`  ${lines.join("\n  ")}`);
    }
  };
  await Promise.all(pages.map(openAll));
  failed += wrong;
  const seconds = Math.round((performance.now() - started) / 1000);
  const count = (type: Entry["type"]) => all.filter((entry) => entry.type === type).length;
  console.log(
    `${count("story")} stories and ${count("docs")} docs pages, ${name}: ${all.length - wrong} passed, ${wrong} failed, ${seconds} s`,
  );
  for (const page of pages) await page.close();
}

await browser.close();
site.close();
if (failed > 0 || all.length === 0) process.exitCode = 1;
