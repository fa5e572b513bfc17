import { rewriteLibrary } from "./library-rewrite.ts";

/** A name that the router gives a component for debugging: a bundler has to keep what is written to. */
const given = /^ *\w+\.displayName = "[\w.]+";$/gm;
/** A component or context that is made by a call, which a bundler has to make unless it is told. */
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Lets the bundler leave out what of the router nobody uses: forms, loaders and error pages of the data
 * router would be sent to every visitor. See docs/decisions/0017-weight.md.
 */
export const unusedRouterParts = rewriteLibrary({
  name: "unused-router-parts",
  files: /react-router\/dist\/.*\.mjs$/,
  rewrite: (code, found) => {
    const unnamed = code.replace(given, () => {
      found();
      return "";
    });
    return unnamed.replace(made, "= /* @__PURE__ */ $1");
  },
  isKnown: (places) => places > 0,
});
