import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileOf } from "@kolam/site/build/prerender/page-file";
import { type Browser, chromium, type Page } from "playwright-core";
import { launchOptions } from "../install/browser.mjs";

const origin = "http://localhost";
const widths = [390, 800, 1280];
const themes = ["light", "dark"] as const;

const types: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html",
  svg: "image/svg+xml",
};

/** The path of a page. */
const pathOf = (file: string) => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, "")}`;

/**
 * A page whose requests are answered from a folder; nothing else can be reached. It gets no
 * scripts, which would change its elements at a moment of their own.
 */
async function pageOf(browser: Browser, folder: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.route("**", async (route) => {
    const { origin: from, pathname } = new URL(route.request().url());
    const file = /\.\w+$/.test(pathname) ? pathname : `/${fileOf(pathname)}`;
    const body =
      from === origin && (await readFile(join(folder, "dist", file)).catch(() => undefined));
    const contentType = types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    await (body ? route.fulfill({ body, contentType }) : route.abort());
  });
  return context.newPage();
}

/**
 * Every element's computed style, and those of what stands before and after its content: its size,
 * and the properties that any rule of the page sets, since there are 600 others.
 */
function readStyles(): string[] {
  const setBy = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...("style" in rule ? (rule.style as CSSStyleDeclaration) : []),
      ...("cssRules" in rule ? setBy(rule.cssRules as CSSRuleList) : []),
    ]);
  const set = [...document.styleSheets].flatMap(({ cssRules }) => setBy(cssRules));
  const properties = [...new Set(["width", "height", ...set])]
    .filter((name) => !name.startsWith("--"))
    .sort();
  return [...document.querySelectorAll("*")].flatMap((element) =>
    ["", "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && /^(?:none|normal)$/.test(style.content)) return "";
      const declarations = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName} ${element.className}${pseudo}\n${declarations.join("\n")}`;
    }),
  );
}

/** What of an element differs; `undefined` if nothing does. */
function differenceOf(before = "", after = ""): string | undefined {
  if (before === after) return undefined;
  const old = new Set(before.split("\n"));
  const [name = "", ...now] = (after || before).split("\n");
  return `${name}: ${now
    .filter((each) => !old.has(each))
    .slice(0, 3)
    .join("; ")}`;
}

async function stylesAt(page: Page, colorScheme: (typeof themes)[number], width: number) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise((done) => requestAnimationFrame(done));
    // Otherwise the colours of the other theme would still change.
    for (const animation of document.getAnimations()) animation.cancel();
  });
  return page.evaluate(readStyles);
}

/**
 * Opens pages of two builds in Chromium and compares the computed styles of all their elements.
 * @param folders those of the builds
 * @param files the pages, from those folders
 * @returns a sentence for each page, width and theme that differs
 */
export async function compareComputed(
  folders: readonly [string, string],
  files: readonly string[],
): Promise<string[]> {
  const browser = await chromium.launch(await launchOptions());
  const problems: string[] = [];
  try {
    const windows = await Promise.all(folders.map((folder) => pageOf(browser, folder)));
    for (const file of files) {
      const url = origin + pathOf(file.replace("dist/", ""));
      await Promise.all(windows.map((page) => page.goto(url)));
      for (const theme of themes) {
        for (const width of widths) {
          const styles = await Promise.all(windows.map((page) => stylesAt(page, theme, width)));
          const [before = [], after = []] = styles;
          const longer = before.length > after.length ? before : after;
          const [first, ...others] = longer.flatMap(
            (_, at) => differenceOf(before[at], after[at]) ?? [],
          );
          if (first)
            problems.push(`${file}, ${width}, ${theme}: ${first} (and ${others.length} more)`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return problems;
}
