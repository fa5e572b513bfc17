import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { others } from "@kolam/content/model/pages/languages";
import { company } from "@site/facts/company";
import { blogList } from "@site/texts/pages/blog";
import { previewWords } from "@site/texts/preview";
import { afterAll, expect, it } from "vitest";
import { copyOfSite } from "./copies.ts";

const folder = copyOfSite();
afterAll(() => rmSync(folder, { recursive: true }));

const origin = "https://deploy-preview-7--agency.netlify.app";
const env = {
  // Node alone: a formatter would take seconds and make no difference to a build.
  PATH: dirname(process.execPath),
  NODE_ENV: "",
  SITE_URL: "",
  DRAFTS: "1",
  NETLIFY: "true",
  CONTEXT: "deploy-preview",
  DEPLOY_PRIME_URL: origin,
  COMMIT_REF: "0123456789",
  TAG: "plausible",
  TAG_ID: "agency.example",
};

/** How Node finds what is imported from the site, in the copy. */
const hooks = "packages/resolve/hooks.ts";

it("a preview shows drafts, says what it is, and is neither indexed, measured nor sent from", () => {
  for (const args of [
    ["tools/new/new.ts", "article", "A draft to read"],
    ["apps/site/build/generate.ts"],
    ["apps/site/build/build.ts"],
  ]) {
    execFileSync("node", ["--import", `./${hooks}`, ...args], {
      cwd: folder,
      env,
    });
  }
  const dist = join(folder, "apps/site/dist");
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  expect(existsSync(join(dist, "sitemap.xml"))).toBe(false);
  expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(read("_headers")).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m);
  const pages = globSync("**/*.html", { cwd: dist });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = read(page);
    expect(html, page).toContain('<meta name="robots" content="noindex, follow"');
    const isOther = others.some(({ tag }) => page.startsWith(tag + sep));
    // Another language has its own words for it.
    expect(html, page).toContain(isOther ? "0123456" : previewWords.of("0123456"));
    expect(html, page).not.toMatch(/plausible\.io|localhost:4174/);
    for (const [, address = ""] of html.matchAll(
      /(?:canonical" href|og:image" content)="([^"]+)/g,
    )) {
      expect(address, page).toMatch(new RegExp(`^${origin}`));
    }
  }
  expect(read("about.html")).toContain(`href="${company.origin}/about"`);
  expect(read("contact.html")).toContain(previewWords.formsOff);
  expect(read("contact.html")).toMatch(/<button[^>]* disabled/);
  expect(read("blog/a-draft-to-read.html")).toContain(`${blogList.awaits.draft}.`);
  expect(read("blog.html")).toContain(`${blogList.awaits.draft}: `);
}, 600_000);
