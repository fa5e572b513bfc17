import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inTurns } from "./in-turns.ts";

const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".xml",
  ".txt",
  ".json",
  ".webmanifest",
]);
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Beyond so many files the last few percent are not worth the wait: the highest quality takes ten times
 * as long as the one below.
 */
const many = 3_000;

/** Writes a `.br` and a `.gz` beside every text file below `folder`, for the local server. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const quality = files.length > many ? 9 : 11;
  await inTurns(files, 16, async (file) => {
    const data = readFileSync(file);
    const [br, gzipped] = await Promise.all([
      brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      gz(data, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzipped);
  });
}
