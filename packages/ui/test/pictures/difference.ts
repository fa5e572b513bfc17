import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** A difference between a picture and its baseline. */
export interface Difference {
  readonly file: string;
  readonly what: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  readonly marked: Buffer | undefined;
}

/** Number of differing pixels that may come from antialiasing. */
const tolerance = 16;

/** Compares a picture with its baseline. @returns the difference, if there is one */
export function compare(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Difference | undefined {
  const difference = (what: string, marked?: Buffer) => ({ file, what, before, after, marked });
  if (!before) return difference("new");
  if (!after) return difference("gone");
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== now.width || old.height !== now.height) {
    return difference(`${old.width}×${old.height} became ${now.width}×${now.height}`);
  }
  const marked = new PNG({ width: old.width, height: old.height });
  const count = pixelmatch(old.data, now.data, marked.data, old.width, old.height, {
    threshold: 0.1,
  });
  return count > tolerance ? difference(`${count} pixels`, PNG.sync.write(marked)) : undefined;
}

const image = (folder: string, name: string, png: Buffer | undefined, file: string) => {
  if (!png) return "<td>none</td>";
  const path = join(name, file);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), png);
  return `<td><img src="${path}" alt="${name}"></td>`;
};

/** Writes a page that shows each difference: before, after and the changed pixels. @returns its path */
export function report(folder: string, differences: readonly Difference[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = differences.map(
    ({ file, what, before, after, marked }) =>
      `<tr><th colspan="3">${file}: ${what}</th></tr><tr>${image(folder, "before", before, file)}${image(folder, "after", after, file)}${image(folder, "changed", marked, file)}</tr>`,
  );
  const page = join(folder, "index.html");
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{font:16px system-ui}img{max-width:32vw;border:1px solid #999}th{text-align:start;padding-block:1rem}</style><h1>${differences.length} pictures changed</h1><table><tr><th>Before</th><th>After</th><th>Changed</th></tr>${rows.join("")}</table>`,
  );
  return page;
}
