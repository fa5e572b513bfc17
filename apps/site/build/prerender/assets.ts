import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** The files of one page: its styles and what hydration fetches. */
export interface PageAssets {
  /** All stylesheets as one, in the order they must apply. */
  readonly css: string;
  /** Paths of the files that `css` is made of. */
  readonly cssFiles: readonly string[];
  /** Module paths, the entry first. */
  readonly code: readonly string[];
}

/** Reads the build's manifests and finds the styles and code of each page in it. */
export class Assets {
  readonly #manifest: Manifest;
  readonly #outDir: string;
  readonly #css = new Map<string, string>();

  constructor(outDir: string) {
    this.#outDir = outDir;
    const read = (file: string): Manifest =>
      JSON.parse(readFileSync(resolve(outDir, ".vite", file), "utf8"));
    this.#manifest = { ...read("manifest.json"), ...read("boot.json") };
  }

  /** The path of a source file's chunk. Throws when the build has none. */
  file(source: string): string {
    return `/${this.#chunk(source).file}`;
  }

  /** The built path of an asset (a font, say) by the end of its source path. */
  asset(sourceEnd: string): string {
    const key = Object.keys(this.#manifest).find((name) => name.endsWith(sourceEnd));
    if (key === undefined) throw new Error(`The build has no asset whose source is ${sourceEnd}.`);
    return this.file(key);
  }

  /** Styles and code of the page that `sources` make up, in the order they must apply. */
  page(sources: readonly string[]): PageAssets {
    const chunks = new Map<string, ManifestChunk>();
    const visit = (key: string) => {
      if (chunks.has(key)) return;
      const chunk = this.#chunk(key);
      // A chunk's imports come first: their styles are declared before its own.
      for (const imported of chunk.imports ?? []) visit(imported);
      chunks.set(key, chunk);
    };
    for (const source of sources) visit(source);
    const css = new Set([...chunks.values()].flatMap((chunk) => chunk.css ?? []));
    const [entry] = sources;
    const files = [...chunks.values()].map((chunk) => `/${chunk.file}`);
    const first = entry === undefined ? [] : [this.file(entry)];
    return {
      css: [...css].map((file) => this.#read(file)).join(""),
      cssFiles: [...css].map((file) => `/${file}`),
      code: [...new Set([...first, ...files])],
    };
  }

  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}.`);
    return chunk;
  }

  #read(file: string): string {
    const known = this.#css.get(file);
    if (known !== undefined) return known;
    const css = readFileSync(resolve(this.#outDir, file), "utf8").trim();
    this.#css.set(file, css);
    return css;
  }
}
