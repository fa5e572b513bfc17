import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { current, languages, others } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import type { LanguageLinks } from "../src/router/languages.ts";
import type { SiteConfig } from "./site-config.ts";

const content = resolve(import.meta.dirname, "../../../packages/content");
const fixedPages = new Set<string>(Object.values(paths).map(({ path }) => path));

/**
 * The links to pages in words of this language and of the first one, which this one may use too.
 */
function linksInWords(): Set<string> {
  const folders = [...new Set([current.tag, languages[0].tag])].flatMap((tag) => [
    join(content, "src", tag),
    join(content, "texts", tag),
  ]);
  const files = folders.flatMap((folder) =>
    globSync("**/*.{ts,mdx}", { cwd: folder })
      .filter((file) => !file.endsWith(".generated.ts"))
      // Texts of the first language are not read in this one.
      .filter((file) => file.endsWith(".ts") || folder.endsWith(current.tag))
      .map((file) => join(folder, file)),
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
      base: bases[0] ?? "",
      pages: first.pages.filter(
        (path) => !own.has(path) && (fixedPages.has(path) || named.has(path)),
      ),
    },
  };
}
