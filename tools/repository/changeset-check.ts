/**
 * `pnpm check:changeset`: fails when the kit has changed since the base and no changeset says so. The base is the
 * commit in `BASE_SHA`, or else the commit at which this branch left `origin/main` or `main`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const kit = "packages/ui";
const name = "@kolam/ui";

/** The result of the check, with a message. */
export interface Verdict {
  readonly outcome: "fine" | "missing" | "does not apply";
  readonly message: string;
}

/** Whether a file is part of the published package, or affects it. */
function isShipped(file: string): boolean {
  if (file === `${kit}/package.json`) return true;
  const notShipped = /\.(stories|test|fixture)\.|\/testing\//;
  return file.startsWith(`${kit}/src/`) && !notShipped.test(file);
}

/** Whether a changeset names the kit, or is deliberately empty. */
function coversKit(text: string): boolean {
  const [, front] = /^---\r?\n([\s\S]*?)---/.exec(text) ?? [];
  return front !== undefined && (front.trim() === "" || front.includes(name));
}

/**
 * Compares a work tree, with its uncommitted changes, with the commit at which it left the base.
 * @param base a commit to compare with instead
 */
export function checkChangeset(root: string, base?: string): Verdict {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : undefined;
  };
  const doesNotApply = (why: string): Verdict => ({
    outcome: "does not apply",
    message: `The changeset check does not apply: ${why}.`,
  });

  if (git("rev-parse", "--git-dir") === undefined)
    return doesNotApply("this is not a git repository");
  if (git("rev-parse", "--verify", "HEAD") === undefined)
    return doesNotApply("there is no commit yet");
  const known = (ref: string) => git("rev-parse", "--verify", `${ref}^{commit}`);
  // GitHub sends zeros for a new branch.
  const given = base !== undefined && /[1-9a-f]/.test(base) ? base : undefined;
  if (given && !known(given))
    return doesNotApply(`the commit ${given} is not in this clone's history`);
  const ref = given ?? ["origin/main", "main"].find((candidate) => known(candidate));
  if (ref === undefined)
    return doesNotApply("there is neither origin/main nor main to compare with");
  const left = git("merge-base", ref, "HEAD");
  if (left === undefined) return doesNotApply(`this clone's history does not reach back to ${ref}`);
  if (ref === "main" && git("symbolic-ref", "--short", "HEAD") === "main") {
    return doesNotApply("this is main itself, and there is no origin to compare it with");
  }

  const files = [
    git("diff", "--name-only", "--no-renames", left),
    git("ls-files", "--others", "--exclude-standard"),
  ].flatMap((list) => (list ? list.split("\n") : []));
  const changed = files.filter(isShipped);
  if (changed.length === 0) {
    return { outcome: "fine", message: `${name} has not changed since ${ref}.` };
  }
  if (files.includes(`${kit}/CHANGELOG.md`)) {
    return { outcome: "fine", message: `${name} is being released: its changelog has changed.` };
  }
  const said = files.some(
    (file) =>
      /^\.changeset\/[^/]+\.md$/.test(file) &&
      existsSync(join(root, file)) &&
      coversKit(readFileSync(join(root, file), "utf8")),
  );
  if (said) return { outcome: "fine", message: `${name} has changed, and there is a changeset.` };
  const shown = changed.slice(0, 10).map((file) => `  ${file}`);
  const more = changed.length > shown.length ? [`  and ${changed.length - shown.length} more`] : [];
  return {
    outcome: "missing",
    message: [
      `${name} has changed since ${ref}, and no changeset says what that means for its users:`,
      ...shown,
      ...more,
      "Run `pnpm changeset` and describe what they will notice, or `pnpm changeset --empty` if they will",
      "notice nothing.",
    ].join("\n"),
  };
}

if (import.meta.main) {
  const { outcome, message } = checkChangeset(
    resolve(import.meta.dirname, "../.."),
    process.env.BASE_SHA,
  );
  if (outcome === "missing") {
    console.error(message);
    process.exitCode = 1;
  } else {
    console.log(message);
  }
}
