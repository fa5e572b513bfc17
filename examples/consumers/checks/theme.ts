import type { Browser } from "playwright-core";

/** Chooses the dark theme and loads the page again, which must begin in it. */
export async function checkTheme(browser: Browser, url: string): Promise<string[]> {
  const wrong: string[] = [];
  const page = await browser.newPage({ colorScheme: "light" });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const choices = page.getByRole("combobox", { name: "Theme" });
  await page.goto(url, { waitUntil: "networkidle" });
  await choices.selectOption({ label: "Dark" });
  if ((await scheme()) !== "dark") wrong.push("the switch must choose the dark theme");
  // Before the application's scripts have run.
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  if ((await scheme()) !== "dark") wrong.push("the page must begin in the chosen theme");
  await page.unroute("**/*.js");
  await page.reload({ waitUntil: "networkidle" });
  // Once it is hydrated.
  await choices
    .locator("option:checked", { hasText: "Dark" })
    .waitFor({ state: "attached" })
    .catch(() => wrong.push("the switch must say what was chosen"));
  await page.close();
  return wrong;
}
