import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { Content } from "./journal.ts";

/** Why a Git operation failed, worded for a writer. */
export class GitProblem extends Error {}

/** What a run of Git has said. */
interface Ran {
  readonly isDone: boolean;
  readonly output: Buffer;
  /** What went wrong, without what only tells of progress. */
  readonly said: string;
}

/**
 * Long enough for a push over a slow connection; anything longer is waiting for an invisible
 * password prompt.
 */
const patience = 120_000;

/** Runs Git without a shell and without terminal prompts. */
const runGit = (cwd: string, args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    const options = { cwd, env, encoding: "buffer", timeout: patience, windowsHide: true } as const;
    execFile("git", args, { ...options, maxBuffer: 100_000_000 }, (error, output, said) => {
      const told = said
        .toString()
        .split("\n")
        .map((line) => line.replace(/^(?:fatal|error|remote): ?/, "").trim())
        .filter((line) => line !== "" && !line.startsWith("hint:"))
        .join(" ");
      const isLate = error?.killed === true;
      done({
        isDone: error === null,
        output,
        said: isLate ? "Git has not answered for two minutes. Does it ask for a password?" : told,
      });
    });
  });

/** A file by its path from the top of the repository, whatever characters it has. */
const literally = (path: string) => `:(top,literal)${path}`;

/** What Git leaves while it waits for somebody to finish. */
const unfinished: Readonly<Record<string, string>> = {
  MERGE_HEAD: "a merge",
  "rebase-merge": "a rebase",
  "rebase-apply": "a rebase",
  CHERRY_PICK_HEAD: "a cherry-pick",
  REVERT_HEAD: "a revert",
};

/** The repository that a folder is in. */
export class Git {
  /** The top of its working tree. */
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @returns nothing where there is no Git, or no repository */
  static async of(folder: string): Promise<Git | undefined> {
    const { isDone, output } = await runGit(folder, ["rev-parse", "--show-toplevel"]);
    return isDone ? new Git(output.toString().trim()) : undefined;
  }

  /** A file from the top, with slashes. */
  pathOf(file: string): string {
    return relative(this.folder, file).split(sep).join("/");
  }

  run(...args: readonly string[]): Promise<Ran> {
    return runGit(this.folder, args);
  }

  /** What a command prints, without the line break at its end; nothing if it fails. */
  async line(...args: readonly string[]): Promise<string> {
    const { isDone, output } = await this.run(...args);
    return isDone ? output.toString().trim() : "";
  }

  /** The lines that a command ends with NUL. */
  async #list(...args: readonly string[]): Promise<readonly string[]> {
    return (await this.line(...args)).split("\0").filter(Boolean);
  }

  /** The files in some folders that are others than in the last commit, from the top. */
  async changed(folders: readonly string[]): Promise<readonly string[]> {
    const { isDone, output, said } = await this.run(
      "--no-optional-locks",
      "status",
      "--porcelain=v1",
      "-z",
      "--untracked-files=all",
      "--no-renames",
      "--",
      ...folders.map((folder) => `:(literal)${folder}`),
    );
    if (!isDone) throw new GitProblem(said);
    const entries = output.toString().split("\0").filter(Boolean);
    const paths = entries.map((entry) => entry.slice(3));
    // A path that ends with a slash is a nested repository.
    return [...new Set(paths)].filter((path) => !path.endsWith("/"));
  }

  /** The files in some folders that differ between two commits, from the top. */
  changedBetween(from: string, to: string, folders: readonly string[]): Promise<readonly string[]> {
    const paths = folders.map((folder) => `:(literal)${folder}`);
    return this.#list("diff", "--name-only", "-z", "--no-renames", from, to, "--", ...paths);
  }

  /** A file as it would be in the working tree if a commit were checked out. */
  async content(path: string, commit = "HEAD"): Promise<Content> {
    const { isDone, output } = await this.run("cat-file", "--filters", `${commit}:${path}`);
    return isDone ? output : undefined;
  }

  /** The branch that is checked out; empty on none. */
  branch(): Promise<string> {
    return this.line("symbolic-ref", "--quiet", "--short", "HEAD");
  }

  /** Why nothing can be committed now; empty if it can. */
  async obstacle(): Promise<string> {
    const names = Object.keys(unfinished);
    const paths = await this.line("rev-parse", ...names.flatMap((name) => ["--git-path", name]));
    const at = paths.split(/\r?\n/).findIndex((path) => existsSync(resolve(this.folder, path)));
    const what = unfinished[names[at] ?? ""];
    if (what) {
      return `Git is in the middle of ${what}. Whoever began it has to finish it first; your changes stay in their files.`;
    }
    if ((await this.line("ls-files", "--unmerged")) !== "") {
      return "Some files have conflicts that nobody has resolved yet. Whoever knows them has to do that first; your changes stay in their files.";
    }
    if ((await this.branch()) === "") {
      return "No branch is checked out, so what you commit could get lost. Check out a branch first: `git switch NAME`.";
    }
    for (const ident of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
      if ((await this.run("-c", "user.useConfigOnly=true", "var", ident)).isDone) continue;
      return 'Git does not know who you are yet. Say it once in a terminal: git config --global user.name "Your Name", and git config --global user.email "you@example.com".';
    }
    return "";
  }

  /**
   * Commits some files as they are, whatever else is staged, which stays so.
   * @param files from the top
   * @throws {GitProblem} with the index as it was
   */
  async commit(files: readonly string[], sentence: string): Promise<void> {
    const obstacle = await this.obstacle();
    if (obstacle) throw new GitProblem(obstacle);
    const paths = files.map(literally);
    const known = new Set(await this.#list("ls-files", "-z", "--full-name", "--", ...paths));
    const inLast = new Set(await this.#filesOfLast(files));
    const strange = files.filter(
      (file) => !known.has(file) && existsSync(resolve(this.folder, file)),
    );
    if (strange.length > 0)
      await this.run("add", "--intent-to-add", "--", ...strange.map(literally));
    const asked = files.filter(
      (file) => known.has(file) || inLast.has(file) || strange.includes(file),
    );
    const { isDone, said, output } = await this.run(
      "-c",
      "user.useConfigOnly=true",
      "commit",
      "--only",
      "--quiet",
      "--cleanup=whitespace",
      `--message=${sentence}`,
      "--",
      ...asked.map(literally),
    );
    if (isDone) return;
    if (strange.length > 0) {
      await this.run("rm", "--cached", "--force", "--quiet", "--", ...strange.map(literally));
    }
    throw new GitProblem(`Git did not commit it: ${said || output.toString().trim()}`);
  }

  /** Those of some files that the last commit has. */
  #filesOfLast(files: readonly string[]): Promise<readonly string[]> {
    return this.#list("ls-tree", "-r", "-z", "--name-only", "--full-tree", "HEAD", "--", ...files);
  }
}
