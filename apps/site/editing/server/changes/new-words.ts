import { plain } from "../../places/plain.ts";
import { textIn } from "./changed-files.ts";
import { saidChanges } from "./differences.ts";
import type { Git } from "./git.ts";
import type { NewWords } from "./live.ts";
import type { Position } from "./send.ts";

/** The pages that may show a new text. */
interface Pages {
  /** Paths, the likeliest first. */
  readonly pages: readonly string[];
  readonly textsOf: (path: string) => Promise<readonly string[]>;
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

/** Maximum number of texts to look for. */
const most = 3;

/** The texts about to be pushed, each with a page that shows it. */
export async function newWords(
  git: Git,
  { remote, online }: Position,
  folders: readonly string[],
  { pages, textsOf }: Pages,
): Promise<readonly NewWords[]> {
  const texts = await textsOnlyHere(git, `refs/remotes/${remote}/${online}`, folders);
  const parts = texts.map(shownPart).filter((part) => part.length > 3);
  const found: NewWords[] = [];
  for (const path of parts.length > 0 ? pages.slice(0, 10) : []) {
    const shown = (await textsOf(path)).map(plain);
    const news = parts.filter((text) => shown.some((each) => each.includes(plain(text))));
    found.push(...news.map((text) => ({ path, text })));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}
