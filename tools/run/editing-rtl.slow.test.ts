import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxOf, EditingServer, statusOf } from "./editing-server.ts";

const server = new EditingServer();
let page: Page;

const about = "apps/site/test/site/ar/pages/about.ts";
const read = () => readFileSync(join(server.folder, about), "utf8");
const bar = () => page.getByRole("region", { name: "Editing" });
const button = (name: string) => bar().getByRole("button", { name, exact: true });

beforeAll(async () => {
  await server.start({ SITE: "apps/site/test/site", SITE_LANGUAGE: "ar" });
  page = await server.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
});

afterAll(() => server.stop());

/** The direction of what has the focus, as the browser has it. */
const direction = () =>
  page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).direction);

it("changes a text that is written from right to left, in a bar that is not", async () => {
  await server.edit(page, "/ar/about");
  const before = read();
  expect(await bar().evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  await page.getByRole("heading", { name: "ما معنى أوستريل" }).click();
  await boxOf(page).waitFor();
  expect(await direction()).toBe("rtl");
  await page.keyboard.type(" اليوم");
  await page.keyboard.press("Enter");
  await statusOf(page)
    .filter({ hasText: `Saved in ${about}:` })
    .waitFor();
  await page.getByRole("heading", { name: "ما معنى أوستريل اليوم" }).waitFor();
  expect(read()).toBe(before.replace('"ما معنى أوستريل"', '"ما معنى أوستريل اليوم"'));
});

it("changes an alt text and an entry, each from right to left, and nothing is wider than the screen", async () => {
  await page.getByRole("img", { name: "مكتب عليه شاشة ومصباح." }).first().click();
  await bar().getByRole("textbox", { name: "What the picture shows" }).waitFor();
  expect(await direction()).toBe("rtl");
  await page.keyboard.press("Escape");
  await page.getByText("الإصغاء", { exact: true }).click();
  await button("Entry").click();
  const title = bar().getByLabel("Title", { exact: true });
  await title.focus();
  expect(await direction()).toBe("rtl");
  await title.fill("السؤال");
  await page.keyboard.press("Enter");
  await bar().getByRole("status").filter({ hasText: "Saved: Title." }).waitFor();
  await page.getByRole("heading", { name: "السؤال" }).waitFor();
  expect(read()).toContain('title: "السؤال"');
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});
