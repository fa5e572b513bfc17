import { company } from "@kolam/content/facts/company";
import { consentWords } from "@kolam/content/measuring";
import { quote } from "@kolam/content/pages/quote";
import { expect } from "../support/fixtures.ts";
import { fill, open, proof, sendButton } from "../support/form-journeys.ts";
import { hydrate, isHydrated } from "../support/hydration.ts";
import { call, chatInNewTab } from "./contacts.ts";
import { afterFirstPaint, type Sent, testFaults, testWith } from "./stand-in.ts";

/** A tag that sets no cookies, and the stand-in for it. */
export interface Cookieless {
  readonly name: string;
  readonly hosts: RegExp;
  /** Host and path of its script. */
  readonly script: string;
  /** Host and path to which it sends. */
  readonly collector: string;
  /** A stand-in for its script, with its documented interface. */
  readonly body: string;
  /** Its names for a call, a chat, a sent form and a step of the quote request. */
  readonly events: readonly [string, string, string, string];
  /** The name and properties of what it sent, and the path of the page. */
  readonly read: (sent: Sent) => unknown[];
}

/** For stand-ins: calls `view` now and whenever the router opens a page. */
export const pageViews = `
  view();
  const push = history.pushState;
  history.pushState = function () { push.apply(this, arguments); view(); };`;

/** The tests of a site with a tag that sets no cookies. */
export function testCookieless(tag: Cookieless): void {
  const test = testWith(tag);
  const [phone, chat, formSent, quoteStep] = tag.events;

  test.describe(`a site with ${tag.name}`, { tag: "@slow" }, () => {
    test("loads it after the first paint when the page is idle, for a reader too", async ({
      page,
      context,
      heard,
    }) => {
      await page.goto("/");
      await expect.poll(() => heard.sent.length).toBe(1);
      expect(heard.scripts).toEqual([tag.script]);
      expect(await isHydrated(page)).toBe(false);
      const [host = ""] = tag.script.split("/");
      expect(await afterFirstPaint(page, host)).toBeGreaterThan(0);
      expect(await context.cookies()).toEqual([]);
      await expect(page.getByRole("button", { name: consentWords.settings })).toHaveCount(0);
    });

    test("sends pages, calls, chats, forms and steps, once each, and nothing else", async ({
      page,
      heard,
      mailbox,
    }) => {
      await page.goto("/");
      // Before the tag has been loaded.
      await call(page);
      await hydrate(page);
      await page.locator("footer a[href='/about']").first().click();
      await expect(page).toHaveURL("/about");
      await chatInNewTab(page);
      await open(page, "quote");
      await fill(page, "quote");
      await sendButton(page, "quote").click();
      await expect(page.getByText(quote.confirmation.title)).toBeVisible();
      const read = () => heard.sent.map(tag.read);
      await expect.poll(() => read().at(-1)?.[0]).toBe(formSent);
      expect(heard.sent.every(({ to }) => to === tag.collector)).toBe(true);
      const events = read().filter(([event]) => event !== "pageview");
      expect(events).toEqual([
        ...(company.phone ? [[phone, {}, "/"]] : []),
        ...(company.chat ? [[chat, {}, "/about"]] : []),
        [quoteStep, { step: 2 }, "/quote"],
        [quoteStep, { step: 3 }, "/quote"],
        [quoteStep, { step: 4 }, "/quote"],
        [formSent, { form: "quote" }, "/quote"],
      ]);
      expect(JSON.stringify(heard.sent)).not.toContain(proof.quote);
      expect(mailbox.count()).toBe(1);
    });

    testFaults(tag);

    test("says in the privacy policy what it learns", async ({ page, heard }) => {
      await page.goto("/privacy");
      await expect.poll(() => heard.scripts).toEqual([tag.script]);
      const main = page.locator("main");
      await expect(main).toContainText(tag.name);
      await expect(main).not.toContainText(consentWords.settings);
    });
  });
}
