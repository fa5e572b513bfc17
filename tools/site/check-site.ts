/**
 * `pnpm check SITE`: what is wrong with a site, and what of it is still to be written. The lists of its
 * pages have been written before.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brandProblemsOf } from "../../apps/site/build/brand/write-brand.ts";
import { markedPlaces } from "../../apps/site/build/checks/marked-places.ts";
import { told } from "../../apps/site/build/checks/unfinished.ts";
import { readProblems, tell } from "../../apps/site/build/editing/explain.ts";
import { folders, site } from "../../apps/site/resolve/current.ts";
import { wordFolders } from "../../apps/site/resolve/places.ts";
import { root } from "../../apps/site/resolve/sites.ts";
import { typesFile } from "../../apps/site/resolve/types.ts";
import { borrowedWords, unsaidBorrowings } from "../../packages/content/build/borrowed-words.ts";
import { placeholder } from "../../packages/content/model/basics/placeholder.ts";
import { command } from "../install/command.mjs";
import { exampleFor } from "./example-text.ts";

const [first] = site.settings.languages;

/** The places of the words in a language, from the root of a checkout; facts are the same in all. */
const wordsOf = (tag: string) => [folders.facts, ...wordFolders(site, [tag])];

/** What the type checker finds in a language, in an editor's words. */
function typeProblems(tag: string): string[] {
  // In the first language with the machine, whose types are made of the site's constants.
  const project = typesFile(site, tag, tag === first ? "all" : "content");
  const [tsc, args] = command("tsc", ["-p", project, "--noEmit", "--pretty", "false"]);
  const { stdout } = spawnSync(tsc, args, { cwd: root, encoding: "utf8" });
  return readProblems(stdout).map((problem) => {
    const file = resolve(root, problem.file);
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    return `${tell(problem, source)}${exampleFor(problem, file, wordsOf(tag))}`;
  });
}

/** Says a list with its heading; nothing of an empty one. */
function say(heading: string, lines: readonly string[]): void {
  if (lines.length > 0)
    console.log([`\n${heading}`, ...lines.map((line) => `  ${line}`)].join("\n"));
}

const mistakes = [...site.settings.languages.flatMap(typeProblems), ...brandProblemsOf(site)];
say(`Mistakes: ${mistakes.length}`, mistakes);

const unsaid = unsaidBorrowings();
const stays = borrowedWords().length - unsaid.length;
say(`Words that are another language's: ${unsaid.length}`, unsaid.map(told));
if (stays > 0) console.log(`\nIn the first language on purpose: ${stays} files.`);

const marked = markedPlaces(site);
const translations = marked.filter(({ isTranslation }) => isTranslation);
const places = marked.filter(({ isTranslation }) => !isTranslation);
say(
  `Files in English, to translate: ${translations.length}`,
  translations.map(({ file }) => file),
);
say(
  `Places to fill in, each marked with ${placeholder}: ${places.length}`,
  places.map(({ file, line, text }) => `${file}:${line}: ${text}`),
);

const unfinished = unsaid.length + marked.length;
console.log(
  mistakes.length > 0
    ? `\n${site.name} has mistakes: see above.`
    : unfinished > 0
      ? `\n${site.name} has no mistakes. It is not finished: ${places.length} places, ${translations.length} files to translate, ${unsaid.length} files that are another language's.`
      : `\n${site.name} has no mistakes, and nothing is left to be written.`,
);
process.exitCode = mistakes.length > 0 ? 1 : 0;
