import type { Page } from "@playwright/test";
import { company } from "@site/facts/company";
import { consentWords } from "@site/texts/measuring";
import { shell } from "@site/texts/shell";
import { chat } from "@site/words/company-words";
import { consentVersion } from "../../config/consent-version.ts";
import { readSiteConfig } from "../../config/site-config.ts";
import { axeViolations } from "../support/axe.ts";
import { expect } from "../support/fixtures.ts";
import { fillAndSend, open } from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";
import { tabTo } from "../support/keyboard.ts";
import { everyKind, forgetMissingPage } from "../support/pages.ts";
import { chatLink, phone } from "../support/shell.ts";
import { call, chatInNewTab, visitAsUsual } from "./contacts.ts";
import { gtag, hosts } from "./gtag.ts";
import { afterFirstPaint, idleMoment, testFaults, testWith } from "./stand-in.ts";

const tag = { hosts, body: gtag };
const test = testWith(tag);
const id = "G-ABC123DEF4";
const account = "AW-123456789";
const conversion = `${account}/AbC-D_efG`;

const settings = { TAG: "google", TAG_ID: id, TAG_CONVERSION: conversion } as const;
test.use({ builtWith: settings });
const about = consentVersion(readSiteConfig(settings).tag);

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

const banner = (page: Page) => page.getByRole("region", { name: consentWords.title });
const allow = (page: Page) => banner(page).getByRole("button", { name: consentWords.accept });
const refuse = (page: Page) => banner(page).getByRole("button", { name: consentWords.refuse });
const choose = (page: Page) => banner(page).getByText(consentWords.choose);
const settingsButton = (page: Page) => page.getByRole("button", { name: consentWords.settings });
const saved = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("site:consent"))) ?? "{}");

/** Every page finds that the visitor has said yes before. */
const allowed = (page: Page) =>
  page.addInitScript((asked) => {
    const answer = JSON.stringify({ answer: "granted", at: Date.now(), about: asked });
    // The chat's own page, which a test of conversions opens, has no storage.
    if (location.hostname === "localhost") localStorage.setItem("site:consent", answer);
  }, about);

/** Opens a page and interacts, so that the question appears, and the page makes room for it. */
async function arrive(page: Page, path = "/"): Promise<void> {
  await openHydrated(page, path);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("style", /--k-consent-reserve: \d/);
}

