/**
 * `pnpm test release`: rehearses a release. Releases a copy of this checkout with `pnpm release`, to an empty registry on
 * this machine, and installs the published kit in a new project. Packages of others come from the usual registry.
 */
import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { main, root, Stop, say, toolEnv } from "../run/run.mjs";
import { startRegistry } from "./registry.ts";

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const { name: kit, version: before } = json(join(root, "packages/ui/package.json"));
const scope = kit.split("/")[0];
const who = { NAME: "Rehearsal", EMAIL: "rehearsal@example.com" };
const env = {
  ...toolEnv(),
  ...{ GIT_AUTHOR_NAME: who.NAME, GIT_AUTHOR_EMAIL: who.EMAIL },
  ...{ GIT_COMMITTER_NAME: who.NAME, GIT_COMMITTER_EMAIL: who.EMAIL },
};

/** Runs a command, whose arguments have no spaces, to its end, without blocking the registry. @returns its output */
async function run(cwd: string, line: string): Promise<string> {
  const [command = "", ...args] = line.split(" ");
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(command, args, options).catch((error) => {
    throw new Stop(`${line}:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Stop(`The rehearsal failed: ${what}.`);
  console.log(`  ${what}`);
}

/** Copies what git would commit, so that nothing that was built or installed before is there. */
async function copyCheckout(to: string): Promise<void> {
  const list = await run(root, "git ls-files -z --cached --others --exclude-standard");
  for (const file of list.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  await run(to, "git init --quiet --initial-branch main");
}

/** What somebody writes who tries the kit. */
const trial = `
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Button } from "${kit}/button";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const css = existsSync(fileURLToPath(import.meta.resolve("${kit}/styles.css")));
console.log(css, renderToStaticMarkup(createElement(Button, null, "Send")));
`;

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kolam-release-"));
  const checkout = join(folder, "checkout");
  const project = join(folder, "project");
  const registry = await startRegistry(join(folder, "registry"));
  try {
    say("Copying the checkout and installing its packages …");
    await copyCheckout(checkout);
    writeFileSync(
      join(checkout, ".npmrc"),
      `${readFileSync(join(root, ".npmrc"), "utf8")}${registry.npmrc(scope)}`,
    );
    const summary = "A change that the rehearsal made up.";
    writeFileSync(
      join(checkout, ".changeset/rehearsal.md"),
      `---\n"${kit}": minor\n---\n\n${summary}\n\nIt has a second paragraph.\n`,
    );
    await run(checkout, "git add --all");
    await run(checkout, "git commit --quiet --message Everything");
    await run(checkout, "pnpm install --frozen-lockfile --prefer-offline");

    say("Releasing …");
    await run(checkout, "pnpm release");
    const { version } = json(join(checkout, "packages/ui/package.json"));
    must(version !== before, `version ${before} has become ${version}`);
    const changelog = readFileSync(join(checkout, "packages/ui/CHANGELOG.md"), "utf8");
    must(
      changelog.includes(`## ${version}\n`) && changelog.includes(summary),
      "the changelog says what changed",
    );
    await run(checkout, "biome check packages/ui");
    const status = await run(checkout, "git status --porcelain");
    must(status === "", "everything is committed");
    const tags = await run(checkout, "git tag --points-at HEAD");
    must(tags.trim() === `${kit}@${version}`, `the commit has the tag ${tags.trim()}`);

    say("Releasing again …");
    const again = await run(checkout, "pnpm release");
    must(again.includes("No unpublished projects"), "there is nothing left to publish");

    say("Installing it in a new project …");
    mkdirSync(project);
    const { react } = json(join(root, "examples/consumers/vite/package.json")).dependencies;
    writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
    writeFileSync(join(project, ".npmrc"), registry.npmrc(scope));
    writeFileSync(join(project, "trial.js"), trial);
    const packages = `${kit} react@${react} react-dom@${react}`;
    await run(project, `npm install --no-audit --no-fund ${packages}`);
    const installed = json(join(project, "node_modules", kit, "package.json"));
    must(installed.version === version, `npm installs ${kit} ${installed.version}`);
    const output = await run(project, "node trial.js");
    must(/^true <button [^>]*>.*Send/.test(output), "its styles are there and its button renders");
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say("The release works.");
});
