import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changed, cleanPage, cleanUrl } from "../testing/clean-page.ts";

const command = resolve(import.meta.dirname, "cli.ts");
const origin = new URL(cleanUrl).origin;
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
    "site/legal.html": noindexPage,
    "site/404.html": noindexPage
      .replace(", follow, max-image-preview:large", "")
      .replace(/<link rel="(?:canonical|alternate)".*/g, ""),
    "site/.cache/old.html": "<p>Old</p>",
    "site/node_modules/a/page.html": "<p>Other</p>",
    "mixed/binary.html": Buffer.alloc(2_000),
    "mixed/clean.html": cleanPage,
    "empty/readme.txt": "Nothing here.",
    "kinds/index.html": "<!doctype html><title>Home</title><a href=/old.html>Old</a>",
    "kinds/old.html":
      '<!doctype html><title>Moved</title><meta http-equiv=refresh content="0;url=/">',
    "kinds/google0123456789abcdef.html": "google-site-verification: google0123456789abcdef.html",
    "kinds/nothing.html": "",
    "kinds/part.html": "<p>A part.</p>",
    "kinds/silence.html": "<!-- Nothing here. -->",
    "settings.json": JSON.stringify({
      origin,
      ignore: ["mixed/**", "site/node_modules/**"],
      checks: { favicon: "off", title: "warning" },
      overrides: [{ files: ["b/**"], checks: { description: "off" } }],
    }),
    "language.json": '{"language":"texts.mjs"}',
    "texts.mjs":
      'export default { checks: { title: { title: "Seitentitel" } }, report: { fix: "Abhilfe" } }',
    "failing.json": '{"language":"failing.mjs"}',
    "failing.mjs":
      'export default { checks: { title: { good(title) { throw new Error("No " + title); } } } };',
    "wrong.json": '{"checks":{"no-such-check":"off"}}',
    "rules/a.html": "<!doctype html><p>a",
    "rules/b/c.html": "<!doctype html><p>a",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input: string | Uint8Array = "") {
  return spawnSync(process.execPath, [command, ...args], { cwd: folder, input, encoding: "utf8" });
}

/** The JSON of a run. */
const json = (...args: readonly string[]) => JSON.parse(run([...args, "--json"]).stdout);
const filesOf = (places: readonly { file: string }[]) => places.map(({ file }) => file);

describe("a file", () => {
  it("without faults is one line of text and exit status 0", () => {
    expect(run(["clean.html", "--url", cleanUrl])).toMatchObject({
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
    expect(stdout).toContain("[error] Page title (weight 10) [title]\n  The page has no title.");
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
    const { date, pages, ...others } = json("broken.html");
    expect(others).toEqual({ format: 2, skipped: [], refused: [], site: { results: [] } });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ file: "broken.html", kind: "audit" });
    expect(pages[0].results.length).toBeGreaterThan(40);
  });
});

describe("standard input", () => {
  it("is decoded by the header that was sent with it", () => {
    const page = Buffer.from("<!doctype html><title>Caf\xe9</title>", "latin1");
    const { stdout } = run(["-", "--charset", "latin1", "--all"], page);
    expect(stdout).toContain("Page: Café");
  });

  it("is audited for -", () => {
    const { status, stdout } = run(["-", "--url", cleanUrl], cleanPage);
    expect(status).toBe(0);
    expect(stdout).toContain(`Standard input (${cleanUrl}): 100 of 100`);
  });

  it("may allow addresses of a local build", () => {
    const page = changed('<a href="http://localhost/x">Preview</a>');
    expect(run(["-", "--url", cleanUrl], page).stdout).toContain("No local addresses");
    expect(run(["-", "--url", cleanUrl, "--local"], page).status).toBe(0);
  });

  it("must not be empty", () => {
    const { status, stderr } = run(["-"]);
    expect(status).toBe(2);
    expect(stderr).toContain("the input is empty");
  });
});

/** The JSON of a run: the faults of each page, and of the site, as “file id”. */
function faultsOfRun(args: readonly string[]): string[] {
  const { pages, site } = json(...args);
  const faults = (results: { id: string; status: string }[]) =>
    results.filter(({ status }) => /error|warning/.test(status)).map(({ id }) => id);
  return [
    ...pages.flatMap((page: { file: string; results: never[] }) =>
      faults(page.results).map((id) => `${page.file} ${id}`),
    ),
    ...faults(site.results),
  ];
}

