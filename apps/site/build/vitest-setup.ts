import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { nodeOptions } from "@kolam/resolve/node-options";

/**
 * Before the tests, which import the lists of what the site has. Says nothing but mistakes: advice
 * is for those who write the texts.
 */
export function setup(): void {
  const script = resolve(import.meta.dirname, "generate.ts");
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, script], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}
