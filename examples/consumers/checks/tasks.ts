import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";

const widths = [390, 1280] as const;
const schemes = ["light", "dark"] as const;

/** The policy for pages of frameworks that need inline scripts; styles are from files only. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** Sends a page with a policy if its server sends none. */
async function withPolicy(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: { "content-security-policy": policy, ...headers },
    });
  });
}

/**
 * Looks at the pages of an app with the solved tasks, on a phone and a desk, in both themes: axe, the
 * console, the policy and the width.
 */
export const checkTasks =
  (...paths: readonly string[]) =>
  async (browser: Browser, url: string): Promise<string[]> => {
    const wrong: string[] = [];
    for (const colorScheme of schemes) {
      for (const width of widths) {
        // Axe opens a page of its own beside it.
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        let where = "";
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) {
            wrong.push(`${where} ${message.text()}`);
          }
        });
        page.on("pageerror", ({ message }) => wrong.push(`${where} ${message}`));
        await withPolicy(page);
        for (const path of paths) {
          where = `/${path} at ${width} px, ${colorScheme}:`;
          const response = await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
          if (!response?.ok()) wrong.push(`${where} status ${response?.status()}`);
          const { violations } = await new AxeBuilder({ page }).analyze();
          wrong.push(...violations.map(({ id, nodes }) => `${where} axe ${id}, ${nodes[0]?.html}`));
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (wider > 0) wrong.push(`${where} scrolls sideways by ${wider} px`);
        }
        await context.close();
      }
    }
    return wrong;
  };

/** Goes through the form in three steps and back: no answer may be lost. */
export async function checkSteps(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${url}form`, { waitUntil: "networkidle" });
  const press = (name: string) => page.getByRole("button", { name }).click();
  await page.getByLabel("Your name").fill("Ada");
  await press("Next");
  await page.getByLabel("Your project").fill("A room");
  await press("Back");
  const kept = await page.getByLabel("Your name").inputValue();
  await press("Next");
  await press("Next");
  await page.getByLabel("Up to €5,000").check();
  await press("Send");
  const sent = await page.getByRole("status").textContent();
  await page.close();
  const wanted = "Ada, A room, Up to €5,000";
  return kept === "Ada" && sent === wanted ? [] : [`the form keeps ${kept} and sends ${sent}`];
}
