import type { Plugin } from "vite";

/**
 * Asks the browser to compile what hydration runs while it fetches it, off the main thread, instead of
 * function by function when it runs. Browsers that do not know the comment ignore it.
 */
export function compileAhead(): Plugin {
  return {
    name: "kolam:compile-ahead",
    enforce: "post",
    apply: "build",
    generateBundle: {
      // The comment counts on the first line only, before what other plugins put there.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && file.name === "app") {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}
