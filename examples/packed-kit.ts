import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { command as commandOf } from "../tools/install/command.mjs";
import { toolEnv } from "../tools/run/run.mjs";

const root = resolve(import.meta.dirname, "..");

/** The environment of an example's tools. */
export const env = { ...toolEnv(), NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

/**
 * Runs a command and returns its output.
 * @throws with the output, when it fails
 */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(...commandOf(command, args), {
    cwd,
    env,
    encoding: "utf8",
  });
  if (error || status !== 0) {
    throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? `${stdout}\n${stderr}`}`);
  }
  return stdout;
}

/** The pinned pnpm, for npx. */
export const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** Builds and packs the kit into a folder, and returns the tarball's path. */
export function packKit(folder: string): string {
  const pack = ["--yes", packageManager, "pack", "--pack-destination", folder];
  run("npx", pack, join(root, "packages/ui"));
  const [tarball] = globSync("*.tgz", { cwd: folder });
  if (!tarball) throw new Error("The kit was not packed.");
  return join(folder, tarball);
}

/** Installs an app's packages and the packed kit in its folder. */
export function installWithKit(folder: string, tarball: string): void {
  run("npm", ["install", "--no-audit", "--no-fund", "--save", tarball], folder);
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
