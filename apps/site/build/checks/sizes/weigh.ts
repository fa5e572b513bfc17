import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { current, others } from "@kolam/content/model/pages/languages";
import { scripts } from "@site/brand/scripts";
import { cloudflareLimits } from "../../hosting/cloudflare.ts";
import { scriptBlocks, styleBlocks } from "../../policy/security-policy.ts";
import { limits } from "./limits.ts";
import type { Part, Size } from "./size-report.ts";

const gzipped = (text: string | Buffer): number => gzipSync(text).length;

/**
 * The scripts that a page loads at once, and all that its boot script loads, by their paths in the
 * site's folder.
 */
export function scriptsOf(html: string): { first: string[]; all: string[] } {
  const elements = html.match(/<script\s[^>]*\ssrc=[^>]*>/g) ?? [];
  const first = elements.flatMap(
    (element) => /\ssrc="[^"]*?(\/assets\/[^"]+)"/.exec(element)?.[1] ?? [],
  );
  const all = elements.flatMap((element) => element.match(/\/assets\/[^"\s]+\.js/g) ?? []);
  return { first, all: [...new Set([...first, ...all])] };
}

const sum = (parts: readonly Part[]) => parts.reduce((all, { amount }) => all + amount, 0);

/**
 * The limits beyond which Cloudflare silently ignores rules. A folder with nothing but pages has
 * none.
 */
function hostSizes(root: string): Size[] {
  const file = "_headers";
  const path = resolve(root, file);
  if (!existsSync(path)) return [];
  const headers = readFileSync(path, "utf8").trim();
  const advice = "Cloudflare ignores the rest; other hosts do not.";
  const { headerRules, headerLine } = cloudflareLimits;
  const longest = Math.max(...headers.split("\n").map(({ length }) => length));
  return [
    { file, what: "rules", amount: headers.split("\n\n").length, limit: headerRules, advice },
    { file, what: "characters in a line", amount: longest, limit: headerLine, advice },
  ];
}

/**
 * Measures the built site in a folder.
 * @param root the folder of what hosts read
 */
export function weigh(dist: string, root = dist): Size[] {
  const known = new Map<string, Part>();
  const script = (name: string): Part => {
    const part = known.get(name) ?? { name, amount: gzipped(readFileSync(`${dist}${name}`)) };
    known.set(name, part);
    return part;
  };
  const files = (pattern: string): Part[] =>
    globSync(pattern, { cwd: dist }).map((name) => ({
      name,
      amount: statSync(resolve(dist, name)).size,
    }));
  const fonts = files("assets/*.woff2");
  const fontLimit = limits.fonts + (current.tag in scripts ? limits["fonts of another script"] : 0);
  const inOthers = new RegExp(`^(?:${others.map(({ tag }) => tag).join("|") || "$^"})[/\\\\]`);
  const pages = globSync("**/*.html", { cwd: dist })
    .filter((file) => !inOthers.test(file))
    .sort();
  return [
    ...pages.flatMap((file): Size[] => {
      const html = readFileSync(resolve(dist, file), "utf8");
      const { first, all } = scriptsOf(html);
      const size = (
        what: "script before the first interaction" | "script after hydration",
        parts: readonly Part[],
      ): Size => ({ file, what, limit: limits[what], parts, amount: sum(parts) });
      return [
        size("script before the first interaction", [
          { name: "inline", amount: gzipped(scriptBlocks(html).join("")) },
          ...first.map(script),
        ]),
        size("script after hydration", all.map(script)),
        { file, what: "HTML", limit: limits.html, amount: gzipped(html) },
        {
          file,
          what: "CSS as it is",
          limit: limits.css,
          amount: styleBlocks(html).join("").length,
        },
      ];
    }),
    { file: "", what: "fonts", limit: fontLimit, amount: sum(fonts), parts: fonts },
    ...files("cards/**/*.png").map(({ name, amount }) => ({
      file: name,
      what: "social card",
      amount,
      limit: limits["social card"],
    })),
    ...hostSizes(root),
  ];
}
