import type { Browser } from "playwright-core";

/** The Arabic page must begin at the right, and be no wider than a phone. */
export async function checkDirection(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(new URL("/ar", url).href);
  const { left, right, width, scrollWidth } = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("h1") ?? document.body);
    const { left, right } = range.getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    return { left, right, width: clientWidth, scrollWidth };
  });
  await page.close();
  return [
    ...(left > width - right ? [] : [`the title must begin at the right: ${left} to ${right}`]),
    ...(scrollWidth <= width ? [] : [`the page must not scroll sideways: ${scrollWidth}`]),
  ];
}
