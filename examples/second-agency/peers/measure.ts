/**
 * Measures the second agency's page in this kit, in Mantine and in Radix Themes, and writes the table into
 * `packages/ui/docs/sizes.md`. Needs the package registry. `node examples/second-agency/peers/measure.ts`
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundle, styleSize } from "../../../packages/ui/test/sizes/bundle.ts";
import { installWithKit, packKit, run } from "../../packed-kit.ts";
import { type Kit, kits } from "./kits.ts";

const site = resolve(import.meta.dirname, "..");
const document = resolve(site, "../../packages/ui/docs/sizes.md");
const islands = ["questions", "theme"] as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Bundles modules of the site, without what every kit's page has: the words and the drawings. */
const bundleOf = (root: string, files: readonly string[]) =>
  bundle(
    files.map((file) => `export * from ${JSON.stringify(join(root, file))};`).join("\n"),
    [/\/(content|drawings)\//],
    root,
  );

async function rowOf(kit: Kit, home: string): Promise<string[]> {
  const folder = join(home, "node_modules", kit.package);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { size, modules } = await bundleOf(home, [`peers/${kit.folder}/page.tsx`]);
  const pieces = kit.pieces?.(modules, folder);
  const whole = await styleSize([join(folder, kit.everything)]);
  const used = pieces && (await styleSize(pieces.map((file) => join(folder, file))));
  return [
    `${kit.name} ${version}`,
    kilobytes(size),
    kilobytes(whole),
    used === undefined ? "not apart" : kilobytes(used),
  ];
}

/** A Markdown table, aligned as Biome would. */
function table(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = line(
    head.map(() => ""),
    "-",
  );
  return [line(head), rule, ...body.map((row) => line(row))].join("\n");
}

const folder = mkdtempSync(join(realpathSync(tmpdir()), "kit-peers-"));
try {
  for (const name of ["src", "peers", "tsconfig.json"]) {
    cpSync(join(site, name), join(folder, name), { recursive: true });
  }
  cpSync(join(site, "peers/package.json"), join(folder, "package.json"));
  installWithKit(folder, packKit(folder));
  run("npx", ["tsc", "-p", "peers/tsconfig.json"], folder);
  const rows = [["Kit", "Script", "All of its CSS", "CSS of the page’s components"]];
  for (const kit of kits) rows.push(await rowOf(kit, folder));
  const { size } = await bundleOf(
    folder,
    islands.map((name) => `src/parts/${name}.tsx`),
  );
  const text = readFileSync(document, "utf8");
  const [before] = text.split("<!-- measured -->");
  const after = `\
The site itself is rendered when it is built: only its questions and its theme switch run in the browser, ${kilobytes(size)}\nof script together, when they come into sight.`;
  const measured = `${before}<!-- measured -->\n\n${table(rows)}\n\n${after}\n`;
  writeFileSync(document, measured);
  console.log(measured);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
