import { hasFeature } from "@kolam/content/model/pages/features";
import { errorSummary } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { thankYou } from "@site/words/pages/thank-you";
import { fieldsOf } from "../../src/forms/contract/forms.ts";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode, isHydrated } from "../support/hydration.ts";
import { hasBlog } from "../support/pages.ts";

for (const name of ["contact", "quote"] as const) {
  test(`${name}: a form sent before hydration is sent once after it`, { tag: "@slow" }, async ({
    page,
    mailbox,
  }) => {
    const release = await holdRequests(page, hydrationCode);
    await page.goto(form.journeys[name].path);
    await form.fill(page, name);
    await form.sendButton(page, name).click();
    expect(await isHydrated(page)).toBe(false);
    release();
    // A machine that is slower than the form waits gets the page after a form without scripts.
    const outcome = page.getByText(form.journeys[name].sent).or(page.getByText(thankYou.title));
    await expect(outcome.first()).toBeVisible();
    expect(mailbox.count()).toBe(1);
    expect(JSON.stringify(await mailbox.messages())).toContain(form.proof[name]);
  });
}

test("contact: pressed on a slow phone, the button says at once that it sends, and the form posts itself once", {
  tag: "@slow",
}, async ({ page, mailbox }) => {
  const release = await holdRequests(page, hydrationCode);
  await page.clock.install();
  await page.goto(form.journeys.contact.path);
  await form.fill(page, "contact");
  const button = form.sendButton(page, "contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  const { busy } = forms.contact.button;
  await expect(button, "while no time passes").toHaveAccessibleName(busy);
  const shown = button.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await shown).toBe(`"${busy}"`);
  await button.click({ force: true });
  await page.clock.runFor(30_000);
  await page.waitForURL(/\/thank-you/);
  release();
  expect(mailbox.count()).toBe(1);
  expect(JSON.stringify(await mailbox.messages())).toContain(form.proof.contact);
});

test("contact: a draft is shown before anybody touches the page", { tag: "@slow" }, async ({
  page,
}) => {
  await form.open(page, "contact");
  await form.field(page, "contact", "name").fill("Asha Kulkarni");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("site:draft:contact")))
    .toContain("Asha Kulkarni");
  await page.goto("/about");
  await page.goto(form.journeys.contact.path);
  await expect(form.field(page, "contact", "name")).toHaveValue("Asha Kulkarni");
});

for (const name of form.formNames.filter((each) => each !== "quote")) {
  const details = name === "contact" ? {} : { tag: "@slow" };
  test(
    `${name}: sent empty before hydration, the page alone says what is missing`,
    details,
    async ({ page }) => {
      // The form does not wait for React any longer than React takes.
      await page.clock.install();
      const release = await holdRequests(page, hydrationCode);
      await page.goto(form.journeys[name].path);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => {
        // The browser's bubble comes with this event.
        const count = () => document.body.append(document.createElement("bubble-shown"));
        addEventListener("invalid", count, true);
      });
      await form.sendButton(page, name).click();
      expect(await isHydrated(page)).toBe(false);
      release();
      const needed = fieldsOf(forms[name]).filter(({ required }) => required);
      if (needed.length > 1)
        await expect(page.getByText(errorSummary.title(needed.length))).toBeVisible();
      await expect(form.field(page, name, "email")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("bubble-shown")).toHaveCount(0);
    },
  );
}

test("contact: sent empty on a device where React does not come, the browser says what is missing", {
  tag: "@slow",
}, async ({ page, mailbox, consoleErrors }) => {
  await page.route(hydrationCode, (route) => route.abort());
  await page.goto(form.journeys.contact.path);
  await form.sendButton(page, "contact").click();
  await expect(form.field(page, "contact", "name")).toBeFocused();
  expect(mailbox.count()).toBe(0);
  // That the code is missing.
  consoleErrors.length = 0;
});

for (const [name, key] of [
  ["contact", "message"],
  ...(hasBlog && hasFeature("newsletter") ? [["newsletter", "email"] as const] : []),
] as const) {
  test(`${name}: on a slow device, text typed before, during and after hydration is kept and sent`, {
    tag: "@slow",
  }, async ({ page, mailbox }) => {
    const release = await holdRequests(page, hydrationCode);
    await page.goto(form.journeys[name].path);
    await form.fill(page, name);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const input = form.field(page, name, key);
    const filledIn = await input.inputValue();
    await input.focus();
    await page.keyboard.press("Control+End");
    const draft = () => page.evaluate((form) => localStorage.getItem(`site:draft:${form}`), name);
    let typed = "";
    const type = async (text: string) => {
      await page.keyboard.type(text);
      typed += text;
    };
    await type("before");
    expect(await isHydrated(page)).toBe(false);
    release();
    // As slowly as a person, since a part of an address has at most 63 letters.
    for (let letters = 0; letters < 40 && !(await isHydrated(page)); letters += 1) {
      await type("x");
      await page.waitForTimeout(150);
    }
    await expect.poll(() => isHydrated(page)).toBe(true);
    await form.hydrated(page, name);
    await expect.poll(draft).toContain(typed);
    await type("after");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(input).toHaveValue(filledIn + typed);
    await expect.poll(draft).toContain(typed);
    await form.sendButton(page, name).click();
    await form.wasSent(page, name);
    expect(JSON.stringify(await mailbox.messages())).toContain(typed);
  });
}
