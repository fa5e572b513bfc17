import { company } from "@site/facts/company";
import { consentWords, countingWords } from "@site/texts/measuring";
import { quote } from "@site/words/pages/quote";
import { expect } from "../support/fixtures.ts";
import { fill, open, proof, sendButton } from "../support/form-journeys.ts";
import { hydrate, isHydrated } from "../support/hydration.ts";
import { call, chatInNewTab } from "./contacts.ts";
import { afterFirstPaint, idleMoment, type Sent, testFaults, testWith } from "./stand-in.ts";

const domain = "agency.example";
const script = "plausible.io/js/script.js";
const tag = {
  hosts: /^https:\/\/plausible\.io\//,
  // A stand-in for its script, with its documented interface: it counts a view whenever the router
  // opens a page.
  body: `{
    const { src, dataset } = document.currentScript;
    window.plausible = (n, options) => fetch(new URL(src).origin + "/api/event", {
      method: "POST",
      headers: { "Content-Type": "text/plain" },
      body: JSON.stringify({ n, d: dataset.domain, u: location.href, p: options?.props }),
    });
    const view = () => window.plausible("pageview");
    view();
    const push = history.pushState;
    history.pushState = function () { push.apply(this, arguments); view(); };
  }`,
};
const test = testWith(tag);

test.use({ builtWith: { TAG: "plausible", TAG_ID: domain } });

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

/** The name and properties of what it sent, and the path of the page. */
const read = ({ what }: Sent) => [what.n, what.p ?? {}, new URL(String(what.u)).pathname];

test.describe("a site with Plausible, which sets no cookies", { tag: "@slow" }, () => {
  test("loads it after the first paint when the page is idle, for a reader too", async ({
    page,
    context,
    heard,
  }) => {
    await page.goto("/");
    await expect.poll(() => heard.sent.length).toBe(1);
    expect(heard.scripts).toEqual([script]);
    expect(await isHydrated(page)).toBe(false);
    const [host = ""] = script.split("/");
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
    await expect.poll(() => heard.sent.at(-1)?.what.n).toBe("Form sent");
    const meant = heard.sent.every(
      ({ to, what }) => to === "plausible.io/api/event" && what.d === domain,
    );
    expect(meant).toBe(true);
    const events = heard.sent.map(read).filter(([event]) => event !== "pageview");
    expect(events).toEqual([
      ...(company.phone ? [["Phone", {}, "/"]] : []),
      ...(company.chat ? [["Chat", {}, "/about"]] : []),
      ["Quote step", { step: 2 }, "/quote"],
      ["Quote step", { step: 3 }, "/quote"],
      ["Quote step", { step: 4 }, "/quote"],
      ["Form sent", { form: "quote" }, "/quote"],
    ]);
    expect(JSON.stringify(heard.sent)).not.toContain(proof.quote);
    expect(mailbox.count()).toBe(1);
  });

  test("counts nobody who ticks that on the privacy page, from then on", async ({
    page,
    heard,
  }) => {
    await page.goto("/privacy");
    await expect.poll(() => heard.scripts).toEqual([script]);
    await hydrate(page);
    const box = page.getByRole("checkbox", { name: countingWords.not });
    // The page is loaded anew, so that the script is gone.
    const reloaded = page.waitForEvent("load");
    await box.click();
    await reloaded;
    heard.scripts.length = 0;
    heard.sent.length = 0;
    await hydrate(page);
    await expect(box).toBeChecked();
    await page.goto("/");
    await hydrate(page);
    await idleMoment(page);
    expect(heard).toEqual({ scripts: [], sent: [] });
  });

  testFaults(tag);

  test("says in the privacy policy what it learns", async ({ page, heard }) => {
    await page.goto("/privacy");
    await expect.poll(() => heard.scripts).toEqual([script]);
    const main = page.locator("main");
    await expect(main).toContainText("Plausible");
    await expect(main).not.toContainText(consentWords.settings);
  });
});
