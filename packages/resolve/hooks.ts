/** `node --import …/resolve/hooks.ts`: Node finds what is imported from the chosen site. */
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { fileOf, prefix } from "./places.ts";
import { chooseLanguage, chooseSite, type Site } from "./sites.ts";
import { tellUncaught } from "./told.ts";

tellUncaught();

let chosen: { readonly site: Site; readonly language: string } | undefined;

/** Not before something is wanted of a site: a command that needs none works without one. */
function choose() {
  const site = chooseSite(process.env.SITE);
  return { site, language: chooseLanguage(site, process.env.SITE_LANGUAGE) };
}

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith(prefix)) return next(specifier, context);
    chosen ??= choose();
    return next(pathToFileURL(fileOf(specifier, chosen.site, chosen.language)).href, context);
  },
});