describe("a folder", () => {
  it("is reported check by check, with addresses from the pages themselves", () => {
    const { status, stdout, stderr } = run(["site", "--noindex", "legal.html"]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain("[warning] Canonical address [canonical]: 1 page\n  legal.html:9: ");
    expect(stdout).toContain("[error] Links lead to pages [broken-link]: ");
    expect(stdout).toMatch(/3 pages audited, 1 without faults of their own\.\n$/);
    expect(stdout).not.toMatch(/old|node_modules/);
  });

  it("is reported page by page on request", () => {
    const { stdout } = run(["site", "--origin", origin, "--noindex", "legal.html", "--pages"]);
    expect(stdout).toContain(`guides/first-shop-website.html (${cleanUrl}): 100 of 100`);
    expect(stdout).toContain(`legal.html (${origin}/legal.html)`);
  });

  it("takes noindex for a fault unless it is expected or the page is an error page", () => {
    const robots = (args: readonly string[]) =>
      faultsOfRun(["site", ...args]).filter((fault) => fault.endsWith(" robots"));
    expect(robots([])).toEqual(["legal.html robots"]);
    expect(robots(["--noindex", "legal.html"])).toEqual([]);
  });

  it("reports pages that cannot be audited, and audits the others", () => {
    const text = run(["mixed"]);
    expect(text.status).toBe(1);
    expect(text.stderr).toMatch(/^seo-audit: binary\.html: This looks like a binary file/);
    expect(text.stdout).toMatch(/1 page audited/);
    const { pages, refused } = json("mixed");
    expect(pages).toHaveLength(1);
    expect(refused).toEqual([{ file: "binary.html", message: expect.stringContaining("binary") }]);
  });

  it("goes on after a page on which the audit itself fails", () => {
    const failed = "The audit of this page failed (No Home).";
    const { status, stderr, stdout } = run(["kinds", "--config", "failing.json"]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: `seo-audit: index.html: ${failed}\n` });
    expect(stdout).toMatch(/1 page audited/);
    const { pages, refused } = json("kinds", "--config", "failing.json");
    expect(filesOf(pages)).toEqual(["old.html"]);
    expect(refused).toEqual([{ file: "index.html", message: failed }]);
  });

  it("skips files that are not pages, and reports a redirect once", () => {
    const { skipped, pages } = json("kinds");
    const noPages = ["google0123456789abcdef.html", "nothing.html", "part.html", "silence.html"];
    expect(filesOf(skipped)).toEqual(noPages);
    expect(filesOf(pages)).toEqual(["index.html", "old.html"]);
    const redirect = faultsOfRun(["kinds"]).filter((fault) => fault.startsWith("old.html"));
    expect(redirect).toEqual(["old.html meta-refresh"]);
  });

  it("follows symbolic links, except in a circle", () => {
    symlinkSync(join(folder, "rules"), join(folder, "kinds", "linked"));
    symlinkSync(folder, join(folder, "rules", "around"));
    const files = filesOf(json("kinds").pages);
    expect(files).toContain("linked/b/c.html");
    expect(files.filter((file) => file.includes("rules"))).toEqual([]);
    rmSync(join(folder, "kinds", "linked"));
    rmSync(join(folder, "rules", "around"));
  });
});

describe("the settings", () => {
  it("turn checks off or soften them, for all files or for some", () => {
    const faults = faultsOfRun(["rules", "--config", "settings.json"]);
    expect(faults).toContain("a.html description");
    expect(faults).not.toContain("b/c.html description");
    expect(faults.join()).not.toContain("favicon");
    const { stdout } = run(["rules", "--config", "settings.json"]);
    expect(stdout).toContain("[warning] Page title [title]: 2 pages");
  });

  it("may name a module with another language", () => {
    const { stdout } = run(["rules", "--config", "language.json"]);
    expect(stdout).toMatch(/\[error\] Seitentitel \[title\]: [^[]* {2}Abhilfe: Put/);
  });

  it("leave files out", () => {
    const files = filesOf(json(".", "--config", "settings.json").pages);
    expect(files.filter((file) => file.startsWith("mixed/"))).toEqual([]);
  });

  it("decide which faults make a run fail", () => {
    const page = cleanPage.replace('<link rel="icon" href="/icon.svg" type="image/svg+xml">', "");
    const status = (failOn: string) =>
      run(["-", "--url", cleanUrl, "--fail-on", failOn], page).status;
    expect([status("warning"), status("error"), status("never")]).toEqual([1, 0, 0]);
  });

  it("a baseline hides what was known and fails on what is new", () => {
    const again = () => run(["rules", "--baseline", "known.json"]);
    expect(again()).toMatchObject({ status: 0, stderr: "seo-audit: wrote known.json\n" });
    expect(again().status).toBe(0);
    writeFileSync(join(folder, "rules/a.html"), "<!doctype html><p>a<img src=x.png>");
    const { status, stdout } = again();
    expect(status).toBe(1);
    expect(stdout).toContain("[image-alt]: 1 page");
    expect(stdout).not.toContain("[title]");
  });
});

describe("the formats", () => {
  it("ndjson has a line for each page and one for the site", () => {
    const lines = run(["rules", "--format", "ndjson"]).stdout.trim().split("\n");
    const [first, , last] = lines.map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3);
    expect(first).toMatchObject({ file: "a.html", results: expect.any(Array) });
    expect(last.site.results.map(({ id }: { id: string }) => id)).toContain("broken-link");
  });

  it("github has a command for each fault", () => {
    const { stdout } = run(["broken.html", "--format", "github"]);
    expect(stdout).toContain(
      "::error file=broken.html,line=2,col=1,title=Alternative text [image-alt]::1 of 1 image",
    );
  });
});

describe("the command", () => {
  it("explains itself", () => {
    const { status, stdout } = run(["--help"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: seo-audit <address, file, folder or ->/);
    expect(run(["-h"]).stdout).toBe(stdout);
    expect(run(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each<[name: string, args: readonly string[], message: RegExp]>([
    ["an address for a folder", ["site", "--url", cleanUrl], /single page/],
    ["an unknown page", ["site", "--noindex", "nope.html"], /--noindex nope\.html/],
    ["a missing file", ["missing.html"], /missing\.html: no such file or folder/],
    ["a folder without pages", ["empty"], /no \.html files/],
    ["a binary file", ["binary.html"], /binary file, not HTML/],
    ["settings that name no check", ["clean.html", "--config", "wrong.json"], /no-such-check/],
    ["settings that are missing", ["clean.html", "--config", "none.json"], /none\.json/],
  ])("exits with status 2 and a message for %s", (_name, args, message) => {
    const { status, stdout, stderr } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^seo-audit: /);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
