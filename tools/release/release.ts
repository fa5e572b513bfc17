/**
 * `pnpm release`: turns the pending changesets into the kit's next version and its changelog,
 * commits them, publishes the kit to the registry and tags the commit. If publishing fails, run it
 * again: it goes on where it stopped.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command, fetched } from "../install/command.mjs";
import { announce, main, root, Stop, toolEnv } from "../run/run.mjs";
import { withUsage } from "../run/with-usage.ts";

const kit = "packages/ui";

/** Runs a command in the checkout and shows its output. */
function run(name: string, ...args: string[]): void {
  const [program, all] =
    name === "changeset" ? fetched("@changesets/cli", args) : command(name, args);
  const { status } = spawnSync(program, all, { cwd: root, env: toolEnv(), stdio: "inherit" });
  if (status !== 0) throw new Stop(`${name} ${args.join(" ")} failed; see above.`);
}

/** The files that git knows to be changed, or does not know. */
function uncommitted(): string {
  return spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).stdout;
}

function name(): string {
  const manifest = JSON.parse(readFileSync(join(root, kit, "package.json"), "utf8"));
  return `${manifest.name} ${manifest.version}`;
}

const usage = `Usage: pnpm release

Turns the pending changesets into the next version of ${kit}, commits it, publishes it and tags the commit.`;

withUsage(usage, () => parseArgs({ options: {} }));
await main(async () => {
  if (uncommitted() !== "") {
    throw new Stop(`A release is made of committed files only. Commit these, or put them away:
${uncommitted()}`);
  }
  const pending = readdirSync(join(root, ".changeset")).filter((file) => file.endsWith(".md"));
  if (pending.length > 0) {
    announce("Writing version and changelog …");
    run("changeset", "version");
    run("biome", "check", "--write", kit);
    run("git", "add", "--all", kit, ".changeset");
    run("git", "commit", "--quiet", "--message", `Release ${name()}`);
  }
  announce(`Publishing ${name()}, if the registry does not have it …`);
  run("changeset", "publish");
  announce("Now push the commit and its tag: git push --follow-tags");
});
