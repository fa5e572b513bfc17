/**
 * Fails when the kit has changed since the base and no changeset says so. The base is the commit in `BASE_SHA`, or
 * else `origin/main` or `main`. Which files count is in `.changeset/config.json`. Run by `pnpm check` and for pull
 * requests.
 */
import { spawnSync } from "node:child_process";

const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });

// GitHub sends zeros for a new branch.
const { BASE_SHA = "" } = process.env;
const bases = /[1-9a-f]/.test(BASE_SHA) ? [BASE_SHA] : ["origin/main", "main"];
const base = bases.find((each) => git("merge-base", each, "HEAD").status === 0);

if (base === undefined) {
  console.log(
    `The changeset check does not apply: this clone does not reach ${bases.join(" or ")}.`,
  );
} else if (base === "main" && git("branch", "--show-current").stdout.trim() === "main") {
  console.log("The changeset check does not apply: this is main itself, without an origin.");
} else if (git("diff", "--quiet", base, "--", "packages/ui/CHANGELOG.md").status === 1) {
  console.log("The kit is being released.");
} else {
  const { status } = spawnSync("changeset", ["status", `--since=${base}`], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
