import type { Browser } from "playwright-core";

/** The brand's font must be loaded, and used for text. */
export async function checkFont(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const wrong = await page.evaluate(async () => {
    await document.fonts.ready;
    const [first] = getComputedStyle(document.body).fontFamily.split(",");
    const family = first?.replaceAll('"', "");
    const loaded = [...document.fonts].some(
      (font) => font.family.replaceAll('"', "") === family && font.status === "loaded",
    );
    return loaded ? [] : [`the font of the text must be loaded: ${family}`];
  });
  await page.close();
  return wrong;
}
