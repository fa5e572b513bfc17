import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { storyIds } from "@kolam/content/facts/paths";
import { afterEach, describe, expect, it } from "vitest";
import { BudgetError, checkBudgets } from "./budgets.ts";

const roots: string[] = [];
const boot = '<script type="module" src="/assets/boot.js" data-code="/assets/app.js"></script>';

/** Text that compresses to about this many KB. */
const noise = (kb: number) => randomBytes(kb * 1024).toString("hex");

/** Checks a built site of these files. */
function check(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), "kolam-budgets-"));
  roots.push(root);
  const all = { "assets/boot.js": "1", "assets/app.js": "1", ...files };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return checkBudgets(root);
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe("checkBudgets", () => {
  it("names the heaviest page for each limit", () => {
    const lines = check({ "terms.html": boot, "about.html": boot + noise(1) });
    expect(lines).toContainEqual(expect.stringMatching(/^about\.html: HTML with its CSS is 1\.\d/));
    expect(lines.length).toBe(4);
  });

  it("limits the HTML of a page, less strictly in the blog and where our work is drawn", () => {
    expect(() => check({ "about.html": noise(22) })).toThrow(/about\.html: HTML .* of 20\.0 KB/);
    expect(() => check({ "blog/long.html": noise(22) })).not.toThrow();
    expect(() => check({ "index.html": noise(22), "services/seo.html": noise(22) })).not.toThrow();
    expect(() => check({ "services/seo.html": noise(30) })).toThrow(/of 25\.0 KB/);
  });

  it("lets the portfolio grow with its stories", () => {
    const limit = 18 + storyIds.length;
    expect(() => check({ "portfolio.html": noise(limit - 3) })).not.toThrow();
    expect(() => check({ "portfolio.html": noise(limit + 3) })).toThrow(`of ${limit}.0 KB`);
  });

  it("limits the code that hydration loads, except on pages that are forms", () => {
    const app = { "assets/app.js": noise(160) };
    expect(() => check({ ...app, "about.html": boot })).toThrow(
      /about\.html: script after hydration is .*\n +\d+\.\d KB \/assets\/app\.js/,
    );
    expect(() => check({ ...app, "contact.html": boot })).not.toThrow();
  });

  it("counts inline scripts, but no data, before the first interaction", () => {
    const script = `<script>${noise(4)}</script>`;
    expect(() => check({ "index.html": boot + script })).toThrow(/before the first interaction/);
    const data = script.replace("<script", '<script type="application/ld+json"');
    expect(() => check({ "index.html": boot + data })).not.toThrow();
  });

  it("limits all fonts together", () => {
    const fonts = { "assets/a.woff2": noise(11), "assets/b.woff2": noise(11) };
    expect(() => check({ "index.html": boot, ...fonts })).toThrow(/fonts is 44\.0 KB of 42\.0 KB/);
  });

  it("uses the compressed files beside the others", () => {
    expect(() => check({ "index.html": noise(30), "index.html.br": "1" })).not.toThrow();
    expect(() => check({ "index.html": boot, "index.html.br": noise(30) })).toThrow(BudgetError);
  });
});
