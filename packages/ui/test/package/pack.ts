import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { command } from "../../../../tools/install/command.mjs";

const kit = resolve(import.meta.dirname, "../..");

/** Runs a command in the kit's folder. @returns its output; throws with it if the command fails */
export function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: kit,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${join(kit, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
      NO_COLOR: "1",
      FORCE_COLOR: "0",
    },
  });
  if (error || status !== 0) {
    throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? `${stdout}\n${stderr}`}`);
  }
  return stdout;
}

/**
 * Packs the kit with `pnpm pack` from `dist`: the tests have built it, and others read it
 * meanwhile.
 * @returns the tarball's path
 */
export function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), "kolam-ui-"));
  const pack = ["--config.ignore-scripts=true", "pack", "--pack-destination", folder];
  run(...command("pnpm", pack));
  const [tarball] = globSync("*.tgz", { cwd: folder });
  if (!tarball) throw new Error("pnpm packed nothing.");
  return join(folder, tarball);
}
