import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { basename, join } from "node:path";
import { fetchPage } from "../fetch/fetch-page.ts";
import { refuseLarge } from "../input/input.ts";
import { isAddress } from "./address.ts";
import { CliError } from "./options.ts";

/** A page to audit. */
export interface Source {
  /** The path in the folder, or the address; `-` for standard input. */
  readonly name: string;
  /** @throws {AuditRefusal} when the page is too large */
  readonly read: () => Promise<Loaded>;
}

/** The source of a page, with what a server said of it. */
export interface Loaded {
  readonly body: Uint8Array;
  /** Where it was in the end. */
  readonly url?: string;
  /** The encoding in its Content-Type header. */
  readonly charset?: string | undefined;
  readonly headers?: IncomingHttpHeaders;
}

/** Who asks: the name that rules in robots.txt are for. One's own computer may ask any host. */
export const asker = { userAgent: "seo-audit", robot: "seo-audit", anyHost: true } as const;

/**
 * The pages of an input, sorted by path, and all files of a folder; `undefined` for a file or
 * standard input. Hidden folders and `node_modules` are skipped; symbolic links are followed.
 *
 * @param ignore the files of a folder that are not pages
 * @throws {CliError} when the input does not exist or has no pages
 */
export function sourcesOf(input: string, ignore: readonly RegExp[]) {
  if (isAddress(input)) return { pages: [fetchedSource(input)], files: undefined };
  if (input === "-") return { pages: [{ name: "-", read: readStandardInput }], files: undefined };
  if (!existsSync(input)) throw new CliError(`${input}: no such file or folder.`);
  if (!statSync(input).isDirectory()) {
    return { pages: [fileSource(input, basename(input))], files: undefined };
  }
  const files = [...filesIn(input, "", new Set())].sort();
  const pages = files
    .filter((name) => /\.html?$/i.test(name) && !ignore.some((pattern) => pattern.test(name)))
    .map((name) => fileSource(join(input, name), name));
  if (pages.length === 0) throw new CliError(`${input}: there are no .html files in this folder.`);
  return { pages, files: new Set<string>(files) };
}

/** @param open the folders around, by their real paths, because a link may lead to one of them */
function* filesIn(root: string, folder: string, open: ReadonlySet<string>): Generator<string> {
  const real = realpathSync(join(root, folder));
  if (open.has(real)) return;
  for (const name of readdirSync(real)) {
    if ((name.startsWith(".") && name !== ".well-known") || name === "node_modules") continue;
    const path = folder === "" ? name : `${folder}/${name}`;
    const stat = statSync(join(real, name), { throwIfNoEntry: false });
    if (stat?.isDirectory()) yield* filesIn(root, path, new Set([...open, real]));
    else if (stat?.isFile()) yield path;
  }
}

/** A page on a server, which may be on this computer or in its network: its owner asks. */
function fetchedSource(address: string): Source {
  return {
    name: address,
    read: () => fetchPage(address, asker),
  };
}

function fileSource(file: string, name: string): Source {
  return {
    name,
    read: async () => {
      refuseLarge(statSync(file).size);
      return { body: readFileSync(file) };
    },
  };
}

async function readStandardInput(): Promise<Loaded> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    refuseLarge(size);
    chunks.push(chunk);
  }
  return { body: Buffer.concat(chunks) };
}
