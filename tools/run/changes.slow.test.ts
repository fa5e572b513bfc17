import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxOf, EditingServer, gitIn, statusOf, words } from "./editing-server.ts";

const server = new EditingServer();
const host = mkdtempSync(join(tmpdir(), "kolam-host-"));
/** What is online, to begin with. */
let live = '<p>Old</p><script data-build="one"></script>';
const site = createServer((_, response) => response.end(live));
let page: Page;

const about = `${words}/pages/about.ts`;
const path = (file: string) => join(server.folder, file);
const read = (file: string) => readFileSync(path(file), "utf8");

const git = server.repository();
const atHost = gitIn(host);

beforeAll(async () => {
  atHost("init", "--quiet", "--bare", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
  git("remote", "add", "origin", host);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  git("remote", "set-head", "origin", "--auto");
  await new Promise<void>((done) => site.listen(0, "localhost", done));
  const { port } = site.address() as AddressInfo;
  await server.start({
    SITE_URL: `http://localhost:${port}`,
    PREVIEW_ORIGIN: "https://{branch}.agency.example",
  });
  page = await server.newPage();
});

afterAll(async () => {
  await server.stop();
  site.close();
  rmSync(host, { recursive: true, force: true, maxRetries: 5 });
});

const panel = () => page.getByRole("region", { name: "Changes" });
const heading = (name: string, on = page) => on.getByRole("heading", { name, exact: true });

/** Opens the list of changes. */
async function openPanel(): Promise<void> {
  const button = page.getByRole("button", { name: "Changes", exact: true });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  await panel().getByRole("heading", { level: 2 }).waitFor();
}

/** Types something at the end of a heading, and keeps it. */
async function typeAfter(said: string, more: string): Promise<void> {
  await heading(said).click();
  await boxOf(page).waitFor();
  await page.keyboard.type(more);
  await page.keyboard.press("Enter");
  await statusOf(page)
    .filter({ hasText: `Saved in ${about}:` })
    .waitFor();
  await heading(said + more).waitFor();
}

const first = "Why a drawing on the floor";

it("shows a change in every window, and undoes it after a reload", async () => {
  const before = read(about);
  await server.edit(page, "/about");
  const other = await server.newPage();
  await server.edit(other, "/about");
  await typeAfter(first, " at dawn");
  await heading(`${first} at dawn`, other).waitFor();
  await other.close();
  await page.getByText("with a client who had hired three firms").click();
  await boxOf(page).waitFor();
  await page.keyboard.type(" Always.");
  await page.keyboard.press("Enter");
  await page.getByText("between people ever since. Always.").waitFor();
  await statusOf(page).filter({ hasText: "Saved in" }).waitFor();
  await page.reload();
  await openPanel();
  await panel().getByRole("heading", { name: about }).waitFor();
  await panel().getByRole("button", { name: "Undo" }).click();
  await panel()
    .getByRole("status")
    .filter({ hasText: `Undone in ${about}.` })
    .waitFor();
  expect(await panel().getByRole("definition").allInnerTexts()).toEqual([
    first,
    `${first} at dawn`,
  ]);
  await panel().getByRole("button", { name: "Undo" }).click();
  await heading(first).waitFor();
  expect(read(about)).toBe(before);
  await panel().getByRole("heading", { name: "Nothing has changed" }).waitFor();
  await panel().getByRole("button", { name: "Redo" }).click();
  await heading(`${first} at dawn`).waitFor();
});

it("lists what was changed by hand, and drops it", async () => {
  const home = `${words}/pages/home.ts`;
  const before = read(home);
  writeFileSync(path(home), before.replace(/"([^"\n]{20,}\.)"/, '"Changed by hand."'));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await panel().getByText("Changed by hand.").waitFor();
  await panel().getByRole("button", { name: "Discard “Changed by hand.”" }).click();
  await panel().getByRole("status").filter({ hasText: "Discarded." }).waitFor();
  expect(read(home)).toBe(before);
});

it("keeps these files alone, and leaves staged what was", async () => {
  writeFileSync(path("biome.json"), `${read("biome.json")}\n`);
  git("add", "biome.json");
  await panel().getByLabel("What has changed, in a sentence").fill("The drawing is made at dawn");
  await page.keyboard.press("Enter");
  await panel()
    .getByRole("status")
    .filter({ hasText: "1 file committed, and nothing else." })
    .waitFor();
  expect(git("show", "--name-only", "--format=%an: %s", "HEAD").split(/\n+/)).toEqual([
    "Meera: The drawing is made at dawn",
    about,
  ]);
  expect(git("status", "--porcelain")).toBe("M  biome.json");
});

it("sends it from a branch of its own, and tells once it is online", async () => {
  await panel().getByText("This branch goes online").waitFor();
  await panel().getByRole("button", { name: "Send" }).click();
  const branch = `words-${new Date().toISOString().slice(0, 10)}-the-drawing-is-made-at-dawn`;
  await panel().getByText(`a branch was made first: sent as ${branch}.`).waitFor();
  await panel()
    .getByRole("link", { name: `https://${branch}.agency.example` })
    .waitFor();
  expect(atHost("rev-parse", branch)).toBe(git("rev-parse", "HEAD"));
  expect(atHost("log", "-1", "--format=%s", "main")).toBe("First");
  await panel().getByText("We look for it now and then at").waitFor();
  live = `<h2>${first} at dawn</h2><script data-build="two"></script>`;
  await panel().getByText("is online:").waitFor();
});

it("says why nothing was sent, and keeps it", async () => {
  await typeAfter(`${first} at dawn`, ", daily");
  await panel().getByLabel("What has changed, in a sentence").fill("Daily");
  await panel().getByRole("button", { name: "Commit 1 file" }).click();
  await panel().getByRole("status").filter({ hasText: "1 file committed" }).waitFor();
  git("remote", "set-url", "origin", join(host, "nowhere"));
  await panel().getByRole("button", { name: "Send" }).click();
  await panel().getByRole("alert").filter({ hasText: "It was not sent." }).waitFor();
  expect(git("log", "-1", "--format=%s")).toBe("Daily");
});

it("takes away again what the site says instead of the machine, and a new draft", async () => {
  const { id, version } = await server.textOf("/contact", "Your name");
  const parts = [{ text: "Your full name" }];
  const written = await server.post("write", { id, version, parts });
  const { place }: { place: string } = await written.json();
  const own = place.replace(/:\d+$/, "");
  const made = await server.post("entry-file-new", { kind: "article", name: "A short life" });
  expect(made.status).toBe(200);
  const draft = `${words}/articles/a-short-life.mdx`;
  expect([existsSync(path(own)), existsSync(path(draft))]).toEqual([true, true]);
  await server.post("undo", {});
  await server.post("undo", {});
  expect([existsSync(path(own)), existsSync(path(draft))]).toEqual([false, false]);
  expect(await (await fetch(`${server.origin}/contact`)).text()).not.toContain("Your full name");
  expect((await server.textsOf("/contact")).some(({ text }) => text === "Your name")).toBe(true);
});

const alertOf = () => page.getByRole("region", { name: "Editing" }).getByRole("alert").last();

it("tells beside a text what is wrong with it", async () => {
  const openings = `${words}/openings.ts`;
  const before = read(openings);
  const [, opening = ""] = /id: "(.*?)"/.exec(before) ?? [];
  await server.edit(page, `/careers/${opening}`);
  await page.locator("main time").first().click();
  await boxOf(page).waitFor();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Soon");
  await page.keyboard.press("Enter");
  await alertOf().filter({ hasText: "“Soon” is not a day." }).waitFor();
  const note = await boxOf(page).getAttribute("aria-describedby");
  expect(await page.locator(`[id="${note}"]`).textContent()).toContain("“Soon” is not a day.");
  await page.keyboard.press("Escape");
  expect(read(openings)).toBe(before);
});

it("leads from a chip to its fact, and shows how long a title is", async () => {
  await server.edit(page, "/about");
  await page.getByText("with a client who had hired three firms").click();
  await boxOf(page).getByText("Kolam", { exact: true }).click();
  const bar = page.getByRole("region", { name: "Editing" });
  const field = bar.getByRole("textbox", { name: "A text" });
  await field.filter({ hasText: /^Kolam$/ }).waitFor();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Title and description" }).click();
  await bar.getByRole("button", { name: "Edit title" }).click();
  await bar.getByRole("textbox").waitFor();
  await page.keyboard.type(", and some more words that make it too long");
  await bar.getByText("Too long: search engines cut it.").waitFor();
  await page.keyboard.press("Escape");
  await bar.getByText(/^Title: \d\d characters, \d+ of 580 pixels\.\s*$/).waitFor();
});

it("lists, drops and undoes without Git", async () => {
  rmSync(path(".git"), { recursive: true, force: true, maxRetries: 5 });
  const before = read(about);
  await server.edit(page, "/about");
  await openPanel();
  await panel().getByText("Without a Git repository").waitFor();
  await typeAfter(`${first} at dawn, daily`, ", always");
  await panel().getByRole("button", { name: "Undo" }).click();
  await heading(`${first} at dawn, daily`).waitFor();
  expect(read(about)).toBe(before);
  await panel().getByRole("button", { name: "Discard all", exact: true }).click();
  await heading(first).waitFor();
  await panel().getByRole("button", { name: "Undo" }).click();
  await heading(`${first} at dawn, daily`).waitFor();
  await panel().getByRole("button", { name: "Discard all", exact: true }).click();
  await heading(first).waitFor();
  expect(
    await panel()
      .getByRole("button", { name: /^Commit|^Send/ })
      .count(),
  ).toBe(0);
});
