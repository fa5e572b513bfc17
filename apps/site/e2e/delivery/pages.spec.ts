import { site } from "@kolam/resolve/current";
import type { Page } from "@playwright/test";
import { typefaces } from "@site/brand/fonts";
import { titles } from "@site/lists/words/titles";
import { launchOptions } from "../../../../tools/install/browser.mjs";
import { policyIn } from "../../build/policy/security-policy.ts";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import { firstPaint, twoFrames } from "../support/frames.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrate } from "../support/hydration.ts";
import { alikePages, everyKind, forgetMissingPage, missingPage, partOf } from "../support/pages.ts";
import { themeSwitch } from "../support/shell.ts";

// Without windows, Chromium has other fonts in the first frame.
test.use({ launchOptions: await launchOptions(true) });

const { photoHost } = loadSiteConfig();

/**
 * Layout shift scores below this cannot be seen. A fallback's measures fit its typeface on average,
 * not in each line: the sample's are held to what cannot be seen. In another owner's words a line
 * may break elsewhere, which is 0.022 on a phone: two of them are allowed, half of what counts as
 * good.
 */
const visible = site.settings.standard ? 0.001 : 0.05;

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Records every layout shift of each document from its first frame on. */
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

/** Fonts and photos, which may arrive after the first paint. */
const late = new RegExp(`\\.woff2$|^${photoHost}/`);

const families = Object.values(typefaces).map(({ family }) => family);

/**
 * Whether the fonts are there. `document.fonts.check()` is true even if a family has no face for
 * the text yet.
 */
const hasOurFonts = (families: readonly string[]) =>
  families.every((family) =>
    [...document.fonts].some(
      (face) =>
        face.family.replaceAll('"', "") === family &&
        face.unicodeRange === "U+0-10FFFF" &&
        face.status === "loaded",
    ),
  );

/**
 * The layout shifts of a page whose fonts and photos arrive after the first paint, and which is
 * hydrated then.
 */
async function shiftsOf(page: Page, path: string): Promise<readonly Shift[]> {
  const release = await holdRequests(page, late);
  const response = await page.goto(path, { waitUntil: "commit" });
  expect(response?.status(), path).toBe(path === missingPage ? 404 : 200);
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  const html = (await response?.text()) ?? "";
  expect(policyIn(html)).toContain("default-src 'none'");
  expect(html).toMatch(/<h1[\s>].*<footer[\s>].*<\/html>$/s);
  await firstPaint(page);
  await twoFrames(page);
  expect(await page.evaluate(hasOurFonts, families), "painted before the fonts came").toBe(false);
  release();
  await page.waitForFunction(hasOurFonts, families);
  await twoFrames(page);
  await hydrate(page);
  await twoFrames(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

const phone = { width: 390, height: 844, colorScheme: "light" } as const;
const laptop = { width: 1280, height: 800, colorScheme: "dark" } as const;

/**
 * Some kinds of pages on a phone; for pull requests every page, also in a wide window, because
 * lines of text break at other words.
 */
const visits = [
  { ...phone, pages: partOf(everyKind, 0, 6) },
  { ...phone, pages: everyKind.filter((_, at) => at % 6 !== 0), tag: "@slow" },
  { ...laptop, pages: everyKind, tag: "@slow" },
  { ...laptop, pages: alikePages, tag: "@slow" },
] as const;

for (const [index, { colorScheme, pages, width, height, ...details }] of visits.entries()) {
  test.describe(() => {
    test.use({ viewport: { width, height }, colorScheme });

    test(
      `pages are complete, move nothing when fonts, photos and scripts arrive, and violate no policy (${index + 1} of ${visits.length})`,
      details,
      async ({ page, consoleErrors }) => {
        await watchShifts(page);
        for (const path of pages) {
          const shifts = await shiftsOf(page, path);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          const moved = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n");
          expect.soft(sum, `${path}\n${moved}`).toBeLessThan(visible);
          await page.evaluate(() => {
            for (const part of document.querySelectorAll<HTMLElement>(
              "main button[aria-expanded]",
            )) {
              part.click();
            }
          });
        }
        // What every page has: the menu and the theme switch.
        await page.setViewportSize({ width: 1280, height: 800 });
        const services = { name: titles.services, exact: true };
        await page.locator("header").getByRole("link", services).hover();
        await themeSwitch(page).selectOption(colorScheme === "dark" ? "light" : "dark");
        forgetMissingPage(consoleErrors);
      },
    );
  });
}
