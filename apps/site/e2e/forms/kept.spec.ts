import { mayKeep, type StoragePlace } from "@kolam/content/model/law/storage";
import { paths } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";

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

test("whoever uses every form and the theme finds nothing in the browser that the policy does not list", async ({
  page,
  context,
  mailbox,
}) => {
  const written = await watchStorage(page);
  for (const name of form.formNames) {
    await form.open(page, name);
    await form.fill(page, name);
    await form.sendButton(page, name).click();
    await form.wasSent(page, name);
  }
  expect(mailbox.count()).toBe(form.formNames.length);
  await page.goto(paths.about.path);
  await page.mouse.wheel(0, 900);
  await openHydrated(page, "/");
  await page.evaluate(() => localStorage.setItem("site:theme", "dark"));
  await page.goBack();

  expect(written.length).toBeGreaterThan(form.formNames.length);
  const wishes = { question: false, frames: true };
  for (const line of new Set(written)) {
    const [place = "", key = ""] = line.split(" ");
    expect(key, line).toMatch(/^site:/);
    expect(mayKeep(wishes, place as StoragePlace, key.replace("site:", "")), line).toBe(true);
  }
  expect(await context.cookies()).toEqual([]);
});
