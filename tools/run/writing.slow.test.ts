import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { chooseSite, fromRoot } from "@kolam/resolve/sites";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EditingServer, words } from "./editing-server.ts";

/** A text in two languages, as the server tells it. */
interface Translation {
  readonly key: string;
  readonly place: string;
  readonly text: string | null;
  readonly state: string;
}

const server = new EditingServer();
let page: Page;

beforeAll(async () => {
  await server.start();
  page = await server.newPage();
});
afterAll(() => server.stop());

const folder = join(server.folder, words);
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const [article = ""] = globSync("articles/*.mdx", { cwd: folder });
const pathOf = (name: string) => `/blog/${basename(name, ".mdx")}`;

const sheet = () => page.getByRole("dialog");
const body = () => sheet().getByRole("textbox", { name: "Text", exact: true });
const said = (text: string | RegExp) => sheet().getByRole("status").filter({ hasText: text });
const besides = () => page.frameLocator("iframe[title='The page as it is saved']");

/** Opens a panel of the bar. It does not wait until the places of all texts are known. */
async function openPanel(path: string, name: string): Promise<Locator> {
  await server.open(page, path);
  const isOn = page.getByRole("switch", { name: "Edit" });
  if (!(await isOn.isChecked())) await isOn.check({ force: true });
  const button = page.getByRole("button", { name, exact: true });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  return page.getByRole("region", { name, exact: true });
}

/** Opens the text of the entry whose page has a path. */
async function write(path: string): Promise<void> {
  const panel = await openPanel(path, "Write");
  await panel.getByRole("button", { name: "Write this article" }).click();
  await body().waitFor();
}

const openFields = () => sheet().getByText("Title, description and other fields").click();

