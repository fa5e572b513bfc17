import { describe, expect, it } from "vitest";
import { readSiteConfig } from "../../config/site-config.ts";
import { headersFile } from "./cloudflare.ts";
import { headersOf, hostRules } from "./host-rules.ts";

const pages = ["/", "/about", "/blog", "/blog/one", "/blog/two"].map((path) => ({
  path,
  styles: [`.page-${path.slice(1)}{}`],
}));
const rules = hostRules(readSiteConfig({}), pages, [".not-found{}"]);

interface Rule {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads `_headers` as Netlify's own parser does (@netlify/headers-parser 9.0). */
function readAsNetlify(text: string): Rule[] {
  const rulesRead: { matches: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line.startsWith("/")) {
      const parts = line.split("/").filter(Boolean);
      const pattern = parts.map((part) =>
        part === "*" ? "?(.*)" : part.replace(/[.+?^$()[\]{}|\\]/g, "\\$&"),
      );
      rulesRead.push({ matches: new RegExp(`^/${pattern.join("/")}/?$`, "iu"), headers: [] });
    } else if (line.includes(":")) {
      const at = line.indexOf(":");
      rulesRead.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return rulesRead;
}

const read = readAsNetlify(headersFile(rules));
const saidOf = (path: string) =>
  read.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers);
const paths = [
  ...rules.pages,
  ...["/assets/a.js", "/cards/home.png", "/feed.xml", "/favicon.ico", "/robots.txt", "/head/a.txt"],
];
/** What Netlify says of a file when no rule does. */
const byDefault = { "Cache-Control": "public, max-age=0, must-revalidate" };

describe("the _headers file on Netlify", () => {
  it.each(paths)("is the table for %s if a later rule replaces an earlier one", (path) => {
    const replaced = { ...byDefault, ...Object.fromEntries(saidOf(path)) };
    expect(replaced).toEqual(headersOf(rules, path));
  });

  it.each(paths)("means the table for %s if the values of all rules are joined", (path) => {
    for (const [name, value] of Object.entries(headersOf(rules, path))) {
      const values = saidOf(path).flatMap(([said, each]) => (said === name ? [each] : []));
      if (name === "Content-Security-Policy") {
        // All hold: the page's own, and others that ask for nothing more.
        const own = new Set(value.split("; "));
        const more = values.flatMap((each) => each.split("; ")).filter((each) => !own.has(each));
        expect(values).toContain(value);
        expect(more.filter((each) => !/^(?:frame|media)-src 'none'$/.test(each))).toEqual([]);
      } else if (name === "Cross-Origin-Resource-Policy" && value === "cross-origin") {
        // Both at once are no value that browsers know, which allows what `cross-origin` does.
        expect(values.at(-1)).toBe(value);
      } else {
        // Saying the same twice says no more.
        const different = new Set(values.length ? values : [byDefault["Cache-Control"]]);
        expect([...different]).toEqual([value]);
      }
    }
  });

  it("holds scripts, frames and forms on an address that no page has", () => {
    const policy = Object.fromEntries(saidOf("/nothing"))["Content-Security-Policy"] ?? "";
    for (const directive of ["script-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy.split("; ")).toContain(directive);
    }
    expect(policy).not.toMatch(/style-src|default-src|unsafe/);
  });
});
