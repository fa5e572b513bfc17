import { describe, expect, it } from "vitest";
import { readSiteConfig } from "../../config/site-config.ts";
import { headersFile } from "./cloudflare.ts";
import { headersOf, hostRules, withLanguage } from "./host-rules.ts";

const config = readSiteConfig({});
const inFolder = (language: string) =>
  hostRules({ ...config, base: `/${language}` }, ["/", "/about"]);
const rules = withLanguage(
  hostRules(config, ["/", "/about", "/blog", "/blog/one", "/blog/two"]),
  inFolder("xx"),
);

interface Rule {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/** Parses `_headers` as Netlify does (@netlify/headers-parser 9.0). */
function readAsNetlify(text: string): Rule[] {
  const rulesRead: { matches: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line.startsWith("/")) {
      const parts = line.split("/").filter(Boolean);
      const pattern = parts.map((part) => {
        if (part.startsWith(":")) return "([^/]+)";
        return part === "*" ? "?(.*)" : part.replace(/[.+?^$()[\]{}|\\]/g, "\\$&");
      });
      rulesRead.push({ matches: new RegExp(`^/${pattern.join("/")}/?$`, "iu"), headers: [] });
    } else if (line.includes(":")) {
      const at = line.indexOf(":");
      rulesRead.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return rulesRead;
}

const read = readAsNetlify(headersFile(rules));
const headersFor = (path: string) =>
  read.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers);
const paths = [
  ...rules.pages,
  "/xx/assets/a.js",
  "/xx/feed.xml",
  "/xx/data/a.json",
  "/assets/a.js",
  "/cards/home.png",
  "/feed.xml",
  "/favicon.ico",
  "/robots.txt",
  "/data/a.json",
];
/** What Netlify sends when no rule says otherwise. */
const byDefault = { "Cache-Control": "public, max-age=0, must-revalidate" };

describe("the _headers file on Netlify", () => {
  it.each(paths)(
    "gives %s the headers of the table if later rules replace earlier ones",
    (path) => {
      const replaced = { ...byDefault, ...Object.fromEntries(headersFor(path)) };
      expect(replaced).toEqual(headersOf(rules, path));
    },
  );

  it.each(paths)("means the same for %s if the values of all rules are joined", (path) => {
    for (const [name, value] of Object.entries(headersOf(rules, path))) {
      const values = headersFor(path).flatMap(([key, each]) => (key === name ? [each] : []));
      if (name === "Cross-Origin-Resource-Policy" && value === "cross-origin") {
        // Browsers ignore the unknown joined value, which allows the same as `cross-origin`.
        expect(values.at(-1)).toBe(value);
      } else if (name === "Speculation-Rules") {
        // A list: the rules of the first language leave out the folders of the others.
        expect(values).toContain(value);
      } else {
        // The same value twice means the same.
        const different = new Set(values.length ? values : [byDefault["Cache-Control"]]);
        expect([...different]).toEqual([value]);
      }
    }
  });

  it("restricts scripts, frames and forms on an unknown path", () => {
    const policy = Object.fromEntries(headersFor("/nothing"))["Content-Security-Policy"] ?? "";
    for (const directive of ["object-src 'none'", "base-uri 'none'"]) {
      expect(policy.split("; ")).toContain(directive);
    }
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
    expect(policy).not.toMatch(/style-src|default-src|unsafe/);
  });

  it("has a rule more for each language, of the hundred that Cloudflare reads", () => {
    const languages = Array.from({ length: 60 }, (_, index) => inFolder(`x${index}`));
    const many = headersFile(languages.reduce(withLanguage, rules));
    expect(many.split("\n\n").length - headersFile(rules).split("\n\n").length).toBe(60);
    expect(many.split("\n\n").length).toBeLessThan(100);
  });
});
