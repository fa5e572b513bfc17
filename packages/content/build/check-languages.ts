/** Checks the types of the words in other languages, each with the condition that its build has. */
import { spawnSync } from "node:child_process";
import { others } from "../src/facts/languages.ts";

const results = others.map(({ tag }) =>
  spawnSync(`tsc -p tsconfig.${tag}.json`, { stdio: "inherit", shell: true }),
);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
