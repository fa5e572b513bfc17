import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { chooseSite, fromRoot } from "@kolam/resolve/sites";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EditingServer, words } from "./editing-server.ts";

const server = new EditingServer();
let page: Page;

const folder = join(server.folder, words);
const read = (path: string) => readFileSync(join(folder, path), "utf8");

const bar = () => page.getByRole("region", { name: "Editing" });
const button = (name: string) => bar().getByRole("button", { name, exact: true });

async function openPanel(name: string): Promise<void> {
  if ((await button(name).getAttribute("aria-expanded")) !== "true") await button(name).click();
}

beforeAll(async () => {
  const git = server.repository();
  git("add", ".");
  git("commit", "--quiet", "--message=First", "--date=2026-01-01T12:00:00Z");
  await server.start();
  page = await server.newPage();
  await server.edit(page, "/about");
});

afterAll(() => server.stop());

const others = globSync("articles/*.mdx", { cwd: join(server.folder, wordsIn(1)) });
const article = others.find((name) => globSync(name, { cwd: folder }).length > 0) ?? "";

/** The words in a language of the site, from the root. */
function wordsIn(index: number): string {
  const site = chooseSite(undefined);
  return fromRoot(foldersOf(site).words(site.settings.languages[index] ?? ""));
}

it("an article is written: a field, an entry of a list, and its text", async () => {
  const before = read(article);
  const [, title = ""] = /^title: (.*)$/m.exec(before) ?? [];
  const [, one = "", two = ""] = /^tags: \[(.*?), (.*?)[,\]]/m.exec(before) ?? [];
  await page.goto(`${server.origin}/blog/${basename(article, ".mdx")}`);
  await openPanel("Write");
  await button("Write this article").click();
  const sheet = page.getByRole("dialog");
  const body = sheet.getByRole("textbox", { name: "Text", exact: true });
  await body.waitFor();
  await sheet.getByText("Title, description and other fields").click();
  await sheet.getByLabel("Title", { exact: true }).first().fill("A title: with a colon");
  await sheet.getByRole("button", { name: "Down: Tag 1" }).click();
  await body.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nOne more ");
  await sheet.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("paragraph");
  await page.keyboard.press("ControlOrMeta+s");
  await sheet
    .getByRole("status")
    .filter({ hasText: `Saved in ${words}/${article}.` })
    .waitFor();
  const written = before
    .replace(`title: ${title}`, 'title: "A title: with a colon"')
    .replace(`[${one}, ${two}`, `[${two}, ${one}`);
  expect(read(article)).toBe(`${written}\nOne more **paragraph**\n`);
  await page
    .frameLocator("iframe[title='The page as it is saved']")
    .getByRole("heading", { name: "A title: with a colon", level: 1 })
    .waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
});

it("what is older than its original in another language is told", async () => {
  await openPanel("Languages");
  const row = bar().getByRole("row").filter({ hasText: "A title: with a colon" });
  await row.getByText("Older than its original").waitFor();
});
