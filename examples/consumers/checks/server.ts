import type { Browser } from "playwright-core";

/**
 * What a server page hands to client components must arrive: a pattern, and a link that is awaited.
 */
export async function checkServer(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await page.goto(`${url}services`, { waitUntil: "networkidle" });
  await page.getByLabel("Your idea").fill("A tide room for the harbour");
  await page.getByText("3 characters left").waitFor();
  await page.getByRole("link", { name: "Back" }).focus();
  await page.getByRole("tooltip", { name: "To the first room" }).waitFor();
  await page.close();
  return wrong;
}
