import { join, resolve } from "node:path";
import { build, type InlineConfig, mergeConfig } from "vite";
import { describe, expect, it } from "vitest";
import { inBrowser } from "../browser-page.ts";
import { bundleConfig } from "../stories/story-bundles.ts";

const kit = resolve(import.meta.dirname, "../..");
const page = "test/roots/index.html";

async function bundle(): Promise<string> {
  const outDir = join(kit, "node_modules/.cache/roots");
  const input = { rolldownOptions: { input: join(kit, page) } };
  await build(mergeConfig(await bundleConfig(outDir), { build: input } satisfies InlineConfig));
  return outDir;
}

const { roots, rootless, exported } = await inBrowser(await bundle(), page, async (tab) => {
  await tab.waitForFunction(() => "examineRoots" in window);
  return tab.evaluate(() => window.examineRoots());
});

describe("the root of every component", () => {
  it("is examined for everything that the kit exports", () => {
    const known = [...roots.map(({ name }) => name), ...Object.keys(rootless)];
    expect(known.sort()).toEqual([...exported].sort());
  });

  it.each(roots)("$name passes id, ref, class, data, aria and events on to one element", (root) => {
    expect(root.missing).toEqual([]);
  });
});
