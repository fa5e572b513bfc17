import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { formatDay } from "@kolam/content/model/basics/dates";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boxOf, EditingServer, statusOf, words } from "./editing-server.ts";

const server = new EditingServer();

beforeAll(() => server.start());

afterAll(() => server.stop());

/** The pages of a server's language that search engines are told of, from the root. */
async function pathsOf({ origin }: EditingServer): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
}

/** The pages on which fewer than 95 % of the texts have a place, with those that have none. */
async function pagesShortOfPlaces(of: EditingServer, paths: readonly string[]): Promise<string[]> {
  const rows: string[] = [];
  const short: string[] = [];
  for (const path of paths) {
    const all = await of.textsOf(path);
    // What only counts, such as the numbers of steps, is made by the page.
    const texts = all.filter(({ text }) => /\p{L}/u.test(text));
    const known = texts.filter(({ spans }) => spans.length > 0).length;
    const share = (100 * known) / texts.length;
    const row = `${path}: ${known} of ${texts.length} texts, ${share.toFixed(1)} %`;
    rows.push(`${row}; with figures ${all.length}`);
    if (share < 95) {
      const lost = texts.filter(({ spans }) => spans.length === 0).map(({ text }) => text);
      short.push(`${row}. Not known: ${lost.join(" | ")}`);
    }
  }
  console.log(rows.join("\n"));
  return short;
}

it("knows the place of at least 95 % of the texts of every page", async () => {
  const paths = (await pathsOf(server)).filter((path) => !/^\/hi\b/.test(path));
  expect(paths.length).toBeGreaterThan(40);
  expect(await pagesShortOfPlaces(server, paths)).toEqual([]);
});

it("knows as many in the other language", async () => {
  const other = new EditingServer();
  try {
    await other.start({ SITE_LANGUAGE: "hi" }, "/hi/");
    // Its server knows its pages by their paths within the language.
    const paths = (await pathsOf(other)).flatMap((path) => /^\/hi(\/.*)$/.exec(path)?.[1] ?? []);
    expect(paths.length).toBeGreaterThan(8);
    expect(await pagesShortOfPlaces(other, paths)).toEqual([]);
  } finally {
    await other.stop();
  }
});

describe("nobody else", () => {
  const stranger = { text: "Owned", id: 0, version: "", parts: [{ text: "Owned" }] };

  it.each([
    ["a foreign page", { Origin: "https://evil.example" }],
    ["a page of another port", { Origin: "http://localhost:1" }],
    ["a form", { "Content-Type": "text/plain" }],
    ["no token", { "x-editing-token": "" }],
    ["another token", { "x-editing-token": "0".repeat(64) }],
    ["another site by the browser's own word", { "Sec-Fetch-Site": "cross-site" }],
  ])("reads or writes: %s", async (_, headers) => {
    for (const name of [
      "texts",
      "read",
      "find",
      "write",
      "undo",
      "drop-all",
      "send-changes",
      "change-data",
    ]) {
      const answer = await server.post(name, stranger, headers);
      expect(answer.status, name).toBe(403);
    }
  });

  it("is let in by a name that was bound to this machine", async () => {
    const { request } = await import("node:http");
    const { port } = new URL(server.origin);
    const status = await new Promise((done) => {
      const headers = {
        Host: `evil.example:${port}`,
        Origin: `http://evil.example:${port}`,
        "Content-Type": "application/json",
        "x-editing-token": server.token,
      };
      request({ host: "localhost", port, path: "/@editing/read", method: "POST", headers })
        .on("response", (response) => done(response.resume().statusCode))
        .end('{"id":0}');
    });
    expect(status).toBe(403);
  });

  it.each([
    ["a path for a number", "read", { id: "../../../../etc/passwd" }, 404],
    ["a number that is none", "read", { id: 1e9 }, 404],
    ["a file name beside the number", "write", { ...stranger, file: "/etc/passwd" }, 409],
    ["no text", "write", { ...stranger, parts: "Owned" }, 409],
    ["a request that does not exist", "erase", {}, 404],
  ])("gets further with the token and %s", async (_, name, body, status) => {
    await server.textsOf("/about");
    expect((await server.post(name, body)).status).toBe(status);
  });
});

describe("a writer", () => {
  let page: Page;
  beforeAll(async () => {
    page = await server.newPage();
  });

  const status = () => statusOf(page);
  const file = (path: string) => join(server.folder, words, path);
  const read = (path: string) => readFileSync(file(path), "utf8");

  const edit = (path: string) => server.edit(page, path);
  const box = () => boxOf(page);

  it("sees a fact as a chip, and goes on by keyboard", async () => {
    await edit("/about");
    const before = read("pages/about.ts");
    await page.getByText("with a client who had hired three firms").click();
    await box().getByText("Kolam", { exact: true }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.type(" Always.");
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith("A text"));
    await page.keyboard.press("Escape");
    await status().filter({ hasText: "Nothing was changed." }).waitFor();
    expect(read("pages/about.ts")).toBe(
      before.replace("between people ever since.`", "between people ever since. Always.`"),
    );
  });

  it("changes an article's title, and nothing else of its file", async () => {
    const [name = ""] = globSync("articles/*.mdx", { cwd: join(server.folder, words) });
    const before = read(name);
    const [, title = ""] = /^title: (.*)$/m.exec(before) ?? [];
    const path = `/blog/${basename(name, ".mdx")}`;
    const { id, version } = await server.textOf(path, title);
    const parts = [{ text: "A title: with a colon" }];
    const written = await server.post("write", { id, version, parts });
    expect(written.status).toBe(200);
    expect(read(name)).toBe(before.replace(title, '"A title: with a colon"'));
  });

  it("is told what would not compile, before anything is written", async () => {
    const before = read("openings.ts");
    const [, opening = ""] = /id: "(.*?)"/.exec(before) ?? [];
    const [, posted = ""] = /posted: "(.*?)"/.exec(before) ?? [];
    const { id, version } = await server.textOf(`/careers/${opening}`, formatDay(posted));
    const answer = await server.post("write", { id, version, parts: [{ text: "Soon" }] });
    expect(answer.status).toBe(422);
    expect((await answer.json()).reason).toContain("“Soon” is not a day.");
    expect(read("openings.ts")).toBe(before);
  });

  it("does not write over what somebody else has changed", async () => {
    const { id, version } = await server.textOf("/about", "Innovation");
    const theirs = read("pages/about.ts").replace("“", "„");
    writeFileSync(file("pages/about.ts"), `${theirs}// Theirs.\n`);
    const answer = await server.post("write", { id, version, parts: [{ text: "Invention" }] });
    expect(answer.status).toBe(409);
    expect(read("pages/about.ts")).toBe(`${theirs}// Theirs.\n`);
  });

  it("says something else than the machine in a file of the site's own, and is told so", async () => {
    await server.edit(page, "/contact");
    await page.locator("#root label").getByText("Your name", { exact: true }).first().click();
    await boxOf(page).waitFor();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Your full name");
    await page.keyboard.press("Enter");
    await statusOf(page)
      .filter({ hasText: /Saved in sites\/\w+\/texts\/en\/forms\/\w+\.ts:\d+/ })
      .waitFor();
    expect(await (await fetch(`${server.origin}/contact`)).text()).toContain("Your full name");
  });
});
