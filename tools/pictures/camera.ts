import pixelmatch from "pixelmatch";
import type { Browser, Page } from "playwright-core";
import { PNG } from "pngjs";
import type { Looks, Subject, Theme } from "./subjects.ts";

/** A version to compare: its server, and its subjects by id. */
export interface Version {
  readonly url: string;
  readonly subjects: ReadonlyMap<string, Subject>;
}

/** A picture that differs between both versions, or exists in one only. */
export interface Change {
  readonly subject: Subject;
  readonly theme: Theme;
  readonly width: number;
  /** Missing if that version has none. */
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  /** The pixels that differ, marked; missing where the sizes do. */
  readonly marked?: Buffer;
}

export const pictureArgs = [
  // Text and curves must look the same on any screen and graphics card.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-gpu",
  // Only this machine can be reached, so every photo shows its placeholder. A route of Playwright
  // would do, but turns the browser's cache off.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** For both versions, so that no clock shows the difference of a second. */
const moment = new Date("2026-01-15T10:00:00Z");

/** A phone's, a tablet's or a laptop's window, in CSS pixels. */
const viewportOf = (width: number) => ({
  width,
  height: width < 500 ? 844 : width < 1000 ? 1024 : 800,
});

/** Waits until everything on a page has loaded, including what is further down. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // There is no scroll bar in a picture, so its reserved space would show as a stripe.
    document.documentElement.style.scrollbarGutter = "auto";
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

async function take(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: "load" });
  if (url.includes("/iframe.html")) {
    await page.waitForFunction(
      (ends) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
        };
        return channel && ends.some((event) => channel.last(event) !== undefined);
      },
      ["storyFinished", "storyErrored", "storyThrewException", "storyMissing"],
      { timeout: 60_000 },
    );
  }
  await settle(page);
  await page.evaluate(() => {
    // Sticky elements would show how far an address with an anchor has already scrolled.
    scrollTo({ top: 0, behavior: "instant" });
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css" });
}

/** The pixels that differ; `undefined` if none does. */
function compare(before: Buffer, after: Buffer): { marked?: Buffer } | undefined {
  if (before.equals(after)) return undefined;
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  if (old.width !== now.width || old.height !== now.height) return {};
  const marked = new PNG({ width: old.width, height: old.height });
  const options = { threshold: 0, includeAA: true };
  const count = pixelmatch(old.data, now.data, marked.data, old.width, old.height, options);
  return count > 0 ? { marked: PNG.sync.write(marked) } : undefined;
}

/**
 * Takes a screenshot of a subject in both versions at the same moment. If they differ, it takes
 * them again, in case one was late.
 */
async function compareSubject(
  windows: readonly (Version & { readonly page: Page })[],
  { theme, width, id }: { theme: Theme; width: number; id: string },
): Promise<Change | undefined> {
  const [old, now] = windows.map(({ subjects }) => subjects.get(id));
  const subject = now ?? old;
  if (!subject) return undefined;
  for (let again = false; ; again = true) {
    const [before, after] = await Promise.all(
      windows.map(({ page, url, subjects }) => {
        const own = subjects.get(id);
        return own && take(page, url + own.address(theme));
      }),
    );
    const same = { subject, theme, width };
    if (!before) return { ...same, after };
    if (!after) return { ...same, before };
    const difference = compare(before, after);
    if (!difference) return undefined;
    if (again) return { ...same, before, after, ...difference };
  }
}

async function windowOf(browser: Browser, version: Version, theme: Theme, width: number) {
  const context = await browser.newContext({
    viewport: viewportOf(width),
    reducedMotion: "reduce",
    colorScheme: theme === "dark" ? "dark" : "light",
    contrast: theme === "contrast" ? "more" : "no-preference",
  });
  // A long page takes its time on a busy machine.
  context.setDefaultTimeout(120_000);
  await context.clock.setFixedTime(moment);
  return { ...version, context, page: await context.newPage() };
}

/**
 * Takes two versions, the older first, and passes on every picture that they do not have in common:
 * all of the second version's, if the first has no subjects.
 */
export async function comparePictures(
  browser: Browser,
  versions: readonly Version[],
  { themes, widths }: Looks,
  found: (change: Change) => void,
): Promise<void> {
  const ids = [...new Set(versions.flatMap(({ subjects }) => [...subjects.keys()]))].sort();
  const compareAll = async (theme: Theme, width: number) => {
    const windows = await Promise.all(
      versions.map((version) => windowOf(browser, version, theme, width)),
    );
    for (const id of ids) {
      const change = await compareSubject(windows, { theme, width, id });
      if (change) found(change);
    }
    for (const { context } of windows) await context.close();
  };
  for (const theme of themes) await Promise.all(widths.map((width) => compareAll(theme, width)));
}
