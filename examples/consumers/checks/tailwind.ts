import type { Browser, Page } from "playwright-core";

/** What a visitor does on the page, one after the other. */
const steps: readonly { readonly shows: string; readonly act: (page: Page) => Promise<void> }[] = [
  { shows: "the page", act: async () => {} },
  {
    shows: "a submenu",
    act: (page) => page.getByRole("button", { name: "Show services" }).click(),
  },
  {
    shows: "an answer",
    act: (page) => page.getByRole("button", { name: "Does it travel?" }).click(),
  },
  { shows: "a dialog", act: (page) => page.getByRole("button", { name: "How we answer" }).click() },
];

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/**
 * Takes Tailwind's styles of elements out of a page. @returns how many layers of them there were
 */
function removePreflight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const layers = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === "base");
    for (const rule of layers) {
      const { parentStyleSheet: sheet } = rule;
      sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
    }
    return layers.length;
  });
}

/**
 * Compares the page with itself without Tailwind's preflight, which must not change how the kit
 * looks, and looks at a button with utilities, which must.
 * @returns a list of problems; empty if there are none
 */
export async function checkTailwind(browser: Browser, url: string): Promise<string[]> {
  const wrong: string[] = [];
  const [page, without] = await Promise.all([open(browser, url), open(browser, url)]);
  const { radius, background } = await page
    .getByRole("button", { name: "Read more" })
    .evaluate((element) => {
      const { borderRadius, backgroundColor } = getComputedStyle(element);
      return { radius: borderRadius, background: backgroundColor };
    });
  if (radius !== "0px" || background !== "rgb(0, 0, 0)") {
    wrong.push(`the utilities must win: ${radius}, ${background}`);
  }
  const accent = await page.getByText("Two lorries are enough.").evaluate((element) => {
    const used = getComputedStyle(element).color;
    element.style.color = "var(--k-color-accent)";
    return used === getComputedStyle(element).color;
  });
  if (!accent) wrong.push("a utility must have the brand's accent");
  if ((await removePreflight(without)) === 0) wrong.push("there is no preflight");
  for (const { shows, act } of steps) {
    await Promise.all([act(page), act(without)]);
    const [picture, other] = await Promise.all([
      page.screenshot({ fullPage: true, animations: "disabled" }),
      without.screenshot({ fullPage: true, animations: "disabled" }),
    ]);
    if (!picture.equals(other)) wrong.push(`preflight changes ${shows}`);
  }
  await Promise.all([page.close(), without.close()]);
  return wrong;
}
