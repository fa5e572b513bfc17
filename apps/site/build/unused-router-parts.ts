import type { Plugin } from "vite";

/** A name that the router gives a component for debugging: a bundler has to keep what is written to. */
const given = /^ *\w+\.displayName = "[\w.]+";$/gm;
/** A component or context that is made by a call, which a bundler has to make unless it is told. */
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Lets the bundler leave out what of the router nobody uses: forms, loaders and error pages of the data
 * router would be sent to every visitor.
 * @throws when the router is written in another way: then this is to be deleted or mended
 */
export function unusedRouterParts(): Plugin {
  let found = 0;
  return {
    name: "kolam:unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const named = code.replace(given, () => {
          found += 1;
          return "";
        });
        return { code: named.replace(made, "= /* @__PURE__ */ $1"), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found === 0) throw new Error("The router names no components: see 0017.");
    },
  };
}
