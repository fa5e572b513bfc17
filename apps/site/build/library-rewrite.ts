import type { Plugin } from "vite";

/** A change to the text of a library as it is bundled for the browser. */
export interface LibraryRewrite {
  readonly name: string;
  /** The files it is about. */
  readonly files: RegExp;
  /** Changes a file's text; `found` is to be called for each place that is changed. */
  readonly rewrite: (code: string, found: () => void) => string;
  /** Whether so many places are what the library was known to have. */
  readonly isKnown: (places: number) => boolean;
}

/**
 * Applies a {@link LibraryRewrite}.
 * @throws when the library is written in another way: then the rewrite is to be deleted or mended
 */
export function rewriteLibrary({ name, files, rewrite, isKnown }: LibraryRewrite): Plugin {
  let places = 0;
  return {
    name: `kolam:${name}`,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: files },
      handler: (code) => ({
        code: rewrite(code, () => {
          places += 1;
        }),
        map: null,
      }),
    },
    buildEnd(error) {
      if (!error && !isKnown(places)) {
        throw new Error(`${places} places to change were found: mend or delete build/${name}.ts.`);
      }
    },
  };
}
