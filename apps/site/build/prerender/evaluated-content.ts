import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { language, site } from "@kolam/resolve/current";
import { fileOf } from "@kolam/resolve/places";
import { root } from "@kolam/resolve/sites";
import { normalizePath, type Plugin } from "vite";

const model = join(root, "packages/content/model");

/** Modules that export nothing but data, made from facts with `Intl` or by the day of the build. */
const evaluated = [
  fileOf("@site/facts/company", site, language),
  fileOf("@site/words/company-words", site, language),
  join(model, "basics/formats.ts"),
  join(model, "company/contact-ways.ts"),
  join(model, "company/offices.ts"),
  join(model, "company/open-positions.ts"),
  join(model, "services/told-prices.ts"),
].map(normalizePath);

/**
 * Evaluates the formats of prices, days, hours and places in the build, so that the scripts get
 * finished texts: the first use of `Intl` takes 10 ms during hydration, and about 40 ms on a slow
 * phone.
 */
export function evaluatedContent(): Plugin {
  return {
    name: "evaluated-content",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async load(id) {
      if (!evaluated.includes(id)) return null;
      const data: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
