import pixelmatch from "pixelmatch";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { PNG } from "pngjs";
import { type Subject, type Theme, themes, widths } from "./subjects.ts";

/** A version of what is compared: its server and its subjects by their ids. */
export interface Version {
  readonly url: string;
  readonly subjects: ReadonlyMap<string, Subject>;
}

/** A picture that is not the same in both versions. */
export interface Change {
  readonly subject: Subject;
  readonly theme: Theme;
  readonly width: number;
  /** Missing where there is none of that version. */
  readonly before?: Buffer;
  readonly after?: Buffer;
  /** The pixels that differ, marked; missing where the sizes do. */
  readonly marked?: Buffer;
}

/** Text and curves must look the same whatever the machine’s screen and graphics card. */
export const pictureArgs = ["--font-render-hinting=none", "--disable-lcd-text", "--disable-gpu"];

/** For both versions, so that no clock shows the difference of a second. */
const moment = new Date("2026-01-15T10:00:00Z");

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
  await page.evaluate(async () => {
    document.documentElement.style.scrollbarGutter = "auto";
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    for (const image of document.images) await image.decode().catch(() => undefined);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide", scale: "css" });
}

/** The pixels that differ; `undefined` if none does. */
function compare(before: Buffer, after: Buffer): { marked?: Buffer } | undefined {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== now.width || old.height !== now.height) return {};
  const marked = new PNG({ width: old.width, height: old.height });
  const options = { threshold: 0, includeAA: true };
  const count = pixelmatch(old.data, now.data, marked.data, old.width, old.height, options);
  return count > 0 ? { marked: PNG.sync.write(marked) } : undefined;
}

/** Takes a subject in both versions at the same moment. What differs is taken again, in case one was late. */
async function compareSubject(
  pages: readonly [Page, Page],
  versions: readonly [Version, Version],
  { theme, width, id }: { theme: Theme; width: number; id: string },
): Promise<Change | undefined> {
  for (let again = false; ; again = true) {
    const [before, after] = await Promise.all(
      versions.map(({ url, subjects }, at) => {
        const subject = subjects.get(id);
        return subject && take(pages[at as 0 | 1], url + subject.address(theme));
      }),
    );
    const subject = (versions[1].subjects.get(id) ?? versions[0].subjects.get(id)) as Subject;
    const same = { subject, theme, width };
    if (!before || !after) {
      return { ...same, ...(before ? { before } : {}), ...(after ? { after } : {}) };
    }
    const difference = compare(before, after);
    if (!difference) return undefined;
    if (again) return { ...same, before, after, ...difference };
  }
}

/** Only the version itself can be reached, so every photo shows its placeholder. */
async function windowOf(browser: Browser, url: string, theme: Theme, width: number) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 800 },
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    contrast: theme === "contrast" ? "more" : "no-preference",
  });
  // A long page takes its time on a busy machine.
  context.setDefaultTimeout(120_000);
  await context.clock.setFixedTime(moment);
  await context.route(
    (asked) => asked.protocol.startsWith("http") && asked.origin !== url,
    (route) => route.abort(),
  );
  return { context, page: await context.newPage() };
}

/** Every picture that two versions do not have in common. */
export async function comparePictures(
  browser: Browser,
  versions: readonly [Version, Version],
): Promise<Change[]> {
  const ids = [...new Set(versions.flatMap(({ subjects }) => [...subjects.keys()]))].sort();
  const changes: Change[] = [];
  for (const theme of themes) {
    for (const width of widths) {
      const [before, after] = versions;
      const windows = await Promise.all([
        windowOf(browser, before.url, theme, width),
        windowOf(browser, after.url, theme, width),
      ]);
      const pages = [windows[0].page, windows[1].page] as const;
      for (const id of ids) {
        const change = await compareSubject(pages, versions, { theme, width, id });
        if (change) changes.push(change);
      }
      for (const { context } of windows) await context.close();
    }
  }
  return changes;
}
