import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";

/**
 * Runs a command.
 * @throws with its output, when it fails
 */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<object> = {},
): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status === 0) return;
  const why = error?.message ?? `${stdout}\n${stderr}`;
  throw new Error(`${basename(command)} ${args.join(" ")} failed:\n${why}`);
}

/** Runs a script with Node, in the same way. */
export const node = (args: readonly string[], cwd: string, env?: Readonly<object>): void =>
  run(process.execPath, args, cwd, env);

/** Builds a copy of the site, as `pnpm build` does. */
export function buildCopy(copy: string, ...options: readonly string[]): void {
  const content = join(copy, "packages/content");
  node(["build/pictures.ts"], content);
  node(["build/generate.ts"], content);
  node(["build/build.ts", ...options], join(copy, "apps/site"));
}
