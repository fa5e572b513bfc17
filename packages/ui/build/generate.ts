/**
 * Writes what is made from the kit's sources: the tokens' files, the brands of the examples,
 * `docs/api.md`, `docs/tokens.md` and `llms.txt`. `pnpm generate`; a test checks that they are up
 * to date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contrastProblems } from "./tokens/contrast-problems.ts";
import { tokenFiles } from "./tokens/token-files.ts";

const kit = join(import.meta.dirname, "..");

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(kit, file);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    writeFileSync(path, text);
    console.log(`Wrote ${file}.`);
  }
}

write(tokenFiles());

// These read what was just written.
const { exampleBrands } = await import("./example-brands.ts");
const { apiFiles } = await import("./api/api-docs.ts");
write({ ...exampleBrands(), ...(await apiFiles()) });
// Last, where they are seen. A test fails on them too.
for (const problem of contrastProblems()) console.warn(problem);
