/**
 * Records the size of each export, after which the test refuses growth. `pnpm --filter @kolam/ui
 * sizes`, or with names such as `Button` only of these.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { buildPackage } from "../../build/package.ts";
import { measure, measured, recordFile, type Size } from "./sizes.ts";

const named = process.argv.slice(2);
const all = await measured();
const unknown = named.filter((name) => !all.some((each) => each.name === name));
if (unknown.length > 0) throw new Error(`The kit does not export ${unknown.join(", ")}.`);

await buildPackage();
const before: Readonly<Record<string, Size>> = JSON.parse(readFileSync(recordFile, "utf8"));
const sizes: Record<string, Size> = {};
for (const { name, of, withBase } of all) {
  const kept = named.length > 0 && !named.includes(name) ? before[name] : undefined;
  sizes[name] = kept ?? (await measure(of, withBase));
}
writeFileSync(recordFile, `${JSON.stringify(sizes, null, 2)}\n`);
console.log("Recorded in test/sizes/sizes.json, whose diff says what has changed.");