describe("a writer of articles", () => {
  it("inserts a link and a section from the menus", async () => {
    await write(pathOf(article));
    await body().click();
    await page.keyboard.press("ControlOrMeta+End");
    await sheet().getByRole("button", { name: "Link", exact: true }).click();
    const link = sheet().getByRole("region", { name: "A link" });
    await link.getByLabel("Words of the link").fill("ask us");
    await link.getByLabel("A page of the site").selectOption("/contact");
    await link.getByRole("button", { name: "Link" }).click();
    await sheet().getByLabel("Insert a section").selectOption("Embed");
    const section = sheet().getByRole("region", { name: "Insert Embed" });
    await section.getByLabel("Url").fill("https://youtu.be/aqz-KE-bpKQ?a=1&b=2");
    await section.getByLabel("Title").fill('A film, "the best"');
    await section.getByRole("button", { name: "Insert" }).click();
    const tag =
      '<Embed url="https://youtu.be/aqz-KE-bpKQ?a=1&b=2" title="A film, &quot;the best&quot;" />';
    await page.keyboard.press("ControlOrMeta+s");
    await said(/Saved in/).waitFor();
    expect(read(article).endsWith(`[ask us](/contact)\n\n${tag}\n`)).toBe(true);
    await sheet().getByRole("button", { name: "Close" }).click();
  });

  it("adds, copies, moves and deletes entries of a list, and takes it back", async () => {
    const before = read(article);
    await write(pathOf(article));
    await openFields();
    const press = (name: string) => sheet().getByRole("button", { name, exact: true }).click();
    await press("Add source");
    const count = before.match(/^ {2}- title: .*\n {4}url: /gm)?.length ?? 0;
    const added = sheet().getByRole("group", { name: `Source ${count + 1}`, exact: true });
    await added.getByLabel("Title", { exact: true }).fill("Another: source");
    await added.getByLabel("Url").fill("https://example.com/source");
    await press(`Up: Source ${count + 1}`);
    await said("Moved up.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
      `Up: Source ${count}`,
    );
    await press("Copy: Source 1");
    await press("Delete: Source 2");
    await press("Copy: Tag 1");
    await press("Undo in the fields");
    await press("Down: Row 1");
    await page.keyboard.press("ControlOrMeta+s");
    await said(/Saved in/).waitFor();
    const [, first = "", second = ""] = /^ {2}rows:\n( {4}- .*\n)( {4}- .*\n)/m.exec(before) ?? [];
    const sources = /^sources:\n(?: {2,}.*\n)+/m.exec(before)?.[0] ?? "";
    const last = sources.lastIndexOf("  - title:");
    const today = new Date().toLocaleDateString("sv");
    const source = `  - title: "Another: source"\n    url: https://example.com/source\n    read: ${today}\n`;
    const written = sources.slice(0, last) + source + sources.slice(last);
    expect(read(article)).toBe(
      before.replace(first + second, second + first).replace(sources, written),
    );
    await press("Close");
  });

  it("drops pictures on the text and on a field, and says what they show", async () => {
    const pictures = join(folder, "../pictures");
    const [png = ""] = globSync("*.png", { cwd: pictures });
    const bytes = readFileSync(join(pictures, png), "base64");
    const dropped = (name: string) =>
      page.evaluateHandle(
        ([file = "", base64 = ""]) => {
          const content = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
          const transfer = new DataTransfer();
          transfer.items.add(new File([content], file, { type: "image/png" }));
          return transfer;
        },
        [name, bytes],
      );
    const before = read(article);
    await write(pathOf(article));
    const { x = 0, y = 0, height = 0 } = (await body().boundingBox()) ?? {};
    const place = { clientX: x + 20, clientY: y + height - 4 };
    await body().dispatchEvent("drop", { dataTransfer: await dropped("A Yard.png"), ...place });
    const section = sheet().getByRole("region", { name: "Insert Picture" });
    await section.getByLabel("Alt").fill("A yard at dawn");
    await section.getByRole("button", { name: "Insert" }).click();
    await openFields();
    const transfer = { dataTransfer: await dropped("The Table.png") };
    await sheet()
      .getByLabel(/^Photo/)
      .dispatchEvent("drop", transfer);
    await sheet().getByLabel("What the photo shows").fill("A table");
    await page.keyboard.press("ControlOrMeta+s");
    await said(/Saved in/).waitFor();
    const now = read(article);
    expect(now).toContain('\n<Picture file="a-yard.png" alt="A yard at dawn" />\n');
    expect(now).toMatch(/^photo: \{ file: the-table\.png, alt: A table \}$/m);
    expect(now.length - before.length).toBeLessThan(120);
    await besides().getByRole("img", { name: "A yard at dawn" }).waitFor();
    await sheet().getByRole("button", { name: "Close" }).click();
  });

  it("is told what is wrong, and loses nothing by it", async () => {
    const before = read(article);
    await write(pathOf(article));
    await body().click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("\n\nA [broken](/nowhere-at-all) link.");
    await page.keyboard.press("ControlOrMeta+s");
    await sheet()
      .getByRole("alert")
      .filter({ hasText: /links to “\/nowhere-at-all”, which is not a page of the site/ })
      .waitFor();
    expect(read(article)).toBe(before);
    await page.reload();
    await said("This is what you wrote last time. It is not saved yet.").waitFor();
    await sheet().getByRole("button", { name: "Go there" }).click();
    await body().getByText("A [broken](/nowhere-at-all) link.").waitFor();
    await sheet().getByRole("button", { name: "Discard unsaved changes" }).click();
    await said("Discarded.").waitFor();
    await sheet().getByRole("button", { name: "Close" }).click();
  });

  it("does not write over what somebody else has changed before it was shown", async () => {
    await write(pathOf(article));
    const theirs = `${read(article)}\n\nTheirs.`;
    await body().click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Mine.");
    writeFileSync(join(folder, article), theirs);
    await page.keyboard.press("ControlOrMeta+s");
    await sheet().getByText("What the file says now.").click();
    await sheet().getByText("Theirs.").waitFor();
    expect(read(article)).toBe(theirs);
    await sheet().getByRole("button", { name: "Discard unsaved changes" }).click();
    await sheet().getByRole("button", { name: "Close" }).click();
  });

  it("makes a new one, as the command does, and writes it", async () => {
    const panel = await openPanel(pathOf(article), "Write");
    await panel.getByLabel("Its name").fill("How to read a bill");
    await panel.getByRole("button", { name: "Make a draft" }).click();
    await page.waitForURL(/\/blog\/how-to-read-a-bill$/, { waitUntil: "commit" });
    await body().getByText("[Replace] Begin with what the reader wants to decide.").waitFor();
    const made = read("articles/how-to-read-a-bill.mdx");
    expect(made).toMatch(/^---\ndraft: true\ntitle: "?How to read a bill"?\n/);
    await sheet().getByLabel("Title", { exact: true }).first().fill("A bill, line by line");
    await page.keyboard.press("ControlOrMeta+s");
    await said(/Saved in/).waitFor();
    expect(read("articles/how-to-read-a-bill.mdx")).toBe(
      made.replace(/^title: .*$/m, 'title: "A bill, line by line"'),
    );
    await sheet().getByRole("button", { name: "Close" }).click();
  });

  it("keeps what the editor does not know, byte for byte", async () => {
    const name = "articles/how-to-read-a-bill.mdx";
    const odd = read(name)
      .replace("author:", "# Ask her first\nauthor:")
      .replace(
        "- One point",
        "*  One   point  \n\\* and &nbsp;{company.name}\n\n|a|b|\n|-|:-:|\n|`|`|\\||",
      )
      .replaceAll("\n", "\r\n");
    await server.open(page, pathOf(name));
    await page.evaluate(() => Object.assign(window, { old: true }));
    writeFileSync(join(folder, name), odd);
    await page.waitForFunction(() => !("old" in window));
    await write(pathOf(name));
    await body().click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("First.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ControlOrMeta+s");
    await said(/Saved in/).waitFor();
    expect(read(name)).toBe(odd.replace(/(?<=\r\n---\r\n)/, "First.\r\n"));
  });
});

