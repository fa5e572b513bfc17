import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { bundledPackages } from "./bundled-packages.ts";
import { licenceTexts, packagesOf } from "./licence-texts.ts";

const kitRoot = join(import.meta.dirname, "../..");

/**
 * Writes the licences of the packages whose code is in a bundle. Throws if they are not those of
 * the list, which the documents name.
 */
function withLicences(dist: string, name: keyof typeof bundledPackages): Plugin {
  return {
    name: "kolam-licences",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? Object.entries(output.modules).flatMap(([id, { code }]) => (code ? [id] : []))
          : [],
      );
      const packages = packagesOf(modules);
      const names = [...new Set(packages.map((each) => each.name))];
      if (names.join() !== bundledPackages[name].join()) {
        throw new Error(
          `${name}.js has code of ${names.join(", ")}: say so in bundled-packages.ts.`,
        );
      }
      writeFileSync(join(dist, `${name}.licences.txt`), licenceTexts(packages));
    },
  };
}

async function bundle(dist: string, name: "cli" | "mcp", entry: string): Promise<void> {
  await build({
    configFile: false,
    root: kitRoot,
    logLevel: "warn",
    ssr: { noExternal: true },
    plugins: [withLicences(dist, name)],
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "node20",
      // The protocol's library is large, and nobody reads it here.
      minify: name === "mcp",
      ssr: entry,
      rolldownOptions: {
        output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.[name].js` },
      },
    },
  });
}

/**
 * Bundles the command with what it imports, so that an app that installs the kit gets no package
 * for it. The protocol for assistants is a file of its own, which only `mcp` loads.
 */
export async function bundleCommand(dist: string): Promise<void> {
  await bundle(dist, "cli", "cli/bin.ts");
  await bundle(dist, "mcp", "cli/mcp.ts");
}
