import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Modules that exist in a bundle only. */
const virtual = (sources: Readonly<Record<string, string>>): Plugin => ({
  name: "virtual",
  resolveId: (id) => (id in sources ? id : undefined),
  load: (id) => sources[id],
});

/** Size in bytes after gzip of a module's source that is bundled for production, without React. */
export async function scriptSize(source: string): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [virtual({ entry: source })],
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
  const chunks = [output]
    .flat()
    .flatMap((part) => ("output" in part ? part.output : []))
    .flatMap((part) => (part.type === "chunk" ? part : []));
  return zipped(chunks.map(({ code }) => code).join(""));
}

/** Size in bytes, minified and after gzip, of stylesheets together. */
export async function styleSize(files: readonly string[]): Promise<number> {
  const css = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [virtual({ entry: 'import "entry.css"', "entry.css": css })],
    build: { write: false, cssTarget: "esnext", rolldownOptions: { input: "entry" } },
  });
  const assets = [output].flat().flatMap((part) => ("output" in part ? part.output : []));
  const sheet = assets.find(({ fileName }) => fileName.endsWith(".css"));
  return sheet?.type === "asset" ? zipped(String(sheet.source)) : 0;
}
