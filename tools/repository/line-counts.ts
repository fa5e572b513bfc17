/**
 * `pnpm lines`: the site's lines of code by room. Fails when the machinery, everything that is neither the
 * product nor tools and tests, has more lines than allowed.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const site = resolve(import.meta.dirname, "../../apps/site");
const mostMachinery = 3_000;

/** What the site is for: its pages and their pictures, and what search engines, feed readers and hosts get. */
const product = [
  "src/pages",
  "src/sections",
  "src/artefacts",
  "src/brand",
  "src/analyzer",
  "src/forms",
  "src/measuring",
  "src/seo",
  "src/shell",
  "build/outputs/feeds",
  "build/outputs/social-cards",
  "build/outputs/covers",
  "build/outputs/artworks",
  "build/outputs/crawl-files",
  "build/checks",
  "build/hosting",
];
const tools = ["hosts", "e2e"];

const files = globSync("{src,build,server,config,hosts,e2e}/**/*.{ts,tsx,mjs}", {
  cwd: site,
}).filter(
  (file) => tools.some((room) => file.startsWith(room)) || !/\.(test|stories)\./.test(file),
);

/** The room of a file: one of `product` and `tools`, or the file's folder, `src` and `build` two levels deep. */
function roomOf(file: string): string {
  const named = [...product, ...tools].find((room) => file.startsWith(`${room}/`));
  if (named) return named;
  const folders = file.split("/").slice(0, -1);
  return folders.slice(0, 2).join("/");
}

const lines = new Map<string, number>();
for (const file of files) {
  const count = readFileSync(resolve(site, file), "utf8").split("\n").length - 1;
  lines.set(roomOf(file), (lines.get(roomOf(file)) ?? 0) + count);
}
const machinery = [...lines.keys()].filter((room) => ![...product, ...tools].includes(room)).sort();

function print(title: string, rooms: readonly string[]): number {
  const sum = rooms.reduce((total, room) => total + (lines.get(room) ?? 0), 0);
  console.log(`${title.padEnd(28)}${String(sum).padStart(7)}`);
  for (const room of rooms) {
    console.log(`  ${room.padEnd(26)}${String(lines.get(room) ?? 0).padStart(7)}`);
  }
  return sum;
}

print("the product", product);
const sum = print("the machinery", machinery);
print("tools and tests", tools);
if (sum > mostMachinery) {
  console.error(`The machinery has ${sum} lines, more than ${mostMachinery}. Take some out.`);
  process.exitCode = 1;
}
