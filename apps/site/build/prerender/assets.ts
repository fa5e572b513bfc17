import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse, relative, resolve } from "node:path";
import type { RouteId } from "@kolam/content/model/pages/paths";
import { pageFiles } from "@site/lists/files";
import type { Manifest, ManifestChunk } from "vite";

const entry = "src/entries/client.tsx";

/** The folder from which Vite names files, and the one from which the list of pages does. */
const site = resolve(import.meta.dirname, "../..");
const repository = resolve(site, "../..");

/** The files that the pages of a route need. */
export interface PageAssets {
  /** Paths of the stylesheets, in cascade order. */
  readonly styles: readonly string[];
  /** Paths of the modules, the entry first. */
  readonly code: readonly string[];
}

/** Finds the files of each page in Vite's manifests. */
export class Assets {
  readonly #manifest: Manifest;
  /** Path of the boot script. */
  readonly boot: string;
  /** The id of the build, which changes with any file that browsers load. */
  readonly build: string;

  /** @param outDir the folder that the client was built into */
  constructor(outDir: string) {
    const read = (file: string) => readFileSync(resolve(outDir, ".vite", file), "utf8");
    const text = read("manifest.json");
    this.#manifest = JSON.parse(text);
    this.boot = `/${(JSON.parse(read("boot.json")) as Manifest)["src/entries/boot.ts"]?.file}`;
    this.build = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  }

  /**
   * The files of the pages of a route, with those of other modules that they import when they need
   * them.
   * @param modules the ends of their sources' paths
   */
  page(id: RouteId, modules: readonly string[] = []): PageAssets {
    const chunks = new Map<string, ManifestChunk>();
    const visit = (key: string) => {
      if (chunks.has(key)) return;
      // What other chunks import statically as well has no entry of its own, only its chunk's name.
      const named = () =>
        Object.values(this.#manifest).find(({ name }) => name === parse(key).name);
      const chunk = this.#manifest[key] ?? named();
      if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
      // Imports first, so that their styles come before the chunk's own.
      for (const imported of chunk.imports ?? []) visit(imported);
      chunks.set(key, chunk);
    };
    visit(entry);
    visit(relative(site, resolve(repository, pageFiles[id])).replaceAll("\\", "/"));
    for (const module of modules) {
      // A chunk that others share has the module's name. A page that imports it by itself has it in
      // its own chunk.
      const all = Object.entries(this.#manifest);
      const [key] =
        all.find(([source]) => source.endsWith(module)) ??
        all.find(([, { name }]) => name === parse(module).name) ??
        [];
      if (key) visit(key);
    }
    const all = [...chunks.values()];
    const paths = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
    return {
      styles: paths(all.flatMap((chunk) => chunk.css ?? [])),
      code: paths([this.#manifest[entry]?.file ?? "", ...all.map((chunk) => chunk.file)]),
    };
  }
}
