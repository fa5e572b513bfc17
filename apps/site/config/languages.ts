import { current, languages, others } from "@kolam/content/facts/languages";
import type { LanguageLinks } from "../src/router/languages.ts";
import type { SiteConfig } from "./site-config.ts";

/** What links between languages need to know; `null` in a site of one language. */
export function languageLinks(config: SiteConfig): LanguageLinks | null {
  if (others.length === 0) return null;
  const [first] = languages;
  const { origin } = new URL(config.siteUrl);
  const bases = config.languages.map(({ url }) =>
    `${url}/`.startsWith(`${origin}/`) ? url.slice(origin.length) : url,
  );
  return {
    others: others.map((other) => ({
      language: other.language,
      name: other.name,
      home: other.home,
      base: bases[languages.indexOf(other)] ?? "",
      pages: current.pages.filter((path) => other.pages.includes(path)),
    })),
    first: {
      language: first.language,
      base: bases[0] ?? "",
      pages: first.pages.filter((path) => !current.pages.includes(path)),
    },
  };
}
