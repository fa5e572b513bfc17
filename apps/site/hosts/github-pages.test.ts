import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { folders } from "@kolam/resolve/current";
import { afterAll, expect, it } from "vitest";
import { writeGitHubPages } from "../build/hosting/github-pages.ts";
import { otherSpellings } from "../build/hosting/host-rules.ts";
import { policyIn } from "../build/policy/security-policy.ts";
import { readRules } from "../server/site-server.ts";

const dist = resolve(folders.output, "dist");
const folder = mkdtempSync(join(tmpdir(), "github-pages-"));
const rules = readRules();
writeGitHubPages(rules, dist, folder);
afterAll(() => rmSync(folder, { recursive: true }));

const quietly = { throwIfNoEntry: false } as const;

/**
 * What GitHub Pages answers: a file of the name, or with `.html`, or the `index.html` of a folder
 * with a slash, else `404.html`. A folder without a page of its name gets a slash by a redirect.
 * @see https://github.com/slorber/trailing-slash-guide
 */
function answer(address: string) {
  const path = decodeURI(address.slice(rules.base.length));
  const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  const name = names.find((each) => statSync(join(folder, each), quietly)?.isFile());
  return name
    ? { status: 200, html: readFileSync(join(folder, name), "utf8") }
    : { status: 404, html: readFileSync(join(folder, "404.html"), "utf8") };
}

const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const own = (path: string) => rules.siteUrl + path.slice(rules.base.length);

it.each(rules.pages)("%s shows its page, with its policy", (path) => {
  const { status, html } = answer(path);
  expect([status, canonical(html)]).toEqual([200, own(path)]);
  expect(policyIn(html)).toContain("default-src 'none'");
});

const moved = [
  ...rules.redirects.filter(({ to }) => rules.pages.includes(to)),
  ...rules.pages.flatMap((to) => otherSpellings(to).map((from) => ({ from, to }))),
];

it.each(moved)("$from shows the page of $to at once", ({ from, to }) => {
  if (from === rules.base) return;
  const { status, html } = answer(from);
  expect([status, canonical(html)]).toEqual([200, own(to)]);
});

it("an unknown address is not found", () => {
  const { status, html } = answer(`${rules.base}/nothing/`);
  expect(status).toBe(404);
  expect(policyIn(html)).toContain("default-src 'none'");
  expect(existsSync(join(folder, "_headers"))).toBe(false);
});
