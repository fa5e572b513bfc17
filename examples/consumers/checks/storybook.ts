import type { Browser } from "playwright-core";

/** The docs page of a component must have its whole table of props, with words and controls. */
export async function checkStorybook(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${url}iframe.html?viewMode=docs&id=button--docs`);
  const row = page.getByRole("row").filter({ hasText: "How much it stands out." });
  await row.waitFor();
  const words = (await page.getByRole("table").textContent()) ?? "";
  const wrong = ["tone", "size", "state", "children"]
    .filter((prop) => !words.includes(prop))
    .map((prop) => `the table of props has no ${prop}`);
  if ((await row.getByRole("radio").count()) !== 3) wrong.push("tone cannot be chosen");
  await page.close();
  return wrong;
}
