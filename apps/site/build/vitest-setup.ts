import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { nodeOptions } from "@kolam/resolve/node-options";

/**
 * Runs before the tests, which import the site's lists. Prints only mistakes, not advice for
 * writers.
 */
export function setup(): void {
  const script = resolve(import.meta.dirname, "generate.ts");
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, script], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}
