import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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
const told = () => bar().getByRole("alert").filter({ hasText: /\w/ }).textContent();

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
  it("adds an entry, writes its texts, and deletes it", async () => {
    await open("/about", "Passion");
    const before = read("pages/about.ts");
    await button("Add after it").click();
    await done("Added after it.");
    await bar().getByLabel("Title", { exact: true }).fill("Patience");
    await page.keyboard.press("Enter");
    await done("Saved: Title.");
    await page.getByRole("heading", { name: "Patience" }).waitFor();
    expect(read("pages/about.ts")).toContain(
      '{\n        title: "Patience",\n        text: "[Replace] text",\n      },\n',
    );
    await button("Delete: 3: Patience").click();
    await done("Deleted.");
    expect(read("pages/about.ts")).toBe(before);
  });

  it("is told in plain words what a list needs", async () => {
    const before = read("pages/about.ts");
    const [, closing = ""] = before.split("closing: {");
    const [, label = ""] = /label: "(.*?)"/.exec(closing) ?? [];
    const count = (/actions: \[[\s\S]*?\]/.exec(closing)?.[0].match(/label:/g) ?? []).length;
    await open("/about", label);
    await button("Actions").click();
    await bar().getByRole("listitem").first().waitFor();
    const deletes = bar().getByRole("button", { name: /^Delete: / });
    for (let left = count - 1; left > 0; left -= 1) {
      await deletes.first().click();
      await deletes.nth(left).waitFor({ state: "detached" });
    }
    const last = read("pages/about.ts");
    await deletes.click();
    expect(await told()).toBe("This list has 0 entries and needs 1.");
    expect(read("pages/about.ts")).toBe(last);
    writeFileSync(join(server.folder, words, "pages/about.ts"), before);
  });

  it("chooses a page for a link", async () => {
    await open("/about", "Talk to one of us");
    const before = read("pages/about.ts");
    await bar().getByLabel("Href").selectOption("/careers#open-positions");
    await done("Saved: Href.");
    expect(read("pages/about.ts")).toBe(
      before.replace(
        '"Talk to one of us", href: "/contact"',
        '"Talk to one of us", href: "/careers#open-positions"',
      ),
    );
  });

  it("sets a day, a choice and what is left out", async () => {
    const before = read("openings.ts");
    const said = (name: string) => new RegExp(`${name}: "(.*?)"`).exec(before)?.[1] ?? "";
    await open(`/careers/${said("id")}`, said("title"));
    await bar().getByLabel("Closes", { exact: true }).fill("2030-04-30");
    await page.keyboard.press("Enter");
    await done("Saved: Closes.");
    await bar().getByLabel("Add a field").selectOption("closed");
    await button("Add").click();
    await done("Added: closed.");
    expect(read("openings.ts")).toContain("closed: true,");
    await bar().getByLabel("Closed", { exact: true }).click({ force: true });
    await done("Saved: Closed.");
    await bar()
      .getByRole("button", { name: /^In search/ })
      .click();
    await bar().getByLabel("Employment type").selectOption("INTERN");
    await done("Saved: Employment type.");
    expect(read("openings.ts")).toBe(
      before
        .replace(`closes: "${said("closes")}"`, 'closes: "2030-04-30"')
        .replace(`employmentType: "${said("employmentType")}"`, 'employmentType: "INTERN"'),
    );
  });

  it("is told that a file is no picture, and nothing of it stays", async () => {
    const pictures = join(server.folder, words, "../pictures");
    const before = readdirSync(pictures);
    const answer = await server.post("add-picture", { name: "a.png", bytes: btoa("no picture") });
    expect(answer.status).toBe(422);
    expect((await answer.json()).reason).toBe("The picture is not a picture that can be read.");
    expect(readdirSync(pictures)).toEqual(before);
  });
});

it("changes nothing for strangers, or for numbers that nobody gave out", async () => {
  const { id, version } = await server.textOf("/about", "Passion");
  const before = read("pages/about.ts");
  const change = { id, version, node: 3, action: { do: "delete" }, stays: true };
  for (const name of ["data", "change-data", "undo-data", "add-picture"]) {
    const answer = await server.post(name, change, { Origin: "https://evil.example" });
    expect(answer.status, name).toBe(403);
  }
  const statusOf = async (part: object) =>
    (await server.post("change-data", { ...change, ...part })).status;
  expect(await statusOf({ version: "another" })).toBe(409);
  expect(await statusOf({ node: 1e9 })).toBe(422);
  expect(await statusOf({ node: "../../etc/passwd" })).toBe(422);
  expect(await statusOf({ action: { do: "erase" } })).toBe(400);
  expect(read("pages/about.ts")).toBe(before);
});
