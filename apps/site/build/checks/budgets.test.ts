import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { BudgetError, checkBudgets, overBudget, weigh } from "./budgets.ts";

const roots: string[] = [];

/** A built site of these files; content of a number is that many bytes nothing can compress. */
function site(files: Readonly<Record<string, string | number>>): string {
  const root = mkdtempSync(join(tmpdir(), "kolam-budgets-"));
  roots.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === "number" ? noise(content) : content);
  }
  return root;
}

function noise(bytes: number): string {
  return randomBytes(bytes / 2).toString("hex");
}

const boot =
  '<script type="module" async src="/assets/boot.js" data-code="/assets/app.js" data-hydrate="intent"></script>';

function over(files: Readonly<Record<string, string | number>>): string[] {
  return overBudget(weigh(site({ "assets/boot.js": "1", "assets/app.js": "1", ...files })));
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe("budgets", () => {
  it("finds nothing wrong with a light page", () => {
    expect(over({ "index.html": `<style>a{}</style>${boot}` })).toEqual([]);
  });

  it("names a home page whose HTML is too heavy, with its parts", () => {
    const [problem, ...others] = over({ "index.html": `${boot}${noise(40_000)}` });
    expect(others).toEqual([]);
    expect(problem).toMatch(/^index\.html: HTML with its critical CSS is \d+\.\d KB of 14\.0 KB\n/);
    expect(problem).toContain("markup");
  });

  it("allows the same HTML where no first window is promised", () => {
    expect(over({ "blog/long.html": `${boot}${noise(40_000)}` })).toEqual([]);
  });

  it("counts linked stylesheets beside the inlined one", () => {
    const html = `<style>${noise(12_000)}</style><link rel="stylesheet" href="/assets/late.css">`;
    expect(over({ "about.html": html, "assets/late.css": noise(2_000) })).toEqual([]);
    const [problem] = over({ "about.html": html, "assets/late.css": noise(20_000) });
    expect(problem).toMatch(/all CSS of a page/);
    expect(problem).toContain("/assets/late.css");
  });

  it("counts the code that hydration loads, compressed with gzip", () => {
    const [problem] = over({ "about.html": boot, "assets/app.js": 240_000 });
    expect(problem).toMatch(/^about\.html: script after hydration/);
    expect(problem).toContain("/assets/app.js");
  });

  it("does not hold pages that are forms to a content page's script", () => {
    const form = boot.replace("intent", "idle");
    expect(over({ "contact.html": form, "assets/app.js": 240_000 })).toEqual([]);
  });

  it.each([
    ["preloaded", '<link rel="preload" as="font" href="/assets/a.woff2">'],
    ["named in the page", "<style>@font-face{src:url(/assets/a.woff2)}</style>"],
  ])("counts the boot script, all fonts, and those that are %s", (_how, early) => {
    const problems = over({
      "about.html": early + boot,
      "assets/boot.js": 6_000,
      "assets/a.woff2": 30_000,
      "assets/b.woff2": 30_000,
    });
    expect(problems.map((problem) => problem.split(":")[1]?.split(" is ")[0]?.trim())).toEqual([
      "all fonts",
      "fonts before the late styles",
      "script before the first interaction",
    ]);
  });

  it("fails a build with the breakdown, and tells many pages over one budget once", () => {
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`page-${index}.html`, boot]),
    );
    const root = site({ ...files, "assets/boot.js": "1", "assets/app.js": 240_000 });
    expect(() => checkBudgets(root)).toThrow(BudgetError);
    expect(() => checkBudgets(root)).toThrow(/page-0\.html: script after[\s\S]*\/assets\/app\.js/);
    expect(() => checkBudgets(root)).toThrow(/… and 3 more/);
    expect(() => checkBudgets(site({ "index.html": "<p>Light</p>" }))).not.toThrow();
  });
});
