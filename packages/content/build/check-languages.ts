/** Checks the types of the words in other languages, each with the condition that its build has. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { others } from "../src/facts/languages.ts";

const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
const project = (tag: string) =>
  fileURLToPath(new URL(`../tsconfig.${tag}.json`, import.meta.url));
const results = others.map(({ tag }) =>
  spawnSync(process.execPath, [tsc, "-p", project(tag)], { stdio: "inherit" }),
);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;
