import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Awaited } from "@kolam/content/model/blog/article-schema";
import { missingFact, splitArticle } from "@kolam/content/model/blog/article-source";
import { folders, language } from "@kolam/resolve/current";
import { parseDocument } from "yaml";
import { type ArticleBody, readBody } from "./article-body.ts";
import { type FileProblem, FilesError, type Report } from "./problems.ts";
import type { TagRules } from "./section-tags.ts";
import { lineOfField } from "./yaml-problems.ts";

/** The name and the text of a file of content. */
export interface ContentFile {
  readonly name: string;
  readonly text: string;
}

/** What to read: for a build what is online on a day, in development everything. */
export interface ReadOptions {
  /** `YYYY-MM-DD`. Default: today, in UTC. */
  readonly today?: string;
  /** Also what is not online yet, marked as such. */
  readonly all?: boolean;
  /** Called with the problems of drafts, which may be incomplete. */
  readonly onDraftProblems?: (problems: FilesError) => void;
  /** Called with what could be better in files that may go online as they are. */
  readonly onAdvice?: (advice: readonly FileProblem[]) => void;
}

/** Turns a file into an article or a case. */
export interface FileKind<Item extends { readonly slug: string }> {
  /** Its folder within the texts. */
  readonly folder: string;
  /** The beginning of its pages' paths. */
  readonly path: string;
  /** `hrefs` are the internal links that it may use. */
  readonly read: (
    file: ContentFile,
    hrefs: ReadonlySet<string>,
    report: Report,
  ) => Item | undefined;
  /** The fields that must differ between any two files. */
  readonly unique: readonly (keyof Item)[];
}

/** The folder of the texts in this build's language. */
export const wordsFolder: string = folders.words(language);

/**
 * Reads the files of a folder of the words. Git keeps no empty folder, so that there may be none.
 */
export async function filesIn(folder: string): Promise<ContentFile[]> {
  const path = join(wordsFolder, folder);
  return Promise.all(
    globSync("*.mdx", { cwd: path }).map(async (name) => ({
      name,
      text: await readFile(join(path, name), "utf8"),
    })),
  );
}

/** The last part of the path of a file's page. */
export const slugOfFile = ({ name }: ContentFile): string => name.replace(/\.mdx$/, "");

/** Today in UTC, as `YYYY-MM-DD`. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

/** Whether the calendar has a day. A file of no day at all is not one of a day to come. */
const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** The lines that most files say it with. To read all of a file's YAML takes milliseconds. */
const usualLine = /^(?:draft: (?:true|false)|date: ("?)\d{4}-\d{2}-\d{2}\1)$/;

/** The draft and the date of a file, as its front matter says them in any way that YAML allows. */
function readAwaited(frontmatter: string): { readonly draft?: unknown; readonly date?: unknown } {
  const lines = frontmatter.split("\n").filter((line) => /\b(?:draft|date)\b/i.test(line));
  const usual = lines.every((line) => usualLine.test(line)) ? lines.join("\n") : frontmatter;
  const document = parseDocument(usual);
  // What cannot be read is reported with the file's other fields, unless it is a draft.
  if (document.errors.length > 0) return { draft: /^\s*draft\s*:\s*true/im.test(usual) };
  return { ...document.toJS() };
}

/** Why a file is not online on a day, read before anything else in it; `undefined` if it is. */
export function awaitedIn({ text }: Pick<ContentFile, "text">, today: string): Awaited | undefined {
  const { frontmatter = "" } = splitArticle(text) ?? {};
  const { draft, date } = readAwaited(frontmatter);
  if (draft === true) return "draft";
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(date)) ?? [];
  return day !== undefined && isDay(day) && day > today ? "date" : undefined;
}

function shownOf(
  files: readonly ContentFile[],
  { today = todayInUtc(), all = false }: ReadOptions,
) {
  return [...files]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((file) => ({ file, awaits: awaitedIn(file, today) }))
    .filter(({ awaits }) => all || awaits === undefined);
}

/** The paths of the pages of files, without those that are not shown. */
export const pathsOf = (
  path: string,
  files: readonly ContentFile[],
  options: ReadOptions = {},
): string[] => shownOf(files, options).map(({ file }) => `${path}/${slugOfFile(file)}`);

function isExternal(target: string): boolean {
  return URL.canParse(target) && target.startsWith("https://");
}

/** The parts of a file whose front matter is still to be read, and whose body has been checked. */
export interface ReadParts {
  readonly slug: string;
  readonly frontmatter: string;
  readonly source: string;
  readonly body: ArticleBody;
}

/**
 * Splits a file and checks its name, its body and its links; `undefined` if it has no front matter.
 */
export function readParts(
  file: ContentFile,
  hrefs: ReadonlySet<string>,
  tags: TagRules,
  report: Report,
): ReadParts | undefined {
  const slug = slugOfFile(file);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    report("file name", "becomes part of the URL. Use lower-case letters, digits and hyphens.");
  }
  const parts = splitArticle(file.text);
  if (!parts) {
    report("front matter", "is missing. Start the file with fields between two lines of ---.");
    return undefined;
  }
  const missing = missingFact(parts.frontmatter);
  if (missing) {
    const line = parts.frontmatter.split("\n").findIndex((text) => missingFact(text));
    report("front matter", missing, undefined, line + 2);
  }
  // The body follows the front matter and the two lines around it.
  const body = readBody(parts.body, parts.frontmatter.split("\n").length + 3, tags);
  for (const { line, message } of body.problems) report(`body line ${line}`, message);
  for (const { line, target } of body.links) {
    if (isExternal(target) || hrefs.has(target)) continue;
    report(
      `body line ${line}`,
      `links to “${target}”, which is not a page of the site. Use a path from model/pages/paths.ts, /blog/<article> or an https URL.`,
    );
  }
  return { slug, frontmatter: parts.frontmatter, source: parts.body, body };
}

