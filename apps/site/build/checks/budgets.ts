import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { paths, serviceIds, storyIds } from "@kolam/content/facts/paths";
import { scriptBlocks } from "../hosting/security-policy.ts";
import { formPages } from "../hosting/speculation-rules.ts";
import { fileOf } from "../prerender/page-file.ts";

/** Limits in KB of 1,024 bytes: HTML with Brotli, scripts with gzip, fonts as they are. */
const limits = {
  html: 20,
  /** The openings with their details, the blog's list and its articles. */
  longHtml: 24,
  /** Home and the service pages, which show two or three drawings of what was made. */
  drawnHtml: 25,
  /** All such drawings: as many as there are stories. */
  portfolioHtml: 18 + storyIds.length,
  fonts: 42,
  firstScript: 3,
  /** For pages that are not mostly a form. Each service has its facts in all, and its drawings in the portfolio. */
  allScript: 148 + 0.25 * serviceIds.length,
  drawnScript: 152 + 0.25 * serviceIds.length,
  portfolioScript: 137 + 2 * serviceIds.length,
} as const;

/** The limits of a page, by its file. */
function limitsOf(file: string): { html: number; script: number } {
  const { html, longHtml, drawnHtml, portfolioHtml, allScript, drawnScript, portfolioScript } =
    limits;
  if (file === fileOf(paths.portfolio.path))
    return { html: portfolioHtml, script: portfolioScript };
  if (file.startsWith("services/")) return { html: drawnHtml, script: drawnScript };
  if (file === fileOf(paths.home.path)) return { html: drawnHtml, script: drawnScript };
  const isLong = file.startsWith("blog") || file === "careers.html";
  return { html: isLong ? longHtml : html, script: allScript };
}

interface Part {
  readonly name: string;
  /** As transferred. */
  readonly bytes: number;
}

/** A page, or the whole site, compared with one limit. */
export interface Weighed {
  readonly file: string;
  readonly what: string;
  /** In bytes. */
  readonly limit: number;
  /** In bytes. */
  readonly bytes: number;
  /** Largest first. */
  readonly parts: readonly Part[];
}

function weighed(file: string, what: string, limit: number, parts: readonly Part[]): Weighed {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const sorted = parts.toSorted((a, b) => b.bytes - a.bytes);
  return { file, what, limit: limit * 1024, bytes, parts: sorted };
}

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

/**
 * Compares a built site with the limits.
 * @param root the folder of the built site, best with its compressed files
 */
export function weigh(root: string): Weighed[] {
  const known = new Map<string, Part>();
  const script = (path: string): Part => {
    const part = known.get(path) ?? { name: path, bytes: compressedSize(`${root}${path}`, "gz") };
    known.set(path, part);
    return part;
  };
  const fonts = globSync("assets/*.woff2", { cwd: root }).map((name) => ({
    name,
    bytes: statSync(resolve(root, name)).size,
  }));
  const forms = formPages.map(fileOf);
  const pages = globSync("**/*.html", { cwd: root }).sort();
  return [
    weighed("all pages", "fonts", limits.fonts, fonts),
    ...pages.flatMap((file) => {
      const html = readFileSync(resolve(root, file), "utf8");
      const scripts = scriptsOf(html);
      const inline = { name: "inline", bytes: gzipSync(scriptBlocks(html).join("")).length };
      const first = [inline, ...scripts.first.map(script)];
      const size = { name: "the page", bytes: compressedSize(resolve(root, file), "br") };
      const limit = limitsOf(file);
      return [
        weighed(file, "HTML with its CSS", limit.html, [size]),
        weighed(file, "script before the first interaction", limits.firstScript, first),
        ...(forms.includes(file)
          ? []
          : [weighed(file, "script after hydration", limit.script, scripts.all.map(script))]),
      ];
    }),
  ];
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function line({ file, what, bytes, limit }: Weighed): string {
  return `${file}: ${what} is ${kb(bytes)} of ${kb(limit)}`;
}

/** A built page is over a limit. The message has the breakdown. */
export class BudgetError extends Error {
  override name = "BudgetError";
}

/**
 * @param root the folder of the built site, best with its compressed files
 * @returns the heaviest page for each limit, one per line
 * @throws {BudgetError} when a page is over a limit
 */
export function checkBudgets(root: string): string[] {
  const all = weigh(root).sort((a, b) => b.bytes - a.bytes);
  const kindOf = ({ what, limit }: Weighed) => `${what} ${limit}`;
  const kinds = [...new Set(all.map(kindOf))].map((kind) =>
    all.filter((one) => kindOf(one) === kind),
  );
  const problems = kinds.flatMap((pages) => {
    const over = pages.filter(({ bytes, limit }) => bytes > limit);
    const [top] = over;
    if (!top) return [];
    const parts = top.parts
      .slice(0, 12)
      .map((part) => `${kb(part.bytes).padStart(13)} ${part.name}`);
    const more = over.length > 1 ? [`    ${over.length - 1} more pages are over this limit`] : [];
    return [line(top), ...parts, ...more];
  });
  if (problems.length > 0) throw new BudgetError(["Over a weight limit:", ...problems].join("\n"));
  return kinds.flatMap(([top]) => (top ? [line(top)] : []));
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../../build-out/served");
  if (!existsSync(root)) throw new Error("There is no built site. Run `pnpm build` first.");
  console.log(checkBudgets(root).join("\n"));
}
