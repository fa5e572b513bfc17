import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cloudflareLimits } from "../../hosting/cloudflare.ts";
import { pageLimits } from "./limits.ts";
import { sizeReport, stateOf } from "./size-report.ts";
import { weigh } from "./weigh.ts";

const roots: string[] = [];
const boot = '<script type="module" src="/assets/boot.js" data-code="/assets/app.js"></script>';

/** Text that compresses to about this many KB: 8 % more. */
const noise = (kb: number) => randomBytes(kb * 1024).toString("hex");
const markup = (kb: number) => `<p class="${noise(kb)}">`;
const code = (kb: number) => `use("${noise(kb)}");`;
/** As many KB of words. */
const words = (kb: number) => noise(kb).replace(/[0-9]/g, " ").replace(/ +/g, " ");

/** The report on a built site of these files. */
function check(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), "kolam-sizes-"));
  roots.push(root);
  const all = { "assets/boot.js": "1", "assets/app.js": "1", ...files };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return sizeReport(weigh(root));
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe("a size", () => {
  it.each([
    [980, "fits"],
    [981, "nearly full"],
    [1000, "nearly full"],
    [1001, "too large"],
  ])("of %i in a limit of 1000 is told as: %s", (amount, state) => {
    expect(stateOf({ amount, limit: 1000 })).toBe(state);
  });
});

describe("the report", () => {
  const size = { what: "script", file: "about.html", amount: 600, limit: 1000 };

  it("has the largest of each kind with what is left, and warns of nothing", () => {
    const other = { ...size, file: "terms.html", amount: 1 };
    const { table, warnings } = sizeReport([other, size, { ...size, what: "fonts", amount: 7 }]);
    expect(table.split("\n").map((line) => line.replace(/ +/g, " "))).toEqual([
      "what largest size limit left",
      "fonts about.html 7 1,000 993",
      "script about.html 600 1,000 400",
    ]);
    expect(warnings).toEqual([]);
  });

  it("warns with the page, the limit and what is left before it refuses", () => {
    const { warnings } = sizeReport([{ ...size, amount: 990 }]);
    expect(warnings).toEqual(["Nearly full: about.html: script is 990 of 1,000, 10 left."]);
  });

  it("refuses what is over its limit, with its largest parts and how many others are", () => {
    const parts = [
      { name: "small", amount: 1 },
      { name: "large", amount: 1100 },
    ];
    const over = { ...size, amount: 1101, parts };
    expect(() => sizeReport([over, { ...over, file: "terms.html" }])).toThrow(
      /about\.html: script is 1,101 of 1,000, 101 too many\n +1,100 large\n +1 small\n +1 more are over/,
    );
  });
});

describe("a built site is measured by", () => {
  it("its pages’ HTML, less strictly in the blog and where our work is drawn", () => {
    const [most, blog] = [pageLimits("about.html"), pageLimits("blog/a.html")];
    const between = markup((most.html + blog.html) / 2 / 1.08 / 1024);
    expect(() => check({ "about.html": between })).toThrow(/about\.html: HTML.*too many/);
    expect(() => check({ "blog/a.html": between, "index.html": between })).not.toThrow();
  });

  it("its HTML without words and the lines of drawings, which are an owner’s own", () => {
    const own = `<svg aria-label="${noise(9)}"><path d="${noise(9)}"/></svg>${noise(9)}`;
    expect(() => check({ "about.html": own })).not.toThrow();
  });

  it("the code that hydration loads, except on pages that are forms", () => {
    const app = { "assets/app.js": code(pageLimits("about.html").script / 1024) };
    expect(() => check({ ...app, "about.html": boot })).toThrow(
      /about\.html: script after hydration.*\n +[\d,]+ \/assets\/app\.js/,
    );
    expect(() => check({ ...app, "contact.html": boot })).not.toThrow();
  });

  it("inline scripts, but no data, before the first interaction", () => {
    const script = `<script>${code(4)}</script>`;
    expect(() => check({ "index.html": boot + script })).toThrow(/before the first interaction/);
    const data = script.replace("<script", '<script type="application/ld+json"');
    expect(() => check({ "index.html": boot + data })).not.toThrow();
  });

  it("all fonts together, and each social card", () => {
    const fonts = { "assets/a.woff2": noise(11), "assets/b.woff2": noise(11) };
    expect(() => check(fonts)).toThrow(/fonts is 45,056 of 43,008/);
    expect(() => check({ "cards/a.png": noise(41) })).toThrow(
      /cards\/a\.png: social card is 83,968/,
    );
  });

  it("the CSS and the elements of pages with drawings", () => {
    const css = `<style>${"a".repeat(90_000)}</style>`;
    expect(() => check({ "services/seo.html": css })).toThrow("CSS");
    expect(() => check({ "portfolio.html": "<i>".repeat(9_000) })).toThrow("elements");
  });

  it("what Cloudflare would silently ignore", () => {
    const { headerRules, headerLine, redirects } = cloudflareLimits;
    const rules = Array(headerRules).fill("/a\n  B: c").join("\n\n");
    expect(() => check({ _headers: `${rules}\n` })).not.toThrow();
    expect(() => check({ _headers: `${rules}\n\n/b\n  B: c\n` })).toThrow("101 of 100");
    expect(() => check({ _headers: "x".repeat(headerLine + 1) })).toThrow("2,001 of 2,000");
    expect(() => check({ _redirects: "/a /b 301\n".repeat(redirects + 1) })).toThrow("2,001 of");
  });

  it("its code: words twice as long are told with the difference, and refused nowhere", () => {
    const site = (times: number) => ({
      "about.html": `${boot}<meta content="${words(5 * times)}">${markup(10)}${words(20 * times)}`,
      "assets/app.js": `use("${words(40 * times)}");${code(60)}`,
    });
    expect(check(site(0.5)).warnings).toEqual([]);
    const { table, warnings } = check(site(2));
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Advice: about\.html: words in scripts is \S+ of 22,528, \S+ too many\.$/,
      ),
      expect.stringMatching(
        /^Advice: about\.html: words in the HTML is \S+ of 12,800, \S+ too many\.$/,
      ),
    ]);
    expect(table).toMatch(/^HTML: most pages +about\.html +1[01],/m);
    const { "assets/app.js": app, ...pages } = site(2);
    const grown = `${app}${code(pageLimits("about.html").script / 1024)}`;
    expect(() => check({ ...pages, "assets/app.js": grown })).toThrow("script after");
  });
});
