import { readKit } from "@kolam/ui/build/api/kit";
import { inBrowser } from "@kolam/ui/testing/browser-page";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserStory } from "./entry-browser.tsx";
import type { ServerStory } from "./entry-server.tsx";
import { buildForBrowser, renderOnServer } from "./story-bundles.ts";

const server: ServerStory[] = await renderOnServer();
const browser = new Map<string, BrowserStory>();
let kit: Awaited<ReturnType<Window["examineRoots"]>>;

async function examineInBrowser(): Promise<void> {
  await inBrowser(await buildForBrowser(), "index.html", async (page) => {
    await page.waitForFunction(() => "examineAll" in window);
    const docs = await readKit();
    const parts = Object.fromEntries(
      docs.map(({ group, name, anatomy, anatomyStory }) => [
        `${group}/${name} ${anatomyStory}`,
        anatomy.map(({ at }) => at),
      ]),
    );
    const html = server.map((story) => story.html);
    const found = await page.evaluate(([all, named]) => window.examineAll(all, named), [
      html,
      parts,
    ] as const);
    for (const story of found) browser.set(story.name, story);
    kit = await page.evaluate(() => window.examineRoots());
  });
}

/** React puts a style with a precedence into the head, and the build allows it by its hash. */
const styled = /\sstyle=|<style(?! data-precedence=)/;

describe("every story on a server", () => {
  it("is included once and rendered without a DOM", () => {
    expect(server.length).toBeGreaterThanOrEqual(400);
    expect(new Set(server.map(({ name }) => name)).size).toBe(server.length);
    expect("document" in globalThis).toBe(false);
  });

  it.each(server)("$name renders without console output or inline styles", (story) => {
    expect(story.problems).toEqual([]);
    expect(story.html).not.toMatch(styled);
  });
});

beforeAll(examineInBrowser);

describe("every story in a browser at 400 % zoom", () => {
  it.each(server)(
    "$name hydrates cleanly, its ids resolve, nothing overflows, no part is missing",
    ({ name }) => {
      expect(browser.get(name)).toEqual({
        name,
        problems: [],
        references: [],
        overflow: { ltr: [], rtl: [] },
        missingParts: [],
      });
    },
  );
});

describe("the root of every component that the kit exports", () => {
  it("is examined", () => {
    expect(kit.roots.map(({ name }) => name).sort()).toEqual([...kit.exported].sort());
  });

  it("has what is passed on: id, ref, class, data, aria and events, all on one element", () => {
    expect(kit.roots.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });
});
