import { mayKeep, type StoragePlace } from "@kolam/content/model/law/storage";
import { paths } from "@kolam/content/model/pages/paths";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";
import { themeSwitch } from "../support/shell.ts";

/** Notes every name under which pages keep something, in any storage that browsers have. */
async function watchStorage(page: Page): Promise<readonly string[]> {
  const all: string[] = [];
  await page.exposeFunction("noteWritten", (name: string) => void all.push(name));
  await page.addInitScript(() => {
    const note = (name: string) =>
      (window as unknown as { noteWritten(name: string): void }).noteWritten(name);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function noted(name, value) {
      note(`${this === localStorage ? "device" : "tab"} ${name}`);
      setItem.call(this, name, value);
    };
    const { open } = CacheStorage.prototype;
    CacheStorage.prototype.open = function noted(name) {
      note(`device ${name}`);
      return open.call(this, name);
    };
    const { open: openDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function noted(name, version) {
      note(`database ${name}`);
      return openDatabase.call(this, name, version);
    };
  });
  return all;
}

/** Whether the policy lists whatever pages have kept; the site sets no cookies. */
async function isListed(written: readonly string[], context: BrowserContext): Promise<void> {
  const wishes = { question: false, frames: true };
  for (const line of new Set(written)) {
    const [place = "", key = ""] = line.split(" ");
    expect(key, line).toMatch(/^site:/);
    expect(mayKeep(wishes, place as StoragePlace, key.replace("site:", "")), line).toBe(true);
  }
  expect(await context.cookies()).toEqual([]);
}

for (const name of form.formNames) {
  test(`whoever sends the ${name} form finds nothing in the browser that the policy does not list`, {
    tag: "@slow",
  }, async ({ page, context, mailbox }) => {
    const written = await watchStorage(page);
    await form.open(page, name);
    await form.fillAndSend(page, name);
    expect(mailbox.count()).toBe(1);
    expect(written).toContain(`tab site:draft:${name}`);
    await isListed(written, context);
  });
}

test("nor does whoever scrolls, goes back and chooses a theme", { tag: "@slow" }, async ({
  page,
  context,
}) => {
  const written = await watchStorage(page);
  await openHydrated(page, "/");
  await page.mouse.wheel(0, 900);
  await themeSwitch(page).selectOption("dark");
  await page.goto(paths.about.path);
  await page.goBack();
  expect(written).toContain("device site:theme");
  await isListed(written, context);
});
