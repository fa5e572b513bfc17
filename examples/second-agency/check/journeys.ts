import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";

type Journey = (browser: Browser, origin: string) => Promise<string | undefined>;

/** No script is loaded before something that needs one is in sight. */
const noScript: Journey = async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.close();
  return scripts.length > 0 ? `the home page loads ${scripts.join(", ")}` : undefined;
};

/** The phone's menu opens, gives the focus back, and leads to a page. */
const phoneMenu: Journey = async (browser, origin) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "networkidle" });
  const trigger = page.getByRole("button", { name: "Menu", exact: true });
  const link = page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Pricing" });
  await trigger.click();
  await link.waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  if (violations[0]) return `axe ${violations[0].id} in the open menu`;
  await page.keyboard.press("Escape");
  await link.waitFor({ state: "hidden" });
  if (!(await trigger.evaluate((button) => button === document.activeElement))) {
    return "the menu does not give the focus back";
  }
  await trigger.click();
  await link.click();
  await page.waitForURL("**/pricing");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await context.close();
  return title?.includes("price") ? undefined : `the menu leads to “${title}”`;
};

/** A chosen theme is there from the first paint of the next page. */
const theme: Journey = async (browser, origin) => {
  const page = await browser.newPage({ colorScheme: "light" });
  await page.goto(origin);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Theme").selectOption("dark");
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${origin}/work`);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.close();
  return scheme === "dark" ? undefined : `the next page begins in ${scheme}`;
};

/** Without scripts the form is complete, and the browser sends it. */
const form: Journey = async (browser, origin) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  let sent = "";
  await page.route("**/contact/sent", async (route) => {
    sent = route.request().postData() ?? "";
    await route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Sent</h1>" });
  });
  await page.goto(`${origin}/contact`);
  await page.getByLabel("Your name").fill("Ida Marl");
  await page.getByLabel("E-mail").fill("ida@marl.example");
  await page.getByLabel("What do you need?").selectOption("Part finders");
  await page.getByText("Up to 500").click();
  await page.getByLabel("What does the part do").fill("It holds a lid.");
  await page.getByRole("button", { name: "Send the description" }).click();
  await page.getByRole("heading", { name: "Sent" }).waitFor();
  await context.close();
  const fields = new URLSearchParams(sent);
  const said = ["name", "email", "service", "parts", "message"].map((name) => fields.get(name));
  const expected = ["Ida Marl", "ida@marl.example", "Part finders", "Up to 500", "It holds a lid."];
  return said.join() === expected.join() ? undefined : `the form sends ${sent}`;
};

const journeys: Readonly<Record<string, Journey>> = { noScript, phoneMenu, theme, form };

/**
 * Uses the site like a visitor.
 * @returns a list of problems; empty if there are none
 */
export async function checkJourneys(browser: Browser, origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, journey] of Object.entries(journeys)) {
    const problem = await journey(browser, origin).catch((error) => String(error));
    if (problem) wrong.push(`${name}: ${problem}`);
  }
  return wrong;
}
