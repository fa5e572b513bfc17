import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cleanPage, cleanUrl, inMain } from "../testing/clean-page.ts";

const command = resolve(import.meta.dirname, "cli.ts");
const origin = new URL(cleanUrl).origin;
/** Starting Node can take seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const noindexPage = cleanPage.replace("index, follow, max-image-preview:large", "noindex");

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "seo-audit-"));
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "clean.html": cleanPage,
    "broken.html": "<h1>Cups</h1>\n<img src=a.png>",
    "latin.html": Buffer.from('<meta charset="iso-8859-1"><title>Café</title><p>x', "latin1"),
    "binary.html": Buffer.alloc(2_000),
    "site/guides/first-shop-website.html": cleanPage,
    "site/404.html": noindexPage,
    "site/.cache/old.html": "<p>Old</p>",
    "site/node_modules/a/page.html": "<p>Other</p>",
    "mixed/binary.html": Buffer.alloc(2_000),
    "mixed/clean.html": cleanPage,
    "empty/readme.txt": "Nothing here.",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input: string | Uint8Array = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("a file", () => {
  it("without faults is one line of text and exit status 0", () => {
    expect(run(["clean.html", "--url", cleanUrl])).toEqual({
      status: 0,
      stdout: `clean.html (${cleanUrl}): 100 of 100, 0 errors, 0 warnings\n`,
      stderr: "",
    });
  });

  it("with faults lists each with its fix and place, and exits with status 1", () => {
    const { status, stdout, stderr } = run(["broken.html"]);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^broken\.html \(Untitled page\): \d+ of 100, \d+ errors, \d+ warnings\n/,
    );
    expect(stdout).toContain("[error] Page title (weight 10)\n  The page has no title.");
    expect(stdout).toContain("  Fix: ");
    expect(stdout).toContain("  line 2, column 1: <img src=a.png>");
    expect(stdout).not.toContain("[good]");
    expect(stderr).toBe("");
  });

  it("is decoded as it declares, and printed with every check on demand", () => {
    const { stdout } = run(["latin.html", "--all"]);
    expect(stdout).toContain("Page: Café");
    expect(stdout).toContain("[good]");
    expect(stdout).toContain("Not checked");
  });

  it("is printed as JSON", () => {
    const { status, stdout } = run(["broken.html", "--json"]);
    expect(status).toBe(1);
    const { format, date, pages, refused } = JSON.parse(stdout);
    expect({ format, refused }).toEqual({ format: 2, refused: [] });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ file: "broken.html", kind: "audit" });
    expect(pages[0].results.length).toBeGreaterThan(40);
  });
});

describe("standard input", () => {
  it("is audited for -", () => {
    const { status, stdout } = run(["-", "--url", cleanUrl], cleanPage);
    expect(status).toBe(0);
    expect(stdout).toContain(`Standard input (${cleanUrl}): 100 of 100`);
  });

  it("may allow addresses of a local build", () => {
    const page = inMain('<a href="http://localhost/x">Preview</a>');
    expect(run(["-", "--url", cleanUrl], page).stdout).toContain("No local addresses");
    expect(run(["-", "--url", cleanUrl, "--local"], page).status).toBe(0);
  });

  it("must not be empty", () => {
    const { status, stderr } = run(["-"]);
    expect(status).toBe(2);
    expect(stderr).toContain("the input is empty");
  });
});

describe("a folder", () => {
  it("is audited page by page, with addresses from the origin", () => {
    const { status, stdout, stderr } = run(["site", "--origin", origin, "--noindex", "404.html"]);
    expect(stderr).toBe("");
    expect(stdout).toContain(`guides/first-shop-website.html (${cleanUrl}): 100 of 100`);
    expect(stdout).toContain(`404.html (${origin}/404.html)`);
    expect(stdout).toMatch(/2 pages audited, 1 without faults\.\n$/);
    expect(stdout).not.toMatch(/old|node_modules/);
    expect(status, "the canonical link of 404.html names another page").toBe(1);
  });

  it("takes noindex for a fault unless it is expected", () => {
    const asked = ["site", "--json"];
    const robots = (args: readonly string[]) =>
      JSON.parse(run(args).stdout)
        .pages.find(({ file }: { file: string }) => file === "404.html")
        .results.find(({ id }: { id: string }) => id === "robots").status;
    expect(robots(asked)).toBe("error");
    expect(robots([...asked, "--noindex", "404.html"])).toBe("good");
  });

  it("reports pages that cannot be audited, and audits the others", () => {
    const text = run(["mixed"]);
    expect(text.status).toBe(2);
    expect(text.stderr).toMatch(/^seo-audit: binary\.html: This looks like a binary file/);
    expect(text.stdout).toMatch(/1 page audited/);
    const { pages, refused } = JSON.parse(run(["mixed", "--json"]).stdout);
    expect(pages).toHaveLength(1);
    expect(refused).toEqual([{ file: "binary.html", message: expect.stringContaining("binary") }]);
  });
});

describe("the command", () => {
  it("explains itself", () => {
    const { status, stdout } = run(["--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: seo-audit <file, folder or ->/);
  });

  it.each<[name: string, args: readonly string[], message: RegExp]>([
    ["an unknown option", ["clean.html", "--fix"], /--fix/],
    ["an address for a folder", ["site", "--url", cleanUrl], /single page/],
    ["an unknown page", ["site", "--noindex", "nope.html"], /--noindex nope\.html/],
    ["a missing file", ["missing.html"], /missing\.html: no such file or folder/],
    ["a folder without pages", ["empty"], /no \.html files/],
    ["a binary file", ["binary.html"], /binary file, not HTML/],
  ])("exits with status 2 and a message for %s", (_name, args, message) => {
    const { status, stdout, stderr } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^seo-audit: /);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
