import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxOf, EditingServer, type Git, statusOf, words } from "./editing-server.ts";

// A journey for each kind of change of a page, of one writer at one server. What is rare is in the
// slow tests, and so are articles and languages, which take the server as long again.

const server = new EditingServer();
let page: Page;
let git: Git;

const folder = join(server.folder, words);
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const about = "pages/about.ts";

const bar = () => page.getByRole("region", { name: "Editing" });
const button = (name: string) => bar().getByRole("button", { name, exact: true });
const done = (text: string) => bar().getByRole("status").filter({ hasText: text }).waitFor();
const heading = (name: string) => page.getByRole("heading", { name, exact: true }).first();

async function openPanel(name: string): Promise<void> {
  if ((await button(name).getAttribute("aria-expanded")) !== "true") await button(name).click();
}

/** Opens the entry of a text of the page. */
async function openEntry(text: string): Promise<void> {
  await page.locator("#root").getByText(text, { exact: true }).first().click();
  await openPanel("Entry");
  await bar().getByRole("navigation", { name: "Where it is" }).waitFor();
}

beforeAll(async () => {
  git = server.repository();
  git("add", ".");
  git("commit", "--quiet", "--message=First", "--date=2026-01-01T12:00:00Z");
  await server.start();
  page = await server.newPage();
  await server.edit(page, "/about");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
});

afterAll(() => server.stop());

const said = "Why a drawing on the floor";

it("a heading is changed where it stands", async () => {
  const before = read(about);
  await heading(said).click();
  await boxOf(page).waitFor();
  await page.keyboard.type(" at dawn");
  await page.keyboard.press("Enter");
  await statusOf(page)
    .filter({ hasText: `Saved in ${words}/${about}:` })
    .waitFor();
  await heading(`${said} at dawn`).waitFor();
  expect(read(about)).toBe(before.replace(`"${said}"`, `"${said} at dawn"`));
});

it("an entry moves, and moves back", async () => {
  await openEntry("Passion");
  const before = read(about);
  const [passion = "", collaboration = ""] = ["Passion", "Collaboration"].map(
    (title) => new RegExp(` {6}\\{\\n {8}title: "${title}"[^}]*\\},\\n`).exec(before)?.[0],
  );
  await button("Down: 2: Passion").click();
  await done("Moved down.");
  expect(read(about)).toBe(before.replace(passion + collaboration, collaboration + passion));
  await button("Undo").click();
  await done("undone");
  expect(read(about)).toBe(before);
});

it("a picture takes the place of another, and says what it shows", async () => {
  const before = read(about);
  const [stock = ""] = /photo: "\w+"/.exec(before) ?? [];
  const pictures = join(folder, "../pictures");
  const [file = ""] = readdirSync(pictures).filter((name) => name.endsWith(".png"));
  const buffer = readFileSync(join(pictures, file));
  await openEntry("Talk to one of us");
  await button("Hero").click();
  await bar().getByLabel("Kind").selectOption("file");
  const added = { name: "../Our Größer Hof.PNG", mimeType: "image/png", buffer };
  await bar().getByLabel("Or add a file").setInputFiles(added);
  await bar().getByText("pixels").waitFor();
  expect(await button("Save picture").isDisabled()).toBe(true);
  await bar().getByLabel("What it shows").fill("A yard");
  await bar().getByLabel("Per cent from the top").fill("20");
  await button("Save picture").click();
  await done("The picture is saved.");
  const [name = ""] = readdirSync(pictures).filter((each) => /^our-\w+-hof\.png$/.test(each));
  const now = `photo: { file: "${name}", alt: "A yard", focus: [50, 20] }`;
  expect(read(about)).toBe(before.replace(stock, now));
  await page.locator("#root").getByRole("img", { name: "A yard" }).first().waitFor();
});

it("what has changed is undone to the first change, done again, and kept", async () => {
  const panel = page.getByRole("region", { name: "Changes" });
  const told = (text: string) => panel.getByRole("status").filter({ hasText: text }).waitFor();
  await openPanel("Changes");
  const texts = panel.getByRole("definition").filter({ hasText: said });
  await texts.first().waitFor();
  expect(await texts.allInnerTexts()).toEqual([said, `${said} at dawn`]);
  await panel.getByRole("button", { name: "Undo" }).click();
  await told(`Undone in ${words}/${about}.`);
  // The picture that was added goes as well.
  await panel.getByRole("button", { name: "Undo" }).click();
  await told("Undone in");
  await panel.getByRole("heading", { name: "1 file changed" }).waitFor();
  await panel.getByRole("button", { name: "Undo" }).click();
  await panel.getByRole("heading", { name: "Nothing has changed" }).waitFor();
  expect(git("status", "--porcelain")).toBe("");
  await panel.getByRole("button", { name: "Redo" }).click();
  await panel.getByRole("heading", { name: "1 file changed" }).waitFor();
  await panel.getByLabel("What has changed, in a sentence").fill("The drawing is made at dawn");
  await page.keyboard.press("Enter");
  await told("1 file committed, and nothing else.");
  expect(git("show", "--name-only", "--format=%s", "HEAD").split(/\n+/)).toEqual([
    "The drawing is made at dawn",
    `${words}/${about}`,
  ]);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});
