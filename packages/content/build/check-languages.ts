/**
 * Checks the site in each of its languages: the types of its words and of the machine with them,
 * and that those of another language than the first are its own.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { languages, others } from "@kolam/content/model/pages/languages";
import { site } from "@kolam/resolve/current";
import { typesFile } from "@kolam/resolve/types";
import { untranslatedFiles } from "./untranslated.ts";

const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
const results = languages.map(({ tag }) => {
  const args = [tsc, "-p", typesFile(site, tag, "all"), "--singleThreaded"];
  return spawnSync(process.execPath, args, { stdio: "inherit" });
});
const missing = others.flatMap(untranslatedFiles);
for (const line of missing) console.error(line);
process.exitCode = results.every(({ status }) => status === 0) && missing.length === 0 ? 0 : 1;