test.describe("a site with Google's tag", { tag: "@slow" }, () => {
  test("loads, stores and sends nothing before the visitor's yes, nor after a no", async ({
    page,
    context,
    heard,
    mailbox,
  }) => {
    await visitAsUsual(page);
    await expect(banner(page)).toBeVisible();
    await refuse(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await saved(page)).toMatchObject({ answer: "denied", about });
    await visitAsUsual(page);
    await expect(banner(page)).toHaveCount(0);
    expect(heard).toEqual({ scripts: [], sent: [] });
    expect(await context.cookies()).toEqual([]);
    expect(mailbox.count()).toBe(2);
  });

  test("after a yes it counts what happens, and violates no policy", async ({
    page,
    heard,
    mailbox,
  }) => {
    await arrive(page);
    await allow(page).click();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => heard.sent.length).toBe(2);
    expect(heard.scripts).toEqual(Array(2).fill("www.googletagmanager.com/gtag/js"));
    expect(await afterFirstPaint(page, "www.googletagmanager.com")).toBeGreaterThan(0);
    heard.sent.length = 0;
    await call(page);
    await open(page, "contact");
    await fillAndSend(page, "contact");
    await expect.poll(() => heard.sent.at(-1)?.what.en).toBe("generate_lead");
    const events = heard.sent.map(({ what }) => what).filter(({ en }) => en !== "page_view");
    expect(events).toEqual([
      ...(company.phone ? [{ en: "phone_click" }, { to: conversion }] : []),
      { en: "generate_lead", form: "contact" },
    ]);
    expect(mailbox.count()).toBe(1);
  });

  test("a yes is remembered, and taken back it stops: no cookies, nothing sent, nothing loaded", async ({
    page,
    context,
    heard,
  }) => {
    await arrive(page);
    await allow(page).click();
    await expect.poll(() => heard.sent.length).toBe(2);
    await openHydrated(page, "/about");
    await expect.poll(() => heard.sent.length).toBe(4);
    await expect(banner(page)).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["_ga", "_gcl_au"]);

    await settingsButton(page).click();
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toContainText(consentWords.now.granted);
    await refuse(page).click();
    await expect(settingsButton(page)).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    heard.sent.length = 0;
    heard.scripts.length = 0;
    await call(page);
    await chatInNewTab(page);
    await openHydrated(page, "/");
    await idleMoment(page);
    await expect(page.locator("script[src*=googletagmanager]")).toHaveCount(0);
    expect(heard).toEqual({ scripts: [], sent: [] });

    await settingsButton(page).click();
    await expect(banner(page)).toContainText(consentWords.now.denied);
    await allow(page).click();
    await expect.poll(() => heard.scripts.length).toBe(2);
  });

  test("whoever allows counting alone is counted, and reported to no advertiser", async ({
    page,
    context,
    heard,
  }) => {
    await arrive(page);
    await choose(page).click();
    const kind = (name: "counting" | "ads") =>
      banner(page).getByRole("checkbox", { name: consentWords.kinds[name].label });
    await expect(kind("counting")).not.toBeChecked();
    await expect(kind("ads")).not.toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
    await kind("counting").check();
    await banner(page).getByRole("button", { name: consentWords.save }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await saved(page)).toMatchObject({ answer: "granted", kinds: ["counting"], about });
    await expect.poll(() => heard.scripts.length).toBe(1);
    await call(page);
    expect(JSON.stringify(heard)).not.toContain(account);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("_gcl_au");

    await settingsButton(page).click();
    await expect(banner(page)).toContainText(consentWords.nowPart);
    await expect(kind("counting")).toBeChecked();
    await expect(kind("ads")).not.toBeChecked();
  });

  test("the question comes first for the keyboard, and has no faults that axe finds", async ({
    page,
  }) => {
    await arrive(page);
    await expect(page.getByText(consentWords.announcement)).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
    for (const control of [
      page.getByRole("link", { name: shell.skipLink }),
      banner(page).getByRole("link"),
      choose(page),
      refuse(page),
      allow(page),
    ]) {
      await tabTo(page, control, { most: 1 });
    }
    await tabTo(page, refuse(page), { most: 2, key: "Shift+Tab" });
    await page.keyboard.press("Enter");
    await expect(banner(page)).toHaveCount(0);
    await tabTo(page, settingsButton(page), { most: 200 });
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("on a phone the question covers neither the chat nor, for good, anything of the page", async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    for (const path of everyKind) {
      await arrive(page, path);
      const covered = await page.evaluate(() => {
        const covers = (control: Element) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit?.closest("section[aria-labelledby][tabindex='-1']") !== null && hit !== null;
        };
        const controls = [
          ...document.querySelectorAll("main a, main button, main input, footer a"),
        ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
        return controls
          .filter((control) => {
            control.scrollIntoView({ block: "nearest", behavior: "instant" });
            return covers(control);
          })
          .map((control) => control.outerHTML.slice(0, 90));
      });
      expect(covered, path).toEqual([]);
      if (!chat) continue;
      const question = await banner(page).boundingBox();
      const button = await chatLink(page).boundingBox();
      expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    }
    forgetMissingPage(consoleErrors);
  });

  testFaults(tag, allowed);

  test("says in the privacy policy what is stored, and how to take a yes back", async ({
    page,
  }) => {
    await page.goto("/privacy#cookies");
    const cookies = page.locator("#cookies").locator("xpath=ancestor-or-self::section[1]");
    await expect(cookies).toContainText("_ga");
    await expect(cookies).toContainText(consentWords.settings);
    await expect(page.locator("main")).not.toContainText("This site sets no cookies.");
  });
});

test.describe("without scripts", { tag: "@slow" }, () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is asked and no button is dead", async ({ page }) => {
    await page.goto("/");
    await expect(banner(page)).toHaveCount(0);
    await expect(settingsButton(page)).toBeHidden();
  });
});
