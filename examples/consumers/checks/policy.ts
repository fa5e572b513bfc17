import type { Browser } from "playwright-core";

/**
 * The security policy must be in force, so that the other checks prove that the kit needs no
 * exception.
 */
export async function checkPolicy(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url);
  const enforced = await page.evaluate(() => {
    const element = document.createElement("i");
    try {
      element.innerHTML = "<b></b>";
    } catch {
      element.setAttribute("style", "color: red");
      return element.style.color === "";
    }
    return false;
  });
  await page.close();
  return enforced ? [] : ["the policy must block markup and styles from strings"];
}
