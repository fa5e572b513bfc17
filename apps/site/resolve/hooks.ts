/** `node --import …/resolve/hooks.ts`: Node finds what is imported from the chosen site. */
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type * as Brand from "../build/brand/write-brand.ts";
import type * as Current from "./current.ts";
import { fileOf, prefix } from "./places.ts";

const require = createRequire(import.meta.url);
const generated = `${prefix}generated/`;
let isWritten = false;

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith(prefix)) return next(specifier, context);
    // Not before something is wanted of a site: a command that needs none works without one.
    const { site, language } = require("./current.ts") as typeof Current;
    if (!isWritten && specifier.startsWith(generated)) {
      isWritten = true;
      const { writeBrand } = require("../build/brand/write-brand.ts") as typeof Brand;
      writeBrand(site);
    }
    return next(pathToFileURL(fileOf(specifier, site, language)).href, context);
  },
});
