/**
 * Prints the size of each export and what is left until the test refuses it; `--update` records the new sizes.
 * `pnpm --filter @kolam/ui sizes`
 */
import { writeFileSync } from "node:fs";
import { readKit } from "../../build/api/kit.ts";
import { buildPackage } from "../../build/package.ts";
import { exportLimits, groups, left, type SizeLimit } from "./size-limits.ts";
import { measure, readRecord, recordFile, type Size } from "./sizes.ts";

await buildPackage();
const recorded = readRecord();
const now: Record<string, Size> = {};
const rows: string[][] = [["export", "js", "left", "css", "left"]];

const add = async (name: string, of: readonly string[], limit?: SizeLimit, withBase?: true) => {
  const size = await measure(of, withBase);
  now[name] = size;
  rows.push([
    name,
    String(size.js),
    String(left(size.js, recorded[name]?.js, limit?.js)),
    String(size.css),
    String(left(size.css, recorded[name]?.css, limit?.css)),
  ]);
};

for (const { name } of await readKit()) await add(name, [name], exportLimits[name]);
for (const { name, of, limit, withBase } of groups) await add(name, of, limit, withBase);

console.log(
  "Bytes after gzip, without React. Shared files count in each export, base.css only in the page.\n",
);
const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
for (const row of rows) {
  const cells = row.map((cell, at) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
  );
  console.log(cells.join("  "));
}
if (process.argv.includes("--update")) {
  writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
  console.log("\nRecorded in test/sizes/sizes.json.");
}
