/** Checks the words in other languages: their types, each with the condition that its build has, and that they are its own. */
import { spawnSync } from "node:child_process";
import { others } from "../src/facts/languages.ts";
import { untranslatedFiles } from "./untranslated.ts";

const results = others.map(({ tag }) =>
  spawnSync(`tsc -p tsconfig.${tag}.json`, { stdio: "inherit", shell: true }),
);
const missing = others.flatMap(untranslatedFiles);
for (const line of missing) console.error(line);
process.exitCode = results.every(({ status }) => status === 0) && missing.length === 0 ? 0 : 1;
