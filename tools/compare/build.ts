/**
 * `node tools/compare/build.ts FOLDER`: builds this checkout for a comparison, the site in all its
 * languages and the packed kit, into a folder. The site is gone from `apps/site/dist` afterwards,
 * so that nobody takes it for one that can go online. See compare.ts.
 */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { command } from "../install/command.mjs";
import { main, root, Stop, toolEnv } from "../run/run.mjs";

/** What the site's build writes beside the site and is compared as well. */
const beside = "{,*/}{mailbox-words,host-rules,later-pictures}.json";

const clock = pathToFileURL(join(import.meta.dirname, "fixed-clock.mjs")).href;

function run(folder: string, [program, ...args]: readonly [string, ...string[]], env = {}): void {
  const [file, all] = command(program, args);
  const options = { cwd: folder, env: { ...toolEnv(), ...env }, stdio: "inherit" } as const;
  const { status } = spawnSync(file, all, options);
  if (status !== 0) throw new Stop(`${program} ${args.join(" ")} failed; see above.`);
}

await main(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new Stop("Name the folder to build into.");
  const target = resolve(given);
  const site = join(root, "apps/site");
  const fixed = { COMPARISON: "1", NODE_OPTIONS: `--import=${clock}` };
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  run(root, ["node", "apps/site/build/generate.ts"], fixed);
  run(site, ["node", "build/build.ts"], fixed);
  run(join(root, "packages/ui"), ["pnpm", "pack", "--pack-destination", target]);
  cpSync(join(site, "dist"), join(target, "dist"), { recursive: true });
  rmSync(join(site, "dist"), { recursive: true });
  const out = join(site, "build-out");
  for (const file of [...globSync(beside, { cwd: out }), "hosts"])
    cpSync(join(out, file), join(target, "build-out", file), { recursive: true });
});
