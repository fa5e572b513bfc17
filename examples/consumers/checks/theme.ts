import type { Browser } from "playwright-core";

/** Chooses the dark theme and loads the page again, which must begin in it. */
export async function checkTheme(browser: Browser, url: string): Promise<string[]> {
  const wrong: string[] = [];
  const page = await browser.newPage({ colorScheme: "light" });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto(url);
  await page.getByRole("button", { name: "Dark" }).click();
  if ((await scheme()) !== "dark") wrong.push("the button must choose the dark theme");
  // Before the application's scripts have run.
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  if ((await scheme()) !== "dark") wrong.push("the page must begin in the chosen theme");
  await page.close();
  return wrong;
}
