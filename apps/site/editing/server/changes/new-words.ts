import { textIn } from "./changed-files.ts";
import { saidChanges } from "./differences.ts";
import type { Git } from "./git.ts";
import type { NewWords } from "./live.ts";
import type { Position } from "./send.ts";

/** The pages that may show new words. */
interface Pages {
  /** Paths, the likeliest first. */
  readonly pages: readonly string[];
  readonly says: (path: string, text: string) => Promise<boolean>;
}

/** The longest part of a text that pages show as it is written: no facts, no Markdown. */
export function shownPart(text: string): string {
  const parts = text
    .replace(/^\s*(?:[-#>]+|\w+:)\s/, "")
    .split(/\{[^}]*\}|<[^>]*>|\(\S*\)|[*_`[\]"|]/);
  return parts
    .map((part) => part.trim())
    .reduce((one, other) => (other.length > one.length ? other : one), "");
}

/** The texts that commits which are only here have brought, from the newest file on. */
async function textsOnlyHere(git: Git, online: string, folders: readonly string[]) {
  const base = await git.line("merge-base", "HEAD", online);
  if (!base) return [];
  const paths = (await git.changedBetween(base, "HEAD", folders)).filter((path) =>
    /\.(?:tsx?|mdx)$/.test(path),
  );
  const files = await Promise.all(
    paths.map(async (path) => {
      const [before, after] = [await git.content(path, base), await git.content(path)];
      return saidChanges(path, textIn(before) ?? "", textIn(after) ?? "");
    }),
  );
  return files.flat().flatMap(({ after }) => after);
}

/** The words that are about to be sent, each with a page that shows it: at most three. */
export async function newWords(
  git: Git,
  { remote, online }: Position,
  folders: readonly string[],
  { pages, says }: Pages,
): Promise<readonly NewWords[]> {
  const texts = await textsOnlyHere(git, `refs/remotes/${remote}/${online}`, folders);
  const parts = texts.map(shownPart).filter((part) => part.length > 3);
  const found: NewWords[] = [];
  for (const path of pages.slice(0, 10)) {
    for (const text of parts.slice(0, 50)) {
      if (found.length === 3) return found;
      if (await says(path, text)) found.push({ path, text });
    }
  }
  return found;
}
