import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { nodeOptions } from "../resolve/node-options.ts";

/** Before the tests, which import the lists of what the site has. */
export function setup(): void {
  const script = resolve(import.meta.dirname, "generate.ts");
  execFileSync(process.execPath, [...nodeOptions, script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
