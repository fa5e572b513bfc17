/**
 * `node tools/takeover/catch-up.ts [REF]`: merges our next version, by default `upstream/main`,
 * into a site that was taken over. What is the owner's stays as it is. The merge is not committed,
 * so that it can be looked at; see docs/updates.md.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { content, texts, wordsFolder } from "../new/names.ts";

/** What is the owner's: words, facts, pictures and brand. `docs/updates.md` has the same list. */
export const owned = [
  wordsFolder,
  `${texts}/en`,
  `${content}/pictures`,
  `${content}/facts/services`,
  `${content}/facts/channels.ts`,
  `${content}/facts/company.ts`,
  `${content}/facts/logo.ts`,
  `${content}/facts/parts.ts`,
  `${content}/facts/redirects.ts`,
  "sites/kolam/drawings",
  "sites/kolam/brand",
  "packages/ui/src/tokens",
] as const;

/** Written anew by `pnpm generate`. */
const isGenerated = (file: string) =>
  /\.generated\.\w+$/.test(file) && file.startsWith("packages/");

/** New in these is always of the sample. */
const ofSample =
  /\/en\/(?:articles|cases|landing|services)\/|\/pictures\/|\/facts\/services\/|\/kolam\/drawings\/|\/sample\//;

const isOwned = (file: string) =>
  isGenerated(file) || owned.some((place) => file === place || file.startsWith(`${place}/`));

/**
 * Merges a version into the checkout in a folder. @returns the files with conflicts that only a
 * person can solve
 */
export function catchUp(folder: string, ref: string): string[] {
  const options = { cwd: folder, encoding: "utf8", stdio: "pipe", maxBuffer: 2 ** 28 } as const;
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", ...args], options);
  const list = (...args: readonly string[]) =>
    git(...args)
      .split("\n")
      .filter(Boolean);
  const base = git("merge-base", "HEAD", ref).trim();
  const filesOf = (commit: string) => new Set(list("ls-tree", "-r", "--name-only", commit));
  const before = filesOf(base);
  const mine = filesOf("HEAD");
  const next = filesOf(ref);
  const foldersOf = (files: ReadonlySet<string>) => new Set([...files].map(dirname));
  const foldersBefore = foldersOf(before);
  const myFolders = foldersOf(mine);
  const isKnown = (id: string) =>
    [...before].some(
      (file) => file.includes(`/pages/${id}/`) || file.endsWith(`/services/${id}.ts`),
    );
  /** The pages, services included, that the sample has got since. */
  const pages = [...next].flatMap((file) => {
    const page = /\/(?:src\/pages\/([^/]+)\/page|facts\/services\/([^/]+))\.ts$/.exec(file);
    const id = page?.slice(1).find(Boolean);
    return id && !isKnown(id) ? id : [];
  });
  const isOfNewPage = (file: string) =>
    pages.some(
      (id) =>
        file.includes(`/pages/${id}/`) || new RegExp(`/pages/${id}(?:\\.meta)?\\.ts$`).test(file),
    );
  /** Whether the owner has no use for a file that he does not have. */
  const isUnwanted = (file: string) =>
    before.has(file) ||
    ofSample.test(file) ||
    isOfNewPage(file) ||
    (foldersBefore.has(dirname(file)) && !myFolders.has(dirname(file)));

  // It stops at conflicts, which are solved below. A page of the owner’s is no page of ours under
  // another name. Before Git 2.50 the other strategy, ort, looks for renames all the same.
  const strategy = ["--strategy=recursive", "--strategy-option=no-renames"];
  spawnSync("git", ["merge", "--no-commit", "--no-ff", ...strategy, ref], { cwd: folder });
  git("rev-parse", "MERGE_HEAD");
  for (const file of list("diff", "--name-only", "--no-renames", base, ref)) {
    if (!mine.has(file)) {
      if (isUnwanted(file)) git("rm", "-f", "--quiet", "--ignore-unmatch", file);
    } else if (isOwned(file)) git("checkout", "HEAD", "--", file);
  }
  return list("diff", "--name-only", "--diff-filter=U");
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../..");
  const [ref = "upstream/main"] = process.argv.slice(2);
  const status = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
  if (status) throw new Error("Commit your changes first: git status names them.");
  const conflicts = catchUp(root, ref);
  if (conflicts.length > 0) {
    console.error(`Both of us have changed these; solve them by hand:\n${conflicts.join("\n")}`);
    process.exitCode = 1;
  }
  console.log(
    "Merged, and not committed yet. Read CHANGELOG.md, then: npx pnpm@12.4.2 install; pnpm generate; npm test; git commit",
  );
}
