import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { current } from "@kolam/content/model/pages/languages";
import { normalizePath, type Plugin } from "vite";

const content = resolve(import.meta.dirname, "../../../../packages/content");

/** Modules that export nothing but data, made from facts with `Intl` or by the day of the build. */
const evaluated = [
  "src/facts/company.ts",
  "model/basics/formats.ts",
  "model/company/contact-ways.ts",
  "model/company/offices.ts",
  "model/company/open-positions.ts",
  "model/services/told-prices.ts",
  `src/${current.tag}/company-words.ts`,
].map((file) => normalizePath(resolve(content, file)));

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
