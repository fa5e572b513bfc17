import { current, others } from "@kolam/content/model/pages/languages";
import { titles } from "@site/lists/words/titles";
import { forms } from "@site/words/forms/forms";
import { notFound } from "@site/words/pages/not-found";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { forgetMissingPage, missingPage } from "../support/pages.ts";
import {
  footerLink,
  h1,
  headerLink,
  menuButton,
  phone,
  phoneMenu,
  themeSwitch,
} from "../support/shell.ts";

// `pnpm test SITE`: what has to work on any site. The other rooms prove more of it, on the sample.

test("the menu leads to a page, on a phone too, and back again", async ({ page }) => {
  await page.goto("/");
  await headerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.setViewportSize(phone);
  await menuButton(page).click();
  await phoneMenu(page).getByRole("link", { name: titles.contact, exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(phoneMenu(page)).toBeHidden();
});

for (const name of ["contact", "quote"] as const) {
  test(`${name}: what is sent arrives in the mailbox`, async ({ page, mailbox }) => {
    await form.open(page, name);
    await form.fillAndSend(page, name);
    const [message, ...more] = await mailbox.messages();
    expect(more).toEqual([]);
    expect(message?.subject).toBe(form.subjects[name]);
    expect(message?.text.replace(/\s+/g, " ")).toContain(
      form.proof[name].replace(/\s+/g, " ").slice(0, 60),
    );
  });
}

test("the theme is switched, and kept on other pages", async ({ page }) => {
  const floor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/about");
  const light = await floor();
  await themeSwitch(page).hover();
  await themeSwitch(page).selectOption("dark");
  await expect.poll(floor).not.toBe(light);
  const dark = await floor();
  await page.goto("/contact");
  expect(await floor()).toBe(dark);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead on, and a message arrives", async ({ page, mailbox }) => {
    await page.goto("/");
    await footerLink(page, titles.contact).click();
    await expect(page).toHaveURL("/contact");
    await form.fill(page, "contact");
    await page.getByRole("button", { name: forms.contact.button.idle }).click();
    await expect(page).toHaveURL(/\/thank-you(?:\?|$)/);
    expect(mailbox.count()).toBe(1);
  });
});

test("an address without a page says so, and leads back", async ({ page, consoleErrors }) => {
  await page.goto("/about");
  const answer = await page.goto(missingPage);
  expect(answer?.status()).toBe(404);
  await expect(h1(page)).toHaveText(notFound.title);
  await page.getByRole("button", { name: notFound.actions.back, exact: true }).click();
  await expect(page).toHaveURL("/about");
  forgetMissingPage(consoleErrors);
});

for (const { tag, language, name, pages } of others) {
  test(`the switch leads to the same page in ${name}, and back`, async ({ page }) => {
    const path = current.pages.find((one) => one !== "/" && pages.includes(one)) ?? "/";
    const switchTo = (to: string) => page.locator(`#footer a[hreflang="${to}"][lang]`);
    await page.goto(path);
    await hydrate(page);
    await switchTo(language).click();
    await expect(page).toHaveURL(`/${tag}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(h1(page)).toBeVisible();
    await switchTo(current.language).click();
    await expect(page).toHaveURL(path);
  });
}
