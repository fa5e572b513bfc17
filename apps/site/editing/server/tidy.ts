import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "@kolam/resolve/sites";

const biome = join(root, "node_modules/@biomejs/biome/bin/biome");

/** A file as Biome formats it; as it is, if Biome is not there or cannot read it. */
function formatted(file: string, text: string): Promise<string> {
  return new Promise((done) => {
    const args = [biome, "format", `--stdin-file-path=${file}`];
    const child = execFile(process.execPath, args, { cwd: root }, (error, output) =>
      done(error ? text : output),
    );
    child.stdin?.end(text);
  });
}

/**
 * Formats a changed file with Biome if it was formatted before. A longer text may need its own
 * line; in other files, only the text is changed.
 */
export async function tidied(file: string, before: string, after: string): Promise<string> {
  if (!/\.tsx?$/.test(file) || !existsSync(biome)) return after;
  const [old, changed] = await Promise.all([formatted(file, before), formatted(file, after)]);
  return old === before ? changed : after;
}
