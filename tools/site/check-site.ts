/**
 * `pnpm check SITE`: what is wrong with a site, and what of it is still to be written. The lists of
 * its pages have been written before.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { borrowedWords, unsaidBorrowings } from "@kolam/content/borrowed-words";
import { placeholder } from "@kolam/content/model/basics/placeholder";
import { folders, site } from "@kolam/resolve/current";
import { nodeOptions } from "@kolam/resolve/node-options";
import { pathWithin, wordFolders } from "@kolam/resolve/places";
import { fromRoot, root } from "@kolam/resolve/sites";
import { typesFile } from "@kolam/resolve/types";
import { brandProblemsOf } from "@kolam/site/build/brand/write-brand";
import { markedPlaces } from "@kolam/site/build/checks/marked-places";
import { inventedLeft, told } from "@kolam/site/build/checks/unfinished";
import { type ContentProblem, readProblems, tell } from "@kolam/site/build/editing/explain";
import { command } from "../install/command.mjs";
import { exampleFile, exampleFor } from "./example-text.ts";

const [first] = site.settings.languages;

/**
 * The folders of the texts in a language, from the root of a checkout; facts are the same in all.
 */
const wordsOf = (tag: string) => [folders.facts, ...wordFolders(site, [tag])];

/** The type checker's findings in a language, worded for an editor. */
function typeProblems(tag: string): string[] {
  // In the first language together with the machine, whose types are made from the site's
  // constants.
  const project = typesFile(site, tag, tag === first ? "all" : "content");
  const [tsc, args] = command("tsc", ["-p", project, "--noEmit", "--pretty", "false"]);
  const { stdout } = spawnSync(tsc, args, { cwd: root, encoding: "utf8" });
  const problems = readProblems(stdout);
  const missing = missingFiles(problems, tag);
  if (missing.length > 0) return missing;
  const isOwn = ({ file }: ContentProblem) =>
    pathWithin([folders.site, folders.content], resolve(root, file)) !== undefined;
  // Errors in the shared code that result from a mistake in the texts are left out.
  const own = problems.filter(isOwn);
  return (own.length > 0 ? own : problems).map((problem) => {
    const file = resolve(root, problem.file);
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    return `${tell(problem, source)}${exampleFor(problem, file, wordsOf(tag))}`;
  });
}

/** The files of facts and texts that the shared code imports and no folder has. */
function missingFiles(problems: readonly ContentProblem[], tag: string): string[] {
  const paths = problems.flatMap(({ message }) => {
    const [, room, path] =
      /^Cannot find module '@site\/(facts|words|first|texts)\/([^']+)'/.exec(message) ?? [];
    return room === undefined ? [] : [`${room}/${path}.ts`];
  });
  return [...new Set(paths)].sort().map((path) => {
    const [room = "", ...rest] = path.split("/");
    const folder = room === "facts" ? folders.facts : folders.words(room === "words" ? tag : first);
    const file = rest.join("/");
    return `${fromRoot(join(folder, file))}: is missing.${exampleFile(file)}`;
  });
}

/** Which texts of a language search engines would cut or replace. */
function lengthAdvice(tag: string): string[] {
  const script = join(root, "packages/content/build/search-lengths.ts");
  const { stdout } = spawnSync(process.execPath, [...nodeOptions, script], {
    cwd: root,
    env: { ...process.env, SITE_LANGUAGE: tag },
    encoding: "utf8",
  });
  return readProblems(stdout).map((problem) => tell(problem, ""));
}

/** Prints a list with its heading; nothing for an empty one. */
function announce(heading: string, lines: readonly string[]): void {
  if (lines.length > 0)
    console.log([`\n${heading}`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

// Facts are the same in each language, and so are their mistakes.
const ofTypes = new Set(site.settings.languages.flatMap(typeProblems));
const mistakes = [...ofTypes, ...brandProblemsOf(site)];
announce(`Mistakes: ${mistakes.length}`, mistakes);

const unsaid = unsaidBorrowings();
const stays = borrowedWords().length - unsaid.length;
announce(`Words that are another language's: ${unsaid.length}`, unsaid.map(told));
if (stays > 0) console.log(`\nIn the first language on purpose: ${stays} files.`);

const marked = markedPlaces(site);
const translations = marked.filter(({ isTranslation }) => isTranslation);
const places = marked.filter(({ isTranslation }) => !isTranslation);
announce(
  `Files in English, to translate: ${translations.length}`,
  translations.map(({ file }) => file),
);
announce(
  `Places to fill in, each marked with ${placeholder}: ${places.length}`,
  places.map(({ file, line, text }) => `${file}:${line}: ${text}`),
);

/**
 * What else a build for the public would refuse, and what search engines would prefer: read from
 * the facts and words themselves, so only if they have no mistakes.
 */
async function announceOthers(): Promise<number> {
  const { unlawful } = await import("@kolam/site/build/checks/law");
  const left = inventedLeft();
  for (const { title, lines } of left) announce(title, lines);
  const { mistakes: wanted, advice } = unlawful();
  announce("The law wants, before the site goes online:", wanted);
  const lengths = site.settings.languages.flatMap(lengthAdvice);
  announce(`Advice: ${advice.length + lengths.length}`, [...advice, ...lengths]);
  return left.reduce((sum, { lines }) => sum + lines.length, wanted.length);
}

const others = mistakes.length === 0 ? await announceOthers() : 0;
const unfinished = unsaid.length + marked.length + others;
console.log(
  mistakes.length > 0
    ? `\n${site.name} has mistakes: see above.`
    : unfinished > 0
      ? `\n${site.name} has no mistakes. It is not finished: ${places.length} places, ${translations.length} files to translate, ${unsaid.length} files that are another language's, ${others} other things.`
      : `\n${site.name} has no mistakes, and nothing is left to be written.`,
);
process.exitCode = mistakes.length > 0 ? 1 : 0;
