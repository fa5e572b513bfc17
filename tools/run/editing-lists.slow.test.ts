import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EditingServer, words } from "./editing-server.ts";

const server = new EditingServer();
let page: Page;

beforeAll(async () => {
  await server.start();
  page = await server.newPage();
});

afterAll(() => server.stop());

const read = (path: string) => readFileSync(join(server.folder, words, path), "utf8");
const bar = () => page.getByRole("region", { name: "Editing" });
const button = (name: string) => bar().getByRole("button", { name, exact: true });
const done = (text: string) => bar().getByRole("status").filter({ hasText: text }).waitFor();
const told = () => bar().getByRole("alert").filter({ hasText: /\w/ }).innerText();

/** Opens the entry of a text of a page. */
async function open(path: string, text: string): Promise<void> {
  await server.edit(page, path);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator("#root").getByText(text, { exact: true }).first().click();
  if ((await button("Entry").getAttribute("aria-expanded")) !== "true") {
    await button("Entry").click();
  }
  await bar().getByRole("navigation", { name: "Where it is" }).waitFor();
}

describe("a writer", () => {
  it("moves an entry, and takes that back; the page follows without a reload", async () => {
    await open("/about", "Passion");
    const before = read("pages/about.ts");
    const [passion = "", collaboration = ""] = ["Passion", "Collaboration"].map(
      (title) => new RegExp(` {6}\\{\\n {8}title: "${title}"[^}]*\\},\\n`).exec(before)?.[0],
    );
    await button("Down: 2: Passion").click();
    await done("Moved down.");
    expect(read("pages/about.ts")).toBe(
      before.replace(passion + collaboration, collaboration + passion),
    );
    await page.waitForFunction(() => /Collaboration[\s\S]*Passion/.test(document.body.innerText));
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await button("Undo").click();
    await done("undone");
    expect(read("pages/about.ts")).toBe(before);
  });

  it("adds an entry, writes its texts, and deletes it", async () => {
    await open("/about", "Passion");
    const before = read("pages/about.ts");
    await button("Add after it").click();
    await done("Added after it.");
    await bar().getByLabel("Title", { exact: true }).fill("Patience");
    await page.keyboard.press("Enter");
    await done("Kept: Title.");
    await page.getByRole("heading", { name: "Patience" }).waitFor();
    expect(read("pages/about.ts")).toContain(
      '{\n        title: "Patience",\n        text: "[Replace] text",\n      },\n',
    );
    await button("Delete: 3: Patience").click();
    await done("Deleted.");
    expect(read("pages/about.ts")).toBe(before);
  });

  it("is told in plain words what a list needs", async () => {
    await open("/services/seo", "Technical SEO Audit");
    await button("Items").click();
    const before = read("services/seo/page.ts");
    const all = await bar()
      .getByRole("button", { name: /^Delete: / })
      .count();
    for (let left = all; left > 1; left -= 1) {
      await bar()
        .getByRole("button", { name: /^Delete: / })
        .first()
        .click();
      await bar()
        .getByRole("listitem")
        .nth(left - 1)
        .waitFor({ state: "detached" });
    }
    await bar()
      .getByRole("button", { name: /^Delete: / })
      .click();
    expect(await told()).toBe("This list has 0 entries and needs 1.");
    for (let undone = 1; undone < all; undone += 1) {
      await button("Undo").click();
      await bar().getByRole("listitem").nth(undone).waitFor();
    }
    expect(read("services/seo/page.ts")).toBe(before);
  });

  it("chooses a page for a link", async () => {
    await open("/about", "Talk to one of us");
    const before = read("pages/about.ts");
    await bar().getByLabel("Href").selectOption("/portfolio#seo");
    await done("Kept: Href.");
    expect(read("pages/about.ts")).toBe(
      before.replace(
        '"Talk to one of us", href: "/contact"',
        '"Talk to one of us", href: "/portfolio#seo"',
      ),
    );
  });

  it("sets a day, a choice and what is left out", async () => {
    await open("/careers/ui-ux-designer", "UI/UX Designer");
    const before = read("openings.ts");
    await bar().getByLabel("Closes", { exact: true }).fill("2027-04-30");
    await page.keyboard.press("Enter");
    await done("Kept: Closes.");
    await bar().getByLabel("Add a field").selectOption("closed");
    await button("Add").click();
    await done("Added: closed.");
    await bar().getByLabel("Closed", { exact: true }).uncheck();
    await done("Kept: Closed.");
    await bar()
      .getByRole("button", { name: /^In search/ })
      .click();
    await bar().getByLabel("Employment type").selectOption("INTERN");
    await done("Kept: Employment type.");
    const at = before.indexOf("2027-03-31");
    expect(read("openings.ts")).toBe(
      before.slice(0, at) +
        before.slice(at).replace("2027-03-31", "2027-04-30").replace("FULL_TIME", "INTERN"),
    );
  });
});
