import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Runs a script with Node.
 * @throws with its output, when it fails
 */
export function node(args: readonly string[], cwd: string, env: Readonly<object> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`node ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}

/** Builds a copy of the site, as `pnpm build` does. */
export function buildCopy(copy: string, ...options: readonly string[]): void {
  const content = join(copy, "packages/content");
  node(["build/pictures.ts"], content);
  node(["build/generate.ts"], content);
  node(["build/build.ts", ...options], join(copy, "apps/site"));
}
