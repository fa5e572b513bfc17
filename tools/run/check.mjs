// `pnpm check SITE`: what is wrong with a site, and what is still to be written; without a name,
// that of the owner, if there is one.
// `pnpm check`: types, lint, rooms, unused code and changesets, then the unit tests of what has
// changed, in every package. Says all that is red, not only the first. In a copy without Git, what
// has changed is unknown, and `npm test` runs all.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { command } from "../install/command.mjs";
import { checks, slowChecks } from "./parts.mjs";
import { announce, main, root, Stop, tool, writeLists } from "./run.mjs";
import { chosenSite, takeSite } from "./take-site.mjs";
import { checkDates, checkSite } from "./test-site.mjs";

/**
 * The files that are not as they are in main.
 * @returns {string[]}
 */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  const [base = "HEAD"] = ["origin/main", "main"]
    .map((branch) => git("merge-base", branch, "HEAD").trim())
    .filter(Boolean);
  const lists = [
    git("diff", "--name-only", "--diff-filter=d", "-z", base),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return lists.flatMap((list) => list.split("\0")).filter(Boolean);
}

/** Leaves out what needs something built: hosts, the package of the kit, slow tests. */
const quick = ["--project=!kit", "--exclude=hosts/**", "--exclude=**/*.slow.test.ts"];

/** @param {string} folder @param {readonly string[]} args */
function vitest(folder, args) {
  const program = command("node", ["node_modules/vitest/vitest.mjs"]).flat();
  const all = ["--dir", folder, "exec", ...program, ...args, "--configLoader", "native"];
  return tool("pnpm", [...all, "--passWithNoTests"]);
}

/**
 * The unit tests that import one of the changed files, in every package, and those of the sample
 * that need no build: many of these read files instead of importing them.
 * @returns {Promise<string[]>} where one fails
 */
async function testChanged() {
  const changed = changedFiles().filter((file) => /\.(?:tsx?|mjs|mdx|css|json)$/.test(file));
  if (changed.length === 0) return [];
  const failed = [];
  const paths = changed.map((file) => join(root, file));
  const configs = globSync("{{apps,packages}/*,tools}/vitest.config.ts", { cwd: root });
  for (const folder of configs.map(dirname)) {
    announce(`Unit tests of what has changed: ${folder}`);
    const code = await vitest(folder, ["related", "--run", ...quick, ...paths]);
    if (code !== 0) failed.push(folder);
  }
  const { name, folder } = await chosenSite();
  announce(`Tests of ${name} that need no build`);
  const ofSite = ["--config", "vitest.site.config.ts", "--exclude=**/tests/built/**"];
  const code = await vitest("apps/site", ["run", join(folder, "tests"), ...ofSite]);
  return code === 0 ? failed : [...failed, name];
}

/** Checks the whole checkout, with the standard site. */
async function checkAll() {
  await writeLists();
  const limits = ["--continue=always", "--output-logs=errors-only", "--log-order=grouped"];
  const red = [];
  if ((await tool("turbo", ["run", ...checks, ...slowChecks, ...limits])) !== 0)
    red.push("the checks");
  if ((await tool("node", ["tools/repository/changeset-check.ts"])) !== 0) red.push("changesets");
  const failed = await testChanged();
  if (failed.length > 0) red.push(`unit tests in ${failed.join(", ")}`);
  if (red.length > 0) throw new Stop(`Red, see above: ${red.join("; ")}.`);
}

await main(async () => {
  takeSite();
  if ((await chosenSite()).settings.standard) return checkAll();
  // The check reports errors in the colours together with all others.
  await writeLists(["--colours-later"]);
  // Only of a site without mistakes can the pages be read.
  if ((await checkSite()) !== 0 || (await checkDates()) !== 0) process.exitCode = 1;
});
