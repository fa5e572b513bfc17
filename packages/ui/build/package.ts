/**
 * Builds the published package in `dist`: ES modules, declarations, stylesheets and the token
 * files. There is one module per source module, which keeps the subpaths and each `"use client"`
 * directive. The workspace itself imports the sources and does not need `dist`.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { readKit } from "./api/kit.ts";
import { bundleCommand } from "./command/bundle-command.ts";
import { kitJson } from "./kit-json/kit-json.ts";
import { inlineImports, styleSheets } from "./package-styles.ts";
import { writeRegistry } from "./registry.ts";
import { dtcgThemeFiles } from "./tokens/dtcg-themes.ts";
import { kitTokens } from "./tokens/kit-tokens.ts";
import { readTokens } from "./tokens/read-tokens.ts";

/** The kit's folder. */
export const kitRoot = join(import.meta.dirname, "..");

const source = join(kitRoot, "src");
const entries = [
  "index.ts",
  "tokens/tokens.generated.ts",
  "kolam/kolam.ts",
  "theme/theme.ts",
  "site-header/follow-scroll.ts",
  "storybook/storybook.ts",
  "vite/kolam-plugin.ts",
];

/** Readable class names that are the same in every build: `k-service-card-title`. */
const className = (name: string, file: string) =>
  `k-${basename(file).replace(/\.module\.css.*$/, "")}-${name}`;

/** Moves the component stylesheets out of the bundle, into a map by their path in `src`. */
function collectStyles(into: Map<string, string>): Plugin {
  return {
    name: "kolam-collect-styles",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "asset" || !file.endsWith(".css")) continue;
        into.set(file, String(output.source));
        delete bundle[file];
      }
    },
  };
}

/** `virtual:kolam-docs`: what `docs/api.md` says about props, for a consumer's Storybook. */
const propDocs: Plugin = {
  name: "kolam-prop-docs",
  resolveId: (id) => (id === "virtual:kolam-docs" ? "\0kolam-docs" : undefined),
  async load(id) {
    if (id !== "\0kolam-docs") return undefined;
    const docs = (await readKit()).map(({ name, axes, props }) => [name, { axes, props }]);
    return `export default ${JSON.stringify(Object.fromEntries(docs))};`;
  },
};

async function modules(dist: string): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  await build({
    configFile: false,
    root: kitRoot,
    logLevel: "warn",
    plugins: [collectStyles(styles), propDocs],
    // Vite compiles to development JSX if NODE_ENV is not production, as in a test run.
    oxc: { jsx: { runtime: "automatic", development: false } },
    css: { modules: { generateScopedName: className } },
    build: {
      outDir: dist,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "esnext",
      cssTarget: "esnext",
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: { entry: entries.map((entry) => join(source, entry)), formats: ["es"] },
      rolldownOptions: {
        // Rolldown warns that bundling may drop directives; with one module per file they are kept.
        onLog: (level, log, next) => {
          if (!/^(MODULE_LEVEL_DIRECTIVE|PLUGIN_TIMINGS)$/.test(log.code ?? "")) next(level, log);
        },
        external: (id, from) => from !== undefined && !/^[./\0]|^virtual:/.test(id),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: "[name].js" },
      },
    },
  });
  return styles;
}

/** Writes the declarations with the compiler and points their imports to the published files. */
function declarations(dist: string): void {
  const tsc = join(kitRoot, "node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", "tsconfig.package.json", "--outDir", dist, "--singleThreaded"];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: kitRoot, encoding: "utf8" });
  if (status !== 0) throw new Error(`The declarations could not be written.\n${stdout}`);
  copyFileSync(join(source, "vite/virtual.d.ts"), join(dist, "vite/virtual.d.ts"));
  for (const file of globSync("**/*.d.ts", { cwd: dist }).map((name) => join(dist, name))) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, "$1$2.js$1"));
  }
}

/** Builds the package into `dist`. @returns the duration in milliseconds */
export async function buildPackage(dist = join(kitRoot, "dist")): Promise<number> {
  const start = performance.now();
  rmSync(dist, { recursive: true, force: true });
  const components = await modules(dist);
  await bundleCommand(dist);
  writeRegistry(join(dist, "registry"));
  declarations(dist);
  const base = inlineImports(join(source, "styles/package.css"));
  for (const [file, css] of styleSheets(base, components)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), css);
  }
  // TypeScript asks for the types of every import.
  writeFileSync(join(dist, "css.d.ts"), "export {};\n");
  const tokens = (name: string) => readFileSync(join(source, `tokens/${name}`), "utf8");
  writeFileSync(
    join(dist, "tokens.css"),
    `${tokens("tokens.generated.css")}\n${tokens("following.generated.css")}`,
  );
  writeFileSync(join(dist, "tokens.json"), tokens("tokens.generated.json"));
  writeFileSync(join(dist, "kit.json"), `${JSON.stringify(await kitJson(), null, 1)}\n`);
  copyFileSync(join(kitRoot, "build/kit-json/kit.schema.json"), join(dist, "kit.schema.json"));
  for (const [file, text] of Object.entries(dtcgThemeFiles(kitTokens(), readTokens(["brand"])))) {
    writeFileSync(join(dist, file), text);
  }
  return performance.now() - start;
}

if (import.meta.main) {
  const took = await buildPackage();
  console.log(`packages/ui/dist built in ${(took / 1000).toFixed(1)} s`);
}