describe("a translator", () => {
  const site = chooseSite(undefined);
  const [, other = ""] = site.settings.languages;
  const otherFolder = join(server.folder, fromRoot(foldersOf(site).words(other)));
  const git = server.repository();
  const commit = (day: string) => {
    git("add", "-A", fromRoot(foldersOf(site).content));
    git("commit", "-q", "-m", day, `--date=${day}T12:00:00Z`);
  };
  const isIn = (name: string) => existsSync(join(otherFolder, name));
  const names = globSync("articles/*.mdx", { cwd: folder });
  const translated = names.find(isIn) ?? "";
  const missing = names.find((name) => !isIn(name)) ?? "";

  beforeAll(() => {
    commit("2026-01-01");
    const file = join(folder, translated);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(
        /^excerpt: .*$/m,
        "excerpt: It says something else by now, for everybody who reads it, and that is what it says.",
      ),
    );
    commit("2026-02-01");
  });

  const textsIn = async (path: string): Promise<readonly Translation[]> => {
    const answer = await server.post("translations", { path });
    const { others }: { others: readonly { texts: readonly Translation[] }[] } =
      await answer.json();
    return others[0]?.texts ?? [];
  };

  it("sees which text is older than its original, and not the others", async () => {
    const texts = await textsIn(pathOf(translated));
    const own = texts.filter(({ place }) => place === `${words}/${translated}`);
    const older = own.filter(({ state }) => state === "older");
    expect(older.map(({ key }) => key)).toEqual(["excerpt"]);
    expect(own.find(({ key }) => key === "title")?.text).toMatch(/\S/);
  });

  it("copies an entry into another language, as a draft", async () => {
    const before = read(missing);
    const texts = await textsIn(pathOf(missing));
    const own = texts.filter(({ place }) => place === `${words}/${missing}`);
    expect(own.length).toBeGreaterThan(5);
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(["missing"]));
    const panel = await openPanel(pathOf(missing), "Languages");
    await panel.getByRole("button", { name: /^Copy it into/ }).click();
    await panel.getByRole("status").filter({ hasText: "is a copy now, and a draft" }).waitFor();
    expect(readFileSync(join(otherFolder, missing), "utf8")).toBe(
      before.replace("---\n", "---\ndraft: true\n"),
    );
  });
});

describe("nobody", () => {
  it.each([
    ["opens a file that is no entry", "entry-file", { path: "/../../package.json" }, 200],
    ["opens a path outside", "entry-file", { path: "/blog/../../../../etc/passwd" }, 200],
    ["writes what was not opened", "entry-file-write", { id: 99, version: "", text: "" }, 404],
    ["writes by a path", "entry-file-write", { id: "/etc/passwd", version: "", text: "" }, 404],
    ["copies a file outside", "translation-begin", { path: "/blog/../x", tag: "../x" }, 422],
    ["makes a file outside", "entry-file-new", { kind: "../article", name: "x" }, 400],
    [
      "makes a file of a name that is none",
      "entry-file-new",
      { kind: "article", name: "../" },
      422,
    ],
  ])("%s", async (_, name, request, status) => {
    const answer = await server.post(name, request);
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.json()).toEqual({ entry: null });
  });
});
