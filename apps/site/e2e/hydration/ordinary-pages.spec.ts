import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { Plugin } from "vite";
import { expect, test } from "../support/fixtures.ts";
import { everyKind, forgetMissingPage } from "../support/pages.ts";

const probe = resolve(import.meta.dirname, "probe.tsx");

/** Adds the probe to the end of every page. */
const addProbe: Plugin = {
  name: "test:probe",
  enforce: "pre",
  transform(code, id) {
    const [, name] = /\/src\/pages\/.*-page\.tsx$/.test(id)
      ? (/export function (\w+Page)\(/.exec(code) ?? [])
      : [];
    if (!name) return undefined;
    return `import { Probe } from ${JSON.stringify(probe)};
${code.replace(`export function ${name}(`, `function Plain${name}(`)}
export function ${name}() { return <><Plain${name} /><Probe /></>; }`;
  },
};

test.use({ change: addProbe });

// One worker builds the copy for both tests.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** Clicks and hovers, and asserts that the handlers, the state and the effect of the probe work. */
async function tryProbe(page: Page): Promise<void> {
  const root = page.getByTestId("probe");
  const button = root.getByRole("button");
  await expect(button).toHaveText("Clicked 0 times");
  await button.click();
  await expect(button).toHaveText("Clicked 1 times");
  await button.click();
  await expect(button).toHaveText("Clicked 2 times");
  await expect(page.locator("body")).toHaveAttribute("data-probe", "2");
  await root.locator("p").hover();
  await expect(root.getByText("Hovered", { exact: true })).toBeVisible();
}

test("an ordinary component works on a page of every kind that was loaded in full", async ({
  page,
  consoleErrors,
}) => {
  for (const path of everyKind) {
    await page.goto(path);
    await tryProbe(page);
  }
  forgetMissingPage(consoleErrors);
});

test("an ordinary component works on a page of every kind that was opened in place", async ({
  page,
}) => {
  await page.goto("/terms");
  await tryProbe(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const path of everyKind) {
    await page.getByRole("link", { name: `To ${path}`, exact: true }).click();
    await expect(page).toHaveURL(path);
    await tryProbe(page);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
