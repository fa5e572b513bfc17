import { articles } from "@kolam/content/blog/articles";
import { quote } from "@kolam/content/pages/quote";
import { paths } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import {
  deadLinks,
  fieldsToType,
  onlyScripted,
  outcomes,
  pagesByControls,
  touchAll,
} from "../support/controls.ts";
import { firstPaint, openAtFirstPaint, settle } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, fill, sendButton } from "../support/form-journeys.ts";
import { everyComposition, forgetMissingPage, missingPage, partOf } from "../support/pages.ts";

const phone = { width: 390, height: 844 };

// A slow phone on a slow machine.
test.setTimeout(90_000);

/** Every change of an attribute of one element, from now on. */
async function watchAttribute(page: Page, selector: string, attribute: string) {
  await page.evaluate(
    ([query, name]) => {
      const changes: (string | null)[] = [];
      Object.assign(window, { changes });
      const element = document.querySelector(query ?? "");
      if (!element) throw new Error(`Nothing matches ${query}`);
      new MutationObserver(() => {
        const value = element.getAttribute(name ?? "");
        if (value !== changes.at(-1)) changes.push(value);
      }).observe(element, { attributeFilter: [name ?? ""] });
    },
    [selector, attribute],
  );
}

const changes = (page: Page) =>
  page.evaluate(() => (window as unknown as { changes: (string | null)[] }).changes);

/** Types as a person does: the keys go to the page, which may be busy, not to the field. */
async function typeAtOnce(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).click();
  await page.keyboard.type(text, { delay: 15 });
}

const withControls = [...everyComposition, missingPage];

/** In three parts, so that they can run beside each other. */
for (const part of [0, 1, 2]) {
  test(`every button, form and link used at first paint is answered, once (${part + 1} of 3)`, async ({
    page,
    request,
    consoleErrors,
  }) => {
    for (const path of partOf(await pagesByControls(request, withControls), part, 3)) {
      const { speedUp } = await openAtFirstPaint(page, path);
      expect(await deadLinks(page), path).toEqual([]);
      await touchAll(page);
      await speedUp();
      const result = async () => {
        const all = await outcomes(page).catch(() => []);
        return all.filter(
          ({ times, answered, open }) => times !== 1 || !answered || open === "false",
        );
      };
      const options = { message: path, timeout: 30_000, intervals: [100] };
      await expect.poll(result, options).toEqual([]);
      await page.waitForTimeout(100);
      expect(await result(), `${path}, a moment later`).toEqual([]);
    }
    forgetMissingPage(consoleErrors);
  });

  test(`what is typed into any field from first paint on stays (${part + 1} of 3)`, async ({
    page,
    request,
    consoleErrors,
  }) => {
    for (const path of partOf(await pagesByControls(request, withControls), part, 3)) {
      const html = await (await request.get(path)).text();
      if (!/<(?:textarea|input(?![^>]*type="hidden"))/.test(html)) continue;
      const { speedUp } = await openAtFirstPaint(page, path);
      await expect.poll(() => fieldsToType(page), path).not.toEqual([]);
      const fields = await fieldsToType(page);
      for (const [index, selector] of fields.entries()) {
        await page.locator(selector).focus();
        await page.keyboard.type(`Meera ${index}`, { delay: 5 });
      }
      await speedUp();
      await settle(page);
      for (const [index, selector] of fields.entries()) {
        await expect(page.locator(selector), `${path} ${selector}`).toHaveValue(`Meera ${index}`);
      }
    }
    forgetMissingPage(consoleErrors);
  });
}

