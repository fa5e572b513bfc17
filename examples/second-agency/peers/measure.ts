/**
 * Measures what the second agency's page takes from this kit, and what it would take from Mantine and Radix Themes,
 * and writes the table into `packages/ui/docs/sizes.md`. Needs the package registry. `node examples/second-agency/peers/measure.ts`
 */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundle, styleSize } from "../../../packages/ui/test/sizes/bundle.ts";
import { installWithKit, packKit } from "../../packed-kit.ts";
import { type Kit, kits } from "./kits.ts";

const site = resolve(import.meta.dirname, "..");
const document = resolve(site, "../../packages/ui/docs/sizes.md");

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

async function rowOf(kit: Kit, home: string): Promise<string[]> {
  const folder = join(home, "node_modules", kit.package);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entry = `export { ${kit.parts} } from ${JSON.stringify(kit.package)};`;
  const { size, modules } = await bundle(entry, [], home);
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
  cpSync(join(site, "src/parts"), join(folder, "src/parts"), { recursive: true });
  cpSync(join(site, "src/content"), join(folder, "src/content"), { recursive: true });
  cpSync(join(site, "peers/package.json"), join(folder, "package.json"));
  installWithKit(folder, packKit(folder));
  const rows = [["Kit", "Script", "All of its CSS", "CSS of the page’s components"]];
  for (const kit of kits) rows.push(await rowOf(kit, folder));
  const parts = ["questions", "theme"].map((name) => join(folder, `src/parts/${name}.tsx`));
  const islands = parts.map((part) => `export * from ${JSON.stringify(part)};`).join("\n");
  const { size } = await bundle(islands, [/\/content\//], folder);
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
