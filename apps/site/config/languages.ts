import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageName } from "@kolam/content/model/basics/language-name";
import { current, languages, others } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { site } from "@kolam/resolve/current";
import { wordFolders } from "@kolam/resolve/places";
import type { LanguageLinks } from "../src/router/languages.ts";
import type { SiteConfig } from "./site-config.ts";

const fixedPages = new Set<string>(Object.values(paths).map(({ path }) => path));

/**
 * The links to pages in words of this language and of the first one, which this one may use too.
 */
function linksInWords(): Set<string> {
  const tags = [...new Set([current.tag, languages[0].tag])];
  const files = tags.flatMap((tag) =>
    wordFolders(site, [tag]).flatMap((folder) =>
      // Articles of the first language are not read in this one.
      globSync(tag === current.tag ? "**/*.{ts,mdx}" : "**/*.ts", { cwd: folder }).map((file) =>
        join(folder, file),
      ),
    ),
  );
  const link = /["(](\/[a-z0-9/-]*)(?=[#?")])/g;
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(link)].map(([, path = ""]) => path),
    ),
  );
}

/**
 * What links between languages need to know; `null` in a site of one language. Every page's script
 * has it, so it names no more files than the words do.
 */
export function languageLinks(config: SiteConfig): LanguageLinks | null {
  if (others.length === 0) return null;
  const [first] = languages;
  const { origin } = new URL(config.siteUrl);
  const bases = config.languages.map(({ url }) =>
    `${url}/`.startsWith(`${origin}/`) ? url.slice(origin.length) : url,
  );
  const named = current === first ? new Set<string>() : linksInWords();
  const own = new Set(current.pages);
  return {
    others: others.map((other) => ({
      language: other.language,
      name: other.name,
      home: other.home,
      base: bases[languages.indexOf(other)] ?? "",
      pages: other.pages.filter((path) => own.has(path) && fixedPages.has(path)),
    })),
    first: {
      language: first.language,
      called: languageName(first.language, current.language),
      base: bases[0] ?? "",
      pages: first.pages.filter(
        (path) => !own.has(path) && (fixedPages.has(path) || named.has(path)),
      ),
    },
  };
}
