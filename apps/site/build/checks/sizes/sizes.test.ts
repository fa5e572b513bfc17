import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { limits } from "./limits.ts";
import { sizeReport } from "./size-report.ts";
import { weigh } from "./weigh.ts";

const roots: string[] = [];
const boot = '<script type="module" src="/assets/boot.js" data-code="/assets/app.js"></script>';

/** Text that compresses to about this many KB: 8 % more. */
const noise = (kb: number) => randomBytes(kb * 1024).toString("hex");
const code = (kb: number) => `use("${noise(kb)}");`;

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

describe("the report", () => {
  const size = { what: "script", file: "about.html", amount: 600, limit: 1000 };
  const lines = (table: string) => table.split("\n").map((line) => line.replace(/ +/g, " "));

  it("has the largest of each kind, and what has grown or shrunk since the last build", () => {
    const other = { ...size, file: "terms.html", amount: 1 };
    const all = [other, size, { ...size, what: "fonts", amount: 7 }];
    expect(lines(sizeReport(all, { script: 590, fonts: 1_007 }).table)).toEqual([
      "what largest size limit since the last build",
      "fonts about.html 7 1,000 −1,000",
      "script about.html 600 1,000 +10",
    ]);
    expect(lines(sizeReport(all, { script: 600 }).table)[2]).toBe("script about.html 600 1,000");
  });

  it("refuses what is over its limit, with its largest parts and where the limits are", () => {
    const parts = [
      { name: "small", amount: 1 },
      { name: "large", amount: 1100 },
    ];
    expect(() => sizeReport([{ ...size, amount: 1101, parts }])).toThrow(
      /about\.html: script is 1,101 of 1,000, 101 too many\n +1,100 large\n +1 small\n.*limits\.ts/,
    );
    expect(() => sizeReport([{ ...size, amount: 1000 }])).not.toThrow();
  });

  it("reports what does harm on one host only, and refuses it nowhere", () => {
    const { warnings } = sizeReport([{ ...size, amount: 1001, advice: "Elsewhere it is read." }]);
    expect(warnings).toEqual([
      "Advice: about.html: script is 1,001 of 1,000, 1 too many. Elsewhere it is read.",
    ]);
  });
});

describe("a built site is measured by", () => {
  it("its pages’ HTML, with a picture inside one as an accident", () => {
    const picture = `<img src="data:image/png;base64,${noise(100)}">`;
    expect(() => check({ "about.html": picture })).toThrow(/about\.html: HTML is/);
  });

  it("the code that hydration loads", () => {
    const app = { "assets/app.js": code(limits["script after hydration"] / 1024) };
    expect(() => check({ ...app, "about.html": boot })).toThrow(
      /about\.html: script after hydration.*\n +[\d,]+ \/assets\/app\.js/,
    );
  });

  it("inline scripts, but no data, before the first interaction", () => {
    const script = `<script>${code(5)}</script>`;
    expect(() => check({ "index.html": boot + script })).toThrow(/before the first interaction/);
    const data = script.replace("<script", '<script type="application/ld+json"');
    expect(() => check({ "index.html": boot + data })).not.toThrow();
  });

  it("all fonts together, and each social card", () => {
    const fonts = { "assets/a.woff2": noise(22), "assets/b.woff2": noise(22) };
    expect(() => check(fonts)).toThrow(/fonts is 90,112 of 86,016/);
    expect(() => check({ "cards/a.png": noise(41) })).toThrow(
      /cards\/a\.png: social card is 83,968/,
    );
  });

  it("its CSS", () => {
    const css = `<style>${"a".repeat(limits.css + 1)}</style>`;
    expect(() => check({ "services/mending.html": css })).toThrow("CSS");
  });

  it("what Cloudflare would silently ignore, as advice", () => {
    const rules = Array(101).fill("/a\n  B: c").join("\n\n");
    expect(check({ _headers: `${rules}\n` }).warnings[0]).toContain("101 of 100");
    expect(check({ _headers: "x".repeat(2_001) }).warnings[0]).toContain("2,001 of 2,000");
  });
});
