import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What one file costs a visitor, in bytes as transferred. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
}

/** A built page, as far as budgets look at it. */
interface BuiltPage {
  /** Its file below the built site's folder. */
  readonly file: string;
  readonly html: string;
}

interface Budget {
  readonly name: string;
  /** In KB of 1,024 bytes, compressed with brotli unless `parts` says otherwise. */
  readonly limit: number;
  readonly applies: (page: BuiltPage) => boolean;
  readonly parts: (page: BuiltPage, site: BuiltFiles) => readonly Part[];
}

/** Every page that is not mostly a form: the blog's list and its articles too. */
const isContent = ({ html }: BuiltPage) => html.includes('data-hydrate="intent"');
const isEntrance = ({ file }: BuiltPage) => file === "index.html" || file.startsWith("services/");
const isAny = () => true;

/** The attributes of every element of a name, in the order of the document. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map((element) =>
    Object.fromEntries(
      [...(element[1] ?? "").matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map((attribute) => [
        (attribute[1] ?? "").toLowerCase(),
        attribute[2] ?? "",
      ]),
    ),
  );
}

function links(page: BuiltPage, wanted: Readonly<Record<string, string>>): string[] {
  return elements(page.html, "link")
    .filter((link) => Object.entries(wanted).every(([name, value]) => link[name] === value))
    .map((link) => link.href ?? "");
}

function inlineStyles(page: BuiltPage): string {
  return [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map((style) => style[1])
    .join("");
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** Reads the files of a built site, each once. */
class BuiltFiles {
  readonly #root: string;
  readonly #known = new Map<string, Part>();

  constructor(root: string) {
    this.#root = root;
  }

