import type { Browser } from "playwright-core";

const titles = [
  "Rooms that explain themselves",
  "What we build",
  "Add it up",
  "How it goes",
  "Said afterwards",
  "Three rooms",
  "Who comes",
  "Asked often",
  "Talk to us",
  "Come by",
];

/** The copied bands must look and answer as they do in the kit, under a strict policy. */
export async function checkBands(browser: Browser, url: string): Promise<string[]> {
  const wrong: string[] = [];
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`the console says: ${message.text()}`);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  for (const name of titles) {
    const heading = page.getByRole("heading", { name, exact: true });
    if (!(await heading.isVisible())) wrong.push(`the band “${name}” is missing`);
  }
  await page.getByRole("checkbox", { name: /^A room/ }).check();
  await page.getByRole("checkbox", { name: /^A sign/ }).check();
  const sum = await page.locator("[aria-live]").textContent();
  if (!sum?.includes("from €12,900")) wrong.push(`the price sheet adds up to “${sum}”`);
  await page.getByRole("button", { name: "How long?" }).click();
  await page
    .getByText("Four months.")
    .waitFor()
    .catch(() => wrong.push("no answer opens"));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) wrong.push("the bands are wider than a phone");
  const layered = await page
    .getByRole("checkbox", { name: /^A room/ })
    .evaluate((box) => getComputedStyle(box.closest("form") ?? box).display);
  if (layered !== "grid") wrong.push("the bands have lost their own styles");
  await page.close();
  return wrong;
}
