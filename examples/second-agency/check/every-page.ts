import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";

const widths = [390, 1280] as const;
const schemes = ["light", "dark"] as const;

/**
 * Opens every page in both themes on a phone and a desk: axe, the console and the width.
 * @returns a list of problems; empty if there are none
 */
export async function checkEveryPage(
  browser: Browser,
  origin: string,
  pages: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      let where = "";
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) wrong.push(`${where} ${message.text()}`);
      });
      page.on("pageerror", (error) => wrong.push(`${where} ${error.message}`));
      for (const path of pages) {
        where = `${path} at ${width} px, ${colorScheme}:`;
        await page.goto(`${origin}${path}`);
        // The islands at the end of the page hydrate once they are in sight.
        await page.locator("footer").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        const { violations } = await new AxeBuilder({ page }).analyze();
        wrong.push(...violations.map(({ id, nodes }) => `${where} axe ${id}, ${nodes[0]?.html}`));
        const [content, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        if (content > window) wrong.push(`${where} scrolls sideways, ${content} px`);
      }
      await context.close();
    }
  }
  return wrong;
}
