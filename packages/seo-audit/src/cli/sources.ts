import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { refuseLarge } from "../input/input.ts";
import { CliError } from "./options.ts";

/** A page to audit. */
export interface Source {
  /** The path in the folder; `-` for standard input. */
  readonly name: string;
  /** @throws {AuditRefusal} when the page is too large */
  readonly read: () => Promise<Uint8Array>;
}

/**
 * The pages of an input: one for a file or standard input, any number for a folder, sorted by path.
 * Hidden folders and `node_modules` are skipped.
 *
 * @throws {CliError} when the input does not exist or has no pages
 */
export function sourcesOf(input: string): readonly Source[] {
  if (input === "-") return [{ name: "-", read: readStandardInput }];
  if (!existsSync(input)) throw new CliError(`${input}: no such file or folder.`);
  if (!statSync(input).isDirectory()) return [fileSource(input, basename(input))];
  const sources = readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => fileSource(file, relative(input, file).replaceAll(sep, "/")))
    .filter(({ name }) => !/(?:^|\/)(?:\.|node_modules\/)/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (sources.length === 0)
    throw new CliError(`${input}: there are no .html files in this folder.`);
  return sources;
}

function fileSource(file: string, name: string): Source {
  return {
    name,
    read: async () => {
      refuseLarge(statSync(file).size);
      return readFileSync(file);
    },
  };
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    refuseLarge(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
