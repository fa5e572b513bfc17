import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { Plugin } from "vite";
import { createSiteServer } from "../../server/site-server.ts";
import { expect, test } from "../support/fixtures.ts";
import { everyKind, forgetMissingPage } from "../support/pages.ts";
import { buildSiteCopy } from "../support/site-copy.ts";

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

let server: Server;

// One worker builds the copy for both tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = createSiteServer(await buildSiteCopy("probe", [addProbe]));
  await new Promise<void>((done) => server.listen(0, "localhost", done));
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const urlOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

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
  test.setTimeout(120_000);
  for (const path of everyKind) {
    await page.goto(urlOf(path));
    await tryProbe(page);
  }
  forgetMissingPage(consoleErrors);
});

test("an ordinary component works on a page of every kind that was opened in place", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(urlOf("/terms"));
  await tryProbe(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const path of everyKind) {
    await page.getByRole("link", { name: `To ${path}`, exact: true }).click();
    await expect(page).toHaveURL(urlOf(path));
    await tryProbe(page);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
