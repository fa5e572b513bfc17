/**
 * Fails if the kit has changed since the base without a changeset. The base is the commit in
 * `BASE_SHA`, or else `origin/main` or `main`. `.changeset/config.json` says which files count. Run
 * by `pnpm check` and for pull requests.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { matchesGlob, posix } from "node:path";
import { root } from "../install/command.mjs";
import { hasGit } from "../install/git.mjs";

const kit = "packages/ui";

const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" });

/** The files that a command of Git lists. */
const listed = (...args: string[]) =>
  git(...args)
    .stdout.split("\0")
    .filter(Boolean);

/** The first of these commits that this clone knows. */
function baseOf(names: readonly string[]): string | undefined {
  return names.map((name) => git("merge-base", name, "HEAD").stdout?.trim()).find(Boolean);
}

/** The files of the kit whose changes its users should know of. */
function changesTold(changed: readonly string[]): string[] {
  const text = readFileSync(`${root}/.changeset/config.json`, "utf8");
  const { changedFilePatterns }: { changedFilePatterns: string[] } = JSON.parse(text);
  return changed
    .filter((file) => file.startsWith(`${kit}/`))
    .map((file) => posix.relative(kit, file))
    .filter((file) => changedFilePatterns.some((pattern) => matchesGlob(file, pattern)));
}

/** The error or note to print; undefined if all is well. */
function finding(): { readonly text: string; readonly isWrong: boolean } | undefined {
  const fine = (text: string) => ({ text, isWrong: false });
  if (!hasGit(root)) {
    return fine("The changeset check does not apply: this is no clone of a Git repository.");
  }
  // GitHub sends zeros for a new branch.
  const { BASE_SHA = "" } = process.env;
  const bases = /[1-9a-f]/.test(BASE_SHA) ? [BASE_SHA] : ["origin/main", "main"];
  const base = baseOf(bases);
  if (base === undefined) {
    return fine(
      `The changeset check does not apply: this clone does not reach ${bases.join(" or ")}.`,
    );
  }
  const changed = listed("diff", "--name-only", "-z", base);
  if (changed.includes(`${kit}/CHANGELOG.md`)) return fine("The kit is being released.");
  const untold = changesTold(changed);
  if (untold.length === 0) return undefined;
  const added = [
    ...listed("diff", "--name-only", "--diff-filter=A", "-z", base, "--", ".changeset"),
    ...listed("ls-files", "--others", "--exclude-standard", "-z", "--", ".changeset"),
  ];
  const says = added.some((file) => file.endsWith(".md"));
  const text = `The kit has changed (${untold.slice(0, 3).join(", ")} …), and no changeset says so: run \`pnpm changeset\`.`;
  return says ? undefined : { text, isWrong: true };
}

const found = finding();
if (found) console.log(found.text);
if (found?.isWrong) process.exitCode = 1;
