import type { Browser } from "playwright-core";

/** The banner must go when it is dismissed, without scripts and without leaving the page. */
export async function checkBanner(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const banner = page.getByText("The tide room opens in May.");
  await banner.waitFor();
  await page.getByRole("button", { name: "Dismiss the announcement" }).click();
  const wrong = [
    ...((await banner.isVisible()) ? ["the banner must be dismissed without scripts"] : []),
    ...(page.url() === url ? [] : [`the banner must not lead to ${page.url()}`]),
  ];
  await page.close();
  return wrong;
}
