import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { styleFilesFor } from "../../build/style-order.ts";

const dist = resolve(import.meta.dirname, "../../dist");

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** Size in bytes, after gzip and without React, of a script that uses these exports of the package. */
async function scriptSize(names: readonly string[]): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : undefined),
        load: (id) =>
          id === "entry"
            ? `export { ${names.join(", ")} } from ${JSON.stringify(join(dist, "index.js"))};`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: {
        input: "entry",
        preserveEntrySignatures: "strict",
        external: /^react(-dom)?(\/|$)/,
        onLog: (level, log, next) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log);
        },
      },
    },
  });
  const chunks = [output].flat().flatMap((part) => ("output" in part ? part.output : []));
  const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

/** Size in bytes, after gzip, of the stylesheets that these exports need. */
async function styleSize(names: readonly string[], withBase: boolean): Promise<number> {
  const files = names.map((name) => `${kebab(name)}/${kebab(name)}.tsx`);
  const own = files.flatMap((file) => styleFilesFor(file));
  const pieces = new Set(withBase ? ["base", ...own] : own);
  const css = [...pieces].map((piece) => readFileSync(join(dist, `css/${piece}.css`), "utf8"));
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id.startsWith("entry") ? id : undefined),
        load: (id) =>
          id === "entry" ? 'import "entry.css"' : id === "entry.css" ? css.join("\n") : undefined,
      },
    ],
    build: { write: false, cssTarget: "esnext", rolldownOptions: { input: "entry" } },
  });
  const assets = [output].flat().flatMap((part) => ("output" in part ? part.output : []));
  const sheet = assets.find(({ fileName }) => fileName.endsWith(".css"));
  return sheet?.type === "asset" ? gzipSync(String(sheet.source), { level: 9 }).length : 0;
}

/** Sizes in bytes after gzip. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** The file with the recorded sizes. */
export const recordFile = join(import.meta.dirname, "sizes.json");

/** The recorded sizes by name of export or group. */
export function readRecord(): Readonly<Record<string, Size>> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
}

/** The combined size of these exports; `withBase` adds `css/base.css`. */
export async function measure(names: readonly string[], withBase = false): Promise<Size> {
  return { js: await scriptSize(names), css: await styleSize(names, withBase) };
}
