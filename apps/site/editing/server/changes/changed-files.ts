import { createHash } from "node:crypto";
import { join } from "node:path";
import { fromRoot, root } from "@kolam/resolve/sites";
import { Outside, type Store } from "../store.ts";
import type { Git } from "./git.ts";
import type { Content, Journal } from "./journal.ts";

/** A file that is not what it was when its changes were kept last. */
export interface ChangedFile {
  /** Where it is on this machine. */
  readonly file: string;
  /** From the root, with slashes. */
  readonly path: string;
  readonly before: Content;
  readonly after: Content;
  /** Tells the state of the file; `undefined` if it is gone. */
  readonly version: string | undefined;
}

/** Where files may be changed, and what they were. */
export interface Changing {
  readonly store: Store;
  readonly journal: Journal;
  /** The folders whose files may be changed. */
  readonly folders: readonly string[];
}

/** Each file that the journal has, as it was before the first change of it. */
function beforeJournal(journal: Journal): ReadonlyMap<string, Content> {
  const first = new Map<string, Content>();
  for (const { file, before } of journal.steps()) first.set(join(root, file), before);
  return first;
}

/** Each file that differs from the last commit, as it is there. */
async function beforeCommit(git: Git, folders: readonly string[]): Promise<Map<string, Content>> {
  const paths = await git.changed(folders);
  const contents = await Promise.all(paths.map((path) => git.content(path)));
  return new Map(paths.map((path, index) => [join(git.folder, path), contents[index]]));
}

/**
 * The files that were changed in the page or by hand, in the order of their names: since the last
 * commit, or without Git since the first change in the page.
 */
export async function changedFiles(
  { store, journal, folders }: Changing,
  git: Git | undefined,
): Promise<readonly ChangedFile[]> {
  const before = git ? await beforeCommit(git, folders) : beforeJournal(journal);
  return [...before]
    .flatMap(([file, content]): ChangedFile[] => {
      try {
        const now = store.bytes(file);
        const isSame = now ? content?.equals(now.content) : content === undefined;
        if (isSame) return [];
        const [after, version] = [now?.content, now?.version];
        return [{ file, path: fromRoot(file), before: content, after, version }];
      } catch (error) {
        // Such as a link that leads out.
        if (error instanceof Outside) return [];
        throw error;
      }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Identifies a version of the list of changes, so that nobody commits or discards something that
 * they have not seen.
 */
export function stateOf(files: readonly ChangedFile[]): string {
  const hash = createHash("sha256");
  for (const { path, before, version } of files) {
    hash
      .update(`${path}\0${version ?? ""}\0`)
      .update(before ?? "")
      .update("\0");
  }
  return hash.digest("hex");
}

/** What a file says; `undefined` of a picture or film. */
export const textIn = (content: Content): string | undefined =>
  content === undefined || !content.subarray(0, 8_000).includes(0)
    ? (content?.toString("utf8") ?? "")
    : undefined;