test.describe("while the boot script has not come", () => {
  test.beforeEach(({ page }) => page.route("**/assets/boot-*.js", () => {}));

  /** Lets the time pass after which what has waited in vain is shown, in ms. */
  const wait = (page: Page, delay: number) =>
    page.evaluate((ms) => {
      const waiting = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().delay === ms);
      for (const animation of waiting) animation.finish();
      return waiting.length;
    }, delay);

  test("nothing is offered that only scripts answer, and questions are shown in the end", async ({
    page,
    request,
    consoleErrors,
  }) => {
    for (const path of await pagesByControls(request, withControls)) {
      await page.goto(path, { waitUntil: "commit" });
      await firstPaint(page);
      expect(await onlyScripted(page), path).toEqual([]);
      await page.waitForLoadState("domcontentloaded");
      expect(await wait(page, 3_000), path).toBeGreaterThan(0);
      await expect(page.getByRole("contentinfo"), path).toBeVisible();
      expect(await onlyScripted(page), path).toEqual([]);
    }
    await page.goto("/quote", { waitUntil: "domcontentloaded" });
    await wait(page, 3_000);
    // They wait from when they are laid out.
    await page.locator("[data-accordion-item]").last().scrollIntoViewIfNeeded();
    const waiting = () => wait(page, 10_000);
    await expect.poll(waiting).toBeGreaterThanOrEqual(quote.faq.items.length);
    for (const { question } of quote.faq.items) {
      await expect(page.getByRole("button", { name: question })).toBeVisible();
    }
    const answers = page.locator("[data-accordion-item] p");
    await expect(answers).toHaveCount(quote.faq.items.length);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    forgetMissingPage(consoleErrors);
  });

  test("a message is sent as a page without scripts sends it", async ({ page, mailbox }) => {
    await page.goto("/contact", { waitUntil: "commit" });
    await fill(page, "contact");
    await sendButton(page, "contact").click();
    await expect.poll(() => mailbox.count()).toBe(1);
  });
});

for (const path of ["/", "/quote"]) {
  test(`${path}: the phone's menu tapped at first paint opens`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openAtFirstPaint(page, path);
    await page.getByRole("button", { name: shell.menu.open }).click();
    await expect(page.getByRole("dialog", { name: shell.menu.title })).toBeVisible();
  });
}

test("two clicks at first paint take effect in order", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAtFirstPaint(page, "/about");
  await watchAttribute(page, "html", "data-theme");
  const theme = page.getByRole("button", { name: shell.theme.toDark });
  await theme.dispatchEvent("click");
  await theme.dispatchEvent("click");
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  expect(await changes(page), "both were repeated").not.toEqual([]);
});

test("the chat clicked at first paint opens", async ({ page, context }) => {
  await context.route(/wa\.me|whatsapp/, (route) => route.fulfill({ body: "chat" }));
  await openAtFirstPaint(page, "/");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: shell.chat.label }).click();
  await opened;
});

test("a link clicked at first paint leads on", async ({ page }) => {
  await openAtFirstPaint(page, "/");
  await page.locator("header").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a search typed at first paint keeps every character and is searched", async ({ page }) => {
  await openAtFirstPaint(page, "/blog");
  await typeAtOnce(page, "main input[type=search]", "software quotation");
  await settle(page);
  await expect(page.getByRole("searchbox")).toHaveValue("software quotation");
  await expect.poll(() => page.locator("main article").count()).toBeLessThan(articles.length);
});

test("a message written and sent from first paint on arrives once", async ({ page, mailbox }) => {
  await openAtFirstPaint(page, "/contact");
  const first = page.locator("main form input:visible").first();
  await first.click();
  await page.keyboard.type("Meera", { delay: 15 });
  await expect(first).toHaveValue("Meera");
  await fill(page, "contact");
  await sendButton(page, "contact").click();
  await expect.poll(() => mailbox.count(), { timeout: 30_000 }).toBe(1);
  await page.waitForTimeout(500);
  expect(mailbox.count()).toBe(1);
});

test("the wizard's way on clicked at first paint shows the next step", async ({ page }) => {
  await openAtFirstPaint(page, "/quote");
  await typeAtOnce(page, "#quote-firstName", "Meera");
  await page.getByRole("link", { name: quote.wizard.next, exact: true }).click();
  await settle(page);
  await expect(page).toHaveURL("/quote#step-2");
  await expect(field(page, "quote", "services")).toBeVisible();
  await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
});

test("an address typed and sent to the analyzer at first paint is analyzed", async ({ page }) => {
  await openAtFirstPaint(page, paths["seo-analyzer"].path);
  const input = page.locator("main form input:visible").first();
  await input.click();
  await page.keyboard.type("example.org", { delay: 15 });
  await page.keyboard.press("Enter");
  await settle(page);
  await expect(page.getByRole("heading", { name: "Analysis of example.org" })).toBeVisible({
    timeout: 30_000,
  });
});
