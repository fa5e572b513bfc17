import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { formPages, paths } from "@kolam/content/facts/paths";
import { cloudflareLimits } from "../../hosting/cloudflare.ts";
import { scriptBlocks, styleBlocks } from "../../hosting/security-policy.ts";
import { fileOf } from "../../prerender/page-file.ts";
import { pageLimits, siteLimits } from "./limits.ts";
import type { Part, Size } from "./size-report.ts";

const compressors = { br: brotliCompressSync, gz: gzipSync };

/** The compressed size of a file: that of the compressed file beside it, if there is one. */
function compressedSize(file: string, ending: keyof typeof compressors): number {
  const compressed = `${file}.${ending}`;
  if (existsSync(compressed)) return statSync(compressed).size;
  return compressors[ending](readFileSync(file)).length;
}

/** Paths of the scripts that a page loads at once, and of all that its boot script loads. */
function scriptsOf(html: string): { first: string[]; all: string[] } {
  const elements = html.match(/<script\s[^>]*\ssrc=[^>]*>/g) ?? [];
  const first = elements.flatMap((element) => /\ssrc="([^"]+)"/.exec(element)?.[1] ?? []);
  const all = elements.flatMap((element) => element.match(/\/assets\/[^"\s]+\.js/g) ?? []);
  return { first, all: [...new Set([...first, ...all])] };
}

const sum = (parts: readonly Part[]) => parts.reduce((all, { amount }) => all + amount, 0);

/** What hosts read, which a folder of pages alone does not have. */
function hostSizes(dist: string): Size[] {
  const read = (file: string) => {
    const path = resolve(dist, file);
    return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  };
  const headers = read("_headers");
  const longest = Math.max(...headers.split("\n").map(({ length }) => length));
  const size = (file: string, what: string, amount: number, limit: number) =>
    amount > 0 ? [{ file, what, amount, limit }] : [];
  const { headerRules, headerLine, redirects } = cloudflareLimits;
  const rules = headers === "" ? 0 : headers.split("\n\n").length;
  return [
    ...size("_headers", "rules", rules, headerRules),
    ...size("_headers", "characters in a line", longest, headerLine),
    ...size("_redirects", "redirects", read("_redirects").match(/^/gm)?.length ?? 0, redirects),
  ];
}

/**
 * Measures a built site.
 * @param served the folder of the built site with its compressed files
 * @param dist the folder with the files for hosts
 */
export function weigh(served: string, dist: string): Size[] {
  const known = new Map<string, Part>();
  const script = (name: string): Part => {
    const part = known.get(name) ?? { name, amount: compressedSize(`${served}${name}`, "gz") };
    known.set(name, part);
    return part;
  };
  const files = (pattern: string): Part[] =>
    globSync(pattern, { cwd: served }).map((name) => ({
      name,
      amount: statSync(resolve(served, name)).size,
    }));
  const fonts = files("assets/*.woff2");
  const forms = formPages.map((id) => fileOf(paths[id].path));
  const pages = globSync("**/*.html", { cwd: served }).sort();
  return [
    ...pages.flatMap((file): Size[] => {
      const html = readFileSync(resolve(served, file), "utf8");
      const { first, all } = scriptsOf(html);
      const { kind, css, elements, ...limits } = pageLimits(file);
      const inline = { name: "inline", amount: gzipSync(scriptBlocks(html).join("")).length };
      const size = (what: string, limit: number, parts: readonly Part[]): Size => ({
        file,
        what,
        limit,
        parts,
        amount: sum(parts),
      });
      const whole = (what: string, limit: number, amount: number): Size => ({
        ...size(what, limit, []),
        amount,
      });
      return [
        size("script before the first interaction", siteLimits.firstScript, [
          inline,
          ...first.map(script),
        ]),
        whole(`HTML: ${kind}`, limits.html, compressedSize(resolve(served, file), "br")),
        ...(forms.includes(file)
          ? []
          : [size(`script after hydration: ${kind}`, limits.script, all.map(script))]),
        ...(css ? [whole(`CSS as it is: ${kind}`, css, styleBlocks(html).join("").length)] : []),
        ...(elements
          ? [whole(`elements: ${kind}`, elements, html.match(/<[a-z]/g)?.length ?? 0)]
          : []),
      ];
    }),
    { file: "", what: "fonts", limit: siteLimits.fonts, amount: sum(fonts), parts: fonts },
    ...files("cards/**/*.png").map(({ name, amount }) => ({
      file: name,
      what: "social card",
      amount,
      limit: siteLimits.socialCard,
    })),
    ...hostSizes(dist),
  ];
}