/** A problem with the line of its field, below that of the first ---. */
function located(problem: FileProblem, text: string): FileProblem {
  const { frontmatter = "" } = splitArticle(text) ?? {};
  const line = problem.line ?? (lineOfField(frontmatter, problem.where) ?? -1) + 1;
  return line > 0 ? { ...problem, line } : problem;
}

/** A problem that only drafts have is theirs. */
function duplicates<Item extends { readonly slug: string; readonly awaits?: Awaited }>(
  items: readonly Item[],
  fields: readonly (keyof Item)[],
): (FileProblem & { readonly isOfDraft: boolean })[] {
  return fields.flatMap((field) => {
    const seen = new Map<unknown, Item>();
    return items.flatMap((item) => {
      const other = seen.get(item[field]);
      // A text that is missing in both is reported as that.
      if (item[field] === "") return [];
      if (other === undefined) seen.set(item[field], item);
      return other === undefined
        ? []
        : [
            {
              file: `${item.slug}.mdx`,
              where: String(field),
              message: `is the same as in ${other.slug}.mdx. Reword one of them.`,
              isOfDraft: [item, other].some(({ awaits }) => awaits === "draft"),
            },
          ];
    });
  });
}

/** The fields that articles and cases share. */
interface Dated {
  readonly slug: string;
  readonly date: string;
}

/**
 * Parses the files of a kind. The result is sorted, newest first, and does not depend on the order
 * of the files. `pages` are the internal links that they may use besides those to each other. What
 * is not online yet, a draft or a file of a day to come, is left out or marked, and nothing online
 * may link to it. A file of a day to come is checked as if it were there.
 *
 * @throws {FilesError} with all problems of all files but drafts.
 */
export function readAll<Item extends Dated>(
  { folder, path, read, unique }: FileKind<Item>,
  files: readonly ContentFile[],
  pages: readonly string[],
  options: ReadOptions = {},
): (Item & { readonly awaits?: Awaited })[] {
  const problems: FileProblem[] = [];
  const ofDrafts: FileProblem[] = [];
  const shown = shownOf(files, options);
  // The build of their day may be one that nobody watches.
  const coming = options.all
    ? []
    : shownOf(files, { ...options, all: true }).filter(({ awaits }) => awaits === "date");
  const pathOf = ({ file }: (typeof shown)[number]) => `${path}/${slugOfFile(file)}`;
  const hrefs = new Set([...pages, ...shown.map(pathOf)]);
  const hrefsThen = new Set([...hrefs, ...coming.map(pathOf)]);
  const readOne = ({ file, awaits }: (typeof shown)[number], to: ReadonlySet<string>) => {
    const found = awaits === "draft" ? ofDrafts : problems;
    const item = read(file, to, (where, message, why, line) => {
      const problem = { where, message, ...(why && { why }), ...(line && { line }) };
      found.push(located({ file: file.name, ...problem }, file.text));
    });
    return item ? [{ ...item, ...(awaits ? { awaits } : {}) }] : [];
  };
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const items = shown.flatMap((each) => readOne(each, hrefs));
  const checked = [...items, ...coming.flatMap((each) => readOne(each, hrefsThen))];
  for (const { isOfDraft, ...problem } of duplicates<Item & { awaits?: Awaited }>(checked, unique))
    (isOfDraft ? ofDrafts : problems).push(located(problem, texts.get(problem.file) ?? ""));
  if (ofDrafts.length > 0) options.onDraftProblems?.(FilesError.in(folder, ofDrafts));
  const faults = problems.filter(({ why }) => why === undefined);
  if (faults.length > 0) throw FilesError.in(folder, faults);
  if (problems.length > 0) options.onAdvice?.(problems.map((problem) => ({ ...problem, folder })));
  return items.sort((a, b) =>
    a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1,
  );
}
