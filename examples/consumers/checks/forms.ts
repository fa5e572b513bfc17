import type { Browser, Page } from "playwright-core";

async function send(page: Page, wrong: string[]): Promise<void> {
  const name = page.getByRole("textbox", { name: "Your name" });
  const free = page.getByLabel("Free");
  const pro = page.getByLabel("Pro");
  const button = page.getByRole("button", { name: "Send" });
  const again = page.getByRole("button", { name: "Start again" });
  await free.check();
  await button.click();
  await page.getByText("Enter your name").first().waitFor();
  if ((await name.getAttribute("aria-invalid")) !== "true") wrong.push("the name is not invalid");
  if (!(await free.isChecked())) wrong.push("the choice is lost with an error");
  await name.fill("Ada");
  await button.click();
  await page.getByRole("status").filter({ hasText: "Ada: Free" }).waitFor();
  if ((await name.getAttribute("aria-invalid")) === "true") wrong.push("the error stays");
  if (await again.count()) await again.click();
  if (await name.inputValue()) wrong.push("the name stays when the form begins again");
  if (!(await pro.isChecked())) wrong.push("the choice is not the default when it begins again");
}

/**
 * Sends each form of the guide to forms: first with an answer missing, then whole; and begins
 * again.
 */
export const checkForms =
  (...paths: readonly string[]) =>
  async (browser: Browser, url: string): Promise<string[]> => {
    const page = await browser.newPage();
    const all: string[] = [];
    page.on("pageerror", ({ message }) => all.push(message));
    for (const path of paths) {
      const wrong: string[] = [];
      await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
      await send(page, wrong).catch((error) => wrong.push(String(error)));
      all.push(...wrong.map((what) => `${path}: ${what}`));
    }
    await page.close();
    return all;
  };
