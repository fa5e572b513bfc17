/**
 * Records the size of each export, after which the test refuses growth. `pnpm --filter @kolam/ui
 * sizes`
 */
import { writeFileSync } from "node:fs";
import { buildPackage } from "../../build/package.ts";
import { measure, measured, recordFile, type Size } from "./sizes.ts";

await buildPackage();
const sizes: Record<string, Size> = {};
for (const { name, of, withBase } of await measured()) sizes[name] = await measure(of, withBase);
writeFileSync(recordFile, `${JSON.stringify(sizes, null, 2)}\n`);
console.log("Recorded in test/sizes/sizes.json, whose diff says what has changed.");
