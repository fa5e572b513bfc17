import { hasFeature } from "@kolam/content/model/pages/features";
import { paths } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { contact } from "@site/words/pages/contact";
import { changePages, changes } from "../support/changed-pages.ts";
import { expect, forgetErrors, renderedAnew, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode, isHydrated } from "../support/hydration.ts";
import { hasBlog } from "../support/pages.ts";
import { urlField } from "../support/seo-analyzer-page.ts";

test.afterEach(({ consoleErrors }) => forgetErrors(consoleErrors, renderedAnew));

/** The name of the field with the focus, and what is selected in it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return { id, selectionStart, selectionEnd };
  });

for (const change of Object.keys(changes)) {
  for (const name of form.formNames) {
    test(`${name}: ${change}: nothing is lost of what was typed and chosen`, {
      tag: "@slow",
    }, async ({ page }) => {
      await changePages(page, change);
      const release = await holdRequests(page, hydrationCode);
      await page.goto(form.journeys[name].path);
      await form.fill(page, name);
      const email = form.field(page, name, "email");
      const texts = page.locator(`form:has(#${name}-email) textarea`).filter({ visible: true });
      const last = (await texts.count()) > 0 ? texts.first() : email;
      await last.focus();
      await page.keyboard.press("Control+A");
      const focused = await focus(page);
      release();
      await page.waitForFunction(form.isReady, name);
      await form.holdsEverything(page, name);
      expect(await focus(page)).toEqual(focused);
      const files = page.locator(`form:has(#${name}-email) input[type=file]`);
      for (const field of await files.all()) {
        expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
      }
    });
  }
}

for (const change of ["a password manager’s icons", "a proxy that removes comments"]) {
  test(`${change}: what was pressed takes effect, and a form is sent once`, {
    tag: "@slow",
  }, async ({ page, mailbox }) => {
    // The form does not wait for React any longer than React takes.
    await page.clock.install();
    await changePages(page, change);
    const release = await holdRequests(page, hydrationCode);
    await page.goto("/contact");
    await form.fill(page, "contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    const [, { question }] = contact.faq.items;
    const answer = page.getByRole("button", { name: question });
    await answer.click();
    await form.sendButton(page, "contact").click();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.clock.resume();
    await form.wasSent(page, "contact");
    await expect(answer).toHaveAttribute("aria-expanded", "true");
    expect(mailbox.count()).toBe(1);
    expect(JSON.stringify(await mailbox.messages())).toContain(form.proof.contact);
  });
}

test("a search and an address are kept as well", { tag: "@slow" }, async ({ page }) => {
  await changePages(page, "a password manager’s icons");
  const type = async (path: string, field: ReturnType<Page["locator"]>) => {
    const release = await holdRequests(page, hydrationCode);
    await page.goto(path);
    await field.click();
    await page.keyboard.type("exa");
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.keyboard.type("mple");
    await expect(field).toHaveValue("example");
    await page.unroute(hydrationCode);
  };
  if (hasBlog) await type(paths.blog.path, page.getByRole("searchbox"));
  if (hasFeature("seo-analyzer")) await type("/seo-analyzer", urlField(page));
});

for (const change of Object.keys(changes).filter((name) => name.includes("addresses"))) {
  test(`${change}: addresses are shown and lead to mail`, { tag: "@slow" }, async ({ page }) => {
    await changePages(page, change);
    await page.goto("/contact");
    // Where a comment has kept them from being hidden, nothing needs React.
    if (change.startsWith("proxies")) await page.waitForFunction(form.isReady, "contact" as const);
    await expect(page.locator("a[href*=cdn-cgi], [data-cfemail]")).toHaveCount(0);
    await expect(page.locator("a[href^='mailto:']").first()).toBeVisible();
    await expect(page.getByText("[email")).toHaveCount(0);
  });
}