  part(path: string, size: (content: Buffer) => number = brotli): Part {
    const key = `${size.name} ${path}`;
    const part = this.#known.get(key) ?? {
      name: path,
      bytes: size(readFileSync(resolve(this.#root, path.replace(/^\//, "")))),
    };
    this.#known.set(key, part);
    return part;
  }

  /** Every cut of the fonts, as large as it is: the format is compressed already. */
  fonts(): Part[] {
    const files = globSync("assets/*.woff2", { cwd: this.#root }).sort();
    return files.map((file) => this.part(`/${file}`, (content) => content.length));
  }
}

const htmlOf = (page: BuiltPage): Part => ({ name: "the page", bytes: brotli(page.html) });
const scripts = (page: BuiltPage) =>
  elements(page.html, "script").filter((script) => script.src !== undefined);

/** What each page may weigh. Pages named by `applies` that exceed a limit are over budget. */
export const budgets: readonly Budget[] = [
  {
    name: "HTML with its critical CSS",
    limit: 14,
    applies: isEntrance,
    parts: (page) => {
      const without = brotli(page.html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ""));
      const all = brotli(page.html);
      return [
        { name: "markup", bytes: without },
        { name: "critical CSS", bytes: all - without },
      ];
    },
  },
  {
    name: "all CSS of a page",
    limit: 12,
    applies: isAny,
    parts: (page, site) => [
      { name: "critical CSS", bytes: brotli(inlineStyles(page)) },
      ...links(page, { rel: "stylesheet" }).map((href) => site.part(href)),
    ],
  },
  { name: "all fonts", limit: 42, applies: isAny, parts: (_page, site) => site.fonts() },
  {
    // Preloaded, or asked for by the styles in the page.
    name: "fonts before the late styles",
    limit: 28,
    applies: isAny,
    parts: (page, site) => {
      const preloaded = links(page, { rel: "preload", as: "font" });
      const styles = inlineStyles(page);
      return site
        .fonts()
        .filter(({ name }) => preloaded.includes(name) || styles.includes(`(${name})`));
    },
  },
  {
    name: "script before the first interaction",
    limit: 2,
    applies: isAny,
    parts: (page, site) => scripts(page).map((script) => site.part(script.src ?? "")),
  },
  {
    // What the first sign of a visitor loads. Islands that wait to be touched, the menu's layer and the
    // phone's menu come later and are not in it; docs/decisions/0026-islands.md names their sizes.
    name: "script after hydration (gzip)",
    limit: 110,
    applies: isContent,
    parts: (page, site) =>
      scripts(page)
        .flatMap((script) => [script.src ?? "", ...(script["data-code"] ?? "").split(" ")])
        .filter(Boolean)
        .map((path) => site.part(path, gzip)),
  },
  {
    // Before anyone interacts, and without the code that idle time fetches for later.
    name: "a whole page without photos",
    limit: 85,
    applies: isContent,
    parts: (page, site) => [
      htmlOf(page),
      ...links(page, { rel: "stylesheet" }).map((href) => site.part(href)),
      ...links(page, { rel: "icon", type: "image/svg+xml" }).map((href) => site.part(href)),
      ...scripts(page).map((script) => site.part(script.src ?? "")),
      ...site.fonts(),
    ],
  },
];

function gzip(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** A page against one of its budgets. */
export interface Weighed {
  readonly file: string;
  readonly budget: string;
  /** In bytes. */
  readonly limit: number;
  /** In bytes. */
  readonly bytes: number;
  /** The largest first. */
  readonly parts: readonly Part[];
}

/** Weighs every page of a built site against every budget that applies to it. */
export function weigh(root: string): Weighed[] {
  const site = new BuiltFiles(root);
  const files = globSync("**/*.html", { cwd: root }).sort();
  return files.flatMap((file) => {
    const page = { file, html: readFileSync(resolve(root, file), "utf8") };
    return budgets
      .filter((budget) => budget.applies(page))
      .map(({ name, limit, parts: partsOf }) => {
        const parts = partsOf(page, site).toSorted((a, b) => b.bytes - a.bytes);
        const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
        return { file, budget: name, limit: limit * 1024, bytes, parts };
      });
  });
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What is over budget, with what it is made of; empty when nothing is. */
export function overBudget(weighed: readonly Weighed[]): string[] {
  return weighed
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ file, budget, bytes, limit, parts }) => {
      const largest = parts
        .slice(0, 12)
        .map((part) => `    ${kb(part.bytes).padStart(9)} ${part.name}`);
      return [`${file}: ${budget} is ${kb(bytes)} of ${kb(limit)}`, ...largest].join("\n");
    });
}

/** The heaviest page of each budget, one per line. */
export function heaviest(weighed: readonly Weighed[]): string[] {
  return budgets.map(({ name, limit }) => {
    const top = weighed
      .filter((one) => one.budget === name)
      .reduce<Weighed | undefined>((a, b) => (a && a.bytes >= b.bytes ? a : b), undefined);
    return `${name}: ${top ? `${kb(top.bytes)} (${top.file})` : "no page"} of ${limit} KB`;
  });
}

/** How many pages over budget are told in full: those of a type are over for the same reason. */
const told = 6;

/** A built page weighs more than it may. The message has the breakdown. */
export class BudgetError extends Error {
  constructor(problems: readonly string[]) {
    const more = problems.length - told;
    const rest = more > 0 ? [`… and ${more} more: node build/checks/budgets.ts lists them.`] : [];
    super(["Over a weight budget:", ...problems.slice(0, told), ...rest].join("\n"));
  }
}

/**
 * Weighs a built site.
 * @throws {BudgetError} when a page is over a budget
 */
export function checkBudgets(root: string): void {
  const problems = overBudget(weigh(root));
  if (problems.length > 0) throw new BudgetError(problems);
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../../dist");
  if (!existsSync(root)) throw new Error("apps/site/dist is missing: build the site first.");
  const weighed = weigh(root);
  console.log(heaviest(weighed).join("\n"));
  const problems = overBudget(weighed);
  if (problems.length > 0) {
    console.error(`\n${problems.join("\n")}`);
    process.exitCode = 1;
  }
}
