import type { Browser, Locator, Page } from "@playwright/test";
import type { Target, Visitor } from "./visitor.ts";

function locate(page: Page, target: Target): Locator {
  const found =
    "css" in target
      ? page.locator(target.css)
      : page
          .locator(target.within ?? "body")
          .getByRole(target.role, { name: target.name, exact: true });
  return found.filter({ visible: true }).first();
}

/** A visitor in Chromium or Firefox. */
export async function playwrightVisitor(browser: Browser, siteUrl: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(8_000);
  const page = await context.newPage();
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return {
    open: async (path) => void (await page.goto(siteUrl + path)),
    // Asks the page itself: Playwright misses that Firefox has restored a page from its memory.
    address: async () => {
      const url = await page.evaluate(() => location.href).catch(() => page.url());
      return url.slice(siteUrl.length);
    },
    // Playwright's own wait for a load, which a step of a wizard does not have in Firefox.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (target) => locate(page, target).click(),
    hover: (target) => locate(page, target).hover(),
    moveTo: (x, y) => page.mouse.move(x, y),
    type: (target, text) => locate(page, target).fill(text),
    choose: async (target, value) => void (await locate(page, target).selectOption(value)),
    attach: async (target, file) => locate(page, target).setInputFiles(file),
    sees: async (target) => (await locate(page, target).count()) > 0,
    text: async (target) => {
      const found = locate(page, target);
      return (await found.count()) > 0 ? found.innerText() : "";
    },
    alert: async () => {
      while (alerts.length === 0) await page.waitForTimeout(50);
      return alerts.shift() as string;
    },
    run: (action, value) => page.evaluate(action as never, value) as never,
    leave: () => context.close(),
  };
}
