/**
 * Fails when the kit has changed since the base and no changeset says so. The base is the commit in `BASE_SHA`, or
 * else the commit at which this branch left `origin/main` or `main`. Run by `pnpm check` and for pull requests.
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
const isShipped = (file: string) =>
  file === `${kit}/package.json` ||
  (file.startsWith(`${kit}/src/`) && !/\.(stories|test|fixture)\.|\/testing\//.test(file));

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
  const verdict = (outcome: Verdict["outcome"], message: string): Verdict => ({ outcome, message });
  const doesNotApply = (why: string) =>
    verdict("does not apply", `The changeset check does not apply: ${why}.`);

  // GitHub sends zeros for a new branch.
  const given = base !== undefined && /[1-9a-f]/.test(base) ? [base] : ["origin/main", "main"];
  const ref = given.find((each) => git("rev-parse", "--verify", `${each}^{commit}`));
  if (ref === undefined) return doesNotApply(`this clone has no ${given.join(" or ")}`);
  const left = git("merge-base", ref, "HEAD");
  if (left === undefined) return doesNotApply(`this clone's history does not reach back to ${ref}`);
  if (ref === "main" && git("symbolic-ref", "--short", "HEAD") === "main") {
    return doesNotApply("this is main itself, and there is no origin to compare it with");
  }

  const lists = [
    git("diff", "--name-only", "--no-renames", left),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  const files = lists.flatMap((list) => (list ? list.split("\n") : []));
  const changed = files.filter(isShipped);
  if (changed.length === 0) return verdict("fine", `${name} has not changed since ${ref}.`);
  if (files.includes(`${kit}/CHANGELOG.md`)) return verdict("fine", `${name} is being released.`);
  const changesets = files.filter((file) => /^\.changeset\/[^/]+\.md$/.test(file));
  const said = changesets.some((file) => {
    const path = join(root, file);
    return existsSync(path) && coversKit(readFileSync(path, "utf8"));
  });
  if (said) return verdict("fine", `${name} has changed, and there is a changeset.`);
  return verdict(
    "missing",
    `${name} has changed since ${ref}, and no changeset says what that means for its users:
${changed.map((file) => `  ${file}`).join("\n")}
Run \`pnpm changeset\` and describe what they will notice, or \`pnpm changeset --empty\` if nothing.`,
  );
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "../..");
  const { outcome, message } = checkChangeset(root, process.env.BASE_SHA);
  console.log(message);
  if (outcome === "missing") process.exitCode = 1;
}
