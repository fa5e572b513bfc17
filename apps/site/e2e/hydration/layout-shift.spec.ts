import { paths } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { everyComposition, missingPage, partOf } from "../support/pages.ts";
import { twoFrames } from "../support/two-frames.ts";

const { photoHost } = loadSiteConfig();

/** What a visitor does not see: moves of less than this, as a share of the window. */
const unseen = 0.001;

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes every shift of every page from its first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) => nameOf(node)).join(" | ");
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A gate that fonts and photos go through. */
interface Gate {
  readonly close: () => void;
  readonly open: () => void;
}

/** Puts a gate before a page, for good: taken away, it would let what is under way out to the network. */
async function placeGate(page: Page): Promise<Gate> {
  let open = () => {};
  let opened = Promise.resolve();
  const close = () => {
    opened = new Promise((resolve) => {
      open = resolve;
    });
  };
  const wait = async (route: { fallback: () => Promise<void> }) => {
    await opened;
    // The page may have gone on meanwhile.
    await route.fallback().catch(() => {});
  };
  await page.route("**/*.woff2", wait);
  await page.route(`${photoHost}/**`, wait);
  return { close, open: () => open() };
}

/** Not `document.fonts.check()`, which says yes of a family that has no face for the text yet. */
const hasOurFonts = () =>
  ["Anek Latin", "Anek Latin Display"].every((family) =>
    [...document.fonts].some(
      (face) =>
        face.family.replaceAll('"', "") === family &&
        face.unicodeRange === "U+0-10FFFF" &&
        face.status === "loaded",
    ),
  );

/** What moves on a page when fonts and photos come late and React after them. */
async function shiftsOf(page: Page, path: string, gate: Gate): Promise<readonly Shift[]> {
  gate.close();
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await twoFrames(page);
  expect(await page.evaluate(hasOurFonts), "painted before the fonts came").toBe(false);
  gate.open();
  await page.waitForFunction(hasOurFonts);
  await twoFrames(page);
  await hydrate(page);
  await twoFrames(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

const windows = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

for (const { colorScheme, ...viewport } of windows) {
  for (const half of [0, 1]) {
    const some = partOf([...everyComposition, missingPage], half, 2);
    test.describe(() => {
      test.use({ viewport, colorScheme });
      test(`nothing moves at ${viewport.width} px when fonts, photos and React come late (${half + 1} of 2)`, async ({
        page,
        consoleErrors,
      }) => {
        test.setTimeout(90_000);
        await watchShifts(page);
        const gate = await placeGate(page);
        for (const path of some) {
          const shifts = await shiftsOf(page, path, gate);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          const moved = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n");
          expect.soft(sum, `${path}\n${moved}`).toBeLessThan(unseen);
        }
        // The page that is not there is said to be not there.
        const expected = consoleErrors.filter((text) => text.includes("404"));
        for (const text of expected) consoleErrors.splice(consoleErrors.indexOf(text), 1);
      });
    });
  }
}

test("nothing moves when a page arrives in the theme that was chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(paths.about.path);
  await page.getByRole("button", { name: shell.theme.toDark }).click();
  await expect(page.locator("html")).toHaveAttribute("data-live", "");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await watchShifts(page);
  await page.goto(paths.home.path);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await hydrate(page);
  await twoFrames(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  expect(shifts.filter(({ value }) => value >= unseen)).toEqual([]);
});
