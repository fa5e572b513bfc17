import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { current, others } from "@kolam/content/facts/languages";
import { formPages, paths } from "@kolam/content/facts/paths";
import { scripts } from "../../../src/brand/scripts.ts";
import { cloudflareLimits } from "../../hosting/cloudflare.ts";
import { mediaOf } from "../../policy/page-media.ts";
import { scriptBlocks, styleBlocks } from "../../policy/security-policy.ts";
import { fileOf } from "../../prerender/page-file.ts";
import { pageCode, scriptCode } from "./code.ts";
import { pageLimits, perMedia, siteLimits } from "./limits.ts";
import type { Part, Size } from "./size-report.ts";

const gzipped = (text: string): number => gzipSync(text).length;

/** A part of a page, with how much of it is words. */
interface CodePart extends Part {
  readonly words: number;
}

/** The code of a file, and the words in it, compressed. */
function codePart(name: string, text: string, code: string): CodePart {
  const amount = gzipped(code);
  return { name, amount, words: gzipped(text) - amount };
}

/** The scripts that a page loads at once, and all that its boot script loads, by their paths in the site's folder. */
export function scriptsOf(html: string): { first: string[]; all: string[] } {
  const elements = html.match(/<script\s[^>]*\ssrc=[^>]*>/g) ?? [];
  const first = elements.flatMap(
    (element) => /\ssrc="[^"]*?(\/assets\/[^"]+)"/.exec(element)?.[1] ?? [],
  );
  const all = elements.flatMap((element) => element.match(/\/assets\/[^"\s]+\.js/g) ?? []);
  return { first, all: [...new Set([...first, ...all])] };
}

const sum = (parts: readonly Part[]) => parts.reduce((all, { amount }) => all + amount, 0);
const wordsOf = (parts: readonly CodePart[]) => parts.reduce((all, { words }) => all + words, 0);

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
 * Measures the built site in a folder: code and styles apart from the words.
 * @param root the folder of what hosts read
 */
export function weigh(dist: string, root = dist): Size[] {
  // The folder of a site on its host is its owner's choice, and no code.
  const base = dist.slice(root.length);
  const known = new Map<string, CodePart>();
  const script = (name: string): CodePart => {
    const text = known.has(name) ? "" : readFileSync(`${dist}${name}`, "utf8");
    const part = known.get(name) ?? codePart(name, text, scriptCode(text));
    known.set(name, part);
    return part;
  };
  const files = (pattern: string): Part[] =>
    globSync(pattern, { cwd: dist }).map((name) => ({
      name,
      amount: statSync(resolve(dist, name)).size,
    }));
  const fonts = files("assets/*.woff2");
  const fontLimit = siteLimits.fonts + (current.tag in scripts ? siteLimits.scriptFonts : 0);
  const forms = formPages.map((id) => fileOf(paths[id].path));
  const inOthers = new RegExp(`^(?:${others.map(({ tag }) => tag).join("|") || "$^"})/`);
  const pages = globSync("**/*.html", { cwd: dist })
    .filter((file) => !inOthers.test(file))
    .sort();
  return [
    ...pages.flatMap((file): Size[] => {
      const html = readFileSync(resolve(dist, file), "utf8");
      const { first, all } = scriptsOf(html);
      const { kind, css, elements, ...limits } = pageLimits(file);
      const { frames, film } = mediaOf(html);
      const more = (frames.length > 0 ? 1 : 0) + (film ? 1 : 0);
      const inline = { name: "inline", amount: gzipped(scriptBlocks(html).join("")) };
      const page = codePart(file, html, pageCode(html.replaceAll(`${base}/`, "/")));
      const isForm = forms.includes(file) || file.startsWith(`${paths.careers.path}/`.slice(1));
      const scripts = isForm ? [] : all.map(script);
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
        whole(`HTML: ${kind}`, limits.html + more * perMedia.html, page.amount),
        size(`script after hydration: ${kind}`, limits.script + more * perMedia.script, scripts),
        { ...whole("words in the HTML", siteLimits.words.html, page.words), advice: true },
        { ...whole("words in scripts", siteLimits.words.script, wordsOf(scripts)), advice: true },
        ...(css
          ? [
              whole(
                `CSS as it is: ${kind}`,
                css + more * perMedia.css,
                styleBlocks(html).join("").length,
              ),
            ]
          : []),
        ...(elements
          ? [whole(`elements: ${kind}`, elements, html.match(/<[a-z]/g)?.length ?? 0)]
          : []),
      ];
    }),
    { file: "", what: "fonts", limit: fontLimit, amount: sum(fonts), parts: fonts },
    ...files("cards/**/*.png").map(({ name, amount }) => ({
      file: name,
      what: "social card",
      amount,
      limit: siteLimits.socialCard,
    })),
    ...hostSizes(root),
  ];
}
