import { execFileSync } from "node:child_process";

/** A fork that was taken over, beside the version that it began with. */
export interface Fork {
  readonly folder: string;
  /** The commit of ours that the owner took over. */
  readonly base: string;
  /** Its files, apart from those that Git ignores. */
  readonly files: readonly string[];
  /** Those that differ from the version that it began with. */
  readonly changed: ReadonlySet<string>;
}

const most = 2 ** 28;

/** What Git says in a folder, as lines. */
export function git(folder: string, args: readonly string[], input?: string): string[] {
  const told = execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: most,
    ...(input === undefined ? {} : { input }),
  });
  return told.split("\n").filter(Boolean);
}

/** The newest commit that two clones have in common. */
function commonCommit(fork: string, ours: string): string {
  const known = new Set(git(ours, ["rev-list", "HEAD"]));
  const common = git(fork, ["rev-list", "HEAD"]).find((commit) => known.has(commit));
  if (common) return common;
  throw new Error(
    "The fork and this checkout have no commit in common: say with --base which commit of ours it began with.",
  );
}

/** The files of a commit with what Git calls their content. */
function filesOf(folder: string, commit: string): Map<string, string> {
  return new Map(
    git(folder, ["ls-tree", "-r", commit]).map((line) => {
      const [facts = "", file = ""] = line.split("\t");
      return [file, facts.split(" ")[2] ?? ""];
    }),
  );
}

/**
 * Reads a fork as it lies in its folder, committed or not.
 * @param ours a checkout of the new version, with its history
 * @param base the commit of ours that it began with; by default the newest that both have
 */
export function readFork(folder: string, ours: string, base?: string): Fork {
  const began = base ?? commonCommit(folder, ours);
  const before = filesOf(ours, began);
  const options = ["--cached", "--others", "--exclude-standard"];
  const listed = [...new Set(git(folder, ["ls-files", ...options]))];
  const deleted = new Set(git(folder, ["ls-files", "--deleted"]));
  const files = listed.filter((file) => !deleted.has(file));
  const contents = git(folder, ["hash-object", "--stdin-paths"], `${files.join("\n")}\n`);
  const changed = files.filter((file, at) => before.get(file) !== contents[at]);
  return { folder, base: began, files, changed: new Set(changed) };
}
