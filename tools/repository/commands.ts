import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** A command in a document. */
export interface Named {
  /** The text, relative to the root. */
  readonly file: string;
  /** As it is written, without what follows a `#`. */
  readonly command: string;
  /** Its words without settings and quotation marks; `npx pnpm@1.2.3` is `pnpm`. */
  readonly words: readonly string[];
}

const texts = ["*.md", "{docs,packages,apps,examples,tools}/**/*.md"];

/** The texts that say what can be run: not what tools generate, others publish, or history. */
const files = globSync(texts, {
  cwd: root,
  exclude: (name) => /node_modules|^dist$|overlay|test-results/.test(String(name)),
})
  .filter((file) => !file.endsWith("CHANGELOG.md"))
  .sort();

/**
 * The words of a command: `TAG=x npx pnpm@1.2.3 new page "Our prices"` as `pnpm`, `new`, `page` and
 * `Our prices`.
 */
function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
  return words
    .slice(words.findIndex((word) => !/^(?:[A-Z_]+=|npx$|--yes$)/.test(word)))
    .map((word, at) => (at === 0 ? word.replace(/@[\d.]+$/, "") : word));
}

/** The commands in a text, in code blocks and between backticks, in their order. */
function commandsIn(text: string): string[] {
  const found = [...text.matchAll(/^```\w*\n([\s\S]*?)^```|`([^`\n]+)`/gm)];
  return found
    .flatMap(([, block, span]) => (block ?? span ?? "").split(/\n|&&|;/))
    .map((line) => line.replace(/\s#.*/, "").trim())
    .filter((line) => /^(?:pnpm|npm|node|npx)$/.test(wordsOf(line)[0] ?? "") && /\s/.test(line));
}

/** All commands that the documents of this repository name. */
export const named: readonly Named[] = files.flatMap((file) =>
  commandsIn(readFileSync(join(root, file), "utf8")).map((command) => ({
    file,
    command,
    words: wordsOf(command),
  })),
);

/** The folders in which a document's commands may be run. */
export const foldersOf = (file: string): string[] => [root, join(root, dirname(file))];
