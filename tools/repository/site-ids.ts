import { existsSync, globSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { fromRoot, root, type Site } from "@kolam/resolve/sites";

/** The kinds of entries, by their folder in the texts and in the URLs of their pages. */
const entryFolders = ["cases", "articles", "landing"];
const addressFolders = [...entryFolders, "services", "pages", "drawings", "blog", "portfolio"];

const namesIn = (folder: string, pattern: string): string[] =>
  existsSync(folder)
    ? globSync(pattern, { cwd: folder }).map((file) => basename(file, extname(file)))
    : [];

/** The names of the services, pages and entries of a site, by its files. */
function namesOf(site: Site): string[] {
  const { facts, words, site: folder } = foldersOf(site);
  return [
    ...namesIn(join(facts, "services"), "*.ts"),
    ...namesIn(join(folder, "pages"), "*"),
    ...site.settings.languages.flatMap((tag) =>
      entryFolders.flatMap((kind) => namesIn(join(words(tag), kind), "*.mdx")),
    ),
  ];
}

/** The names that some sites have and neither the machine nor its test site has. */
export function idsOf(sites: readonly Site[], testSite: Site): ReadonlySet<string> {
  const ids = new Set(sites.flatMap(namesOf));
  for (const id of [...namesOf(testSite), ...namesIn(join(root, "apps/site/src/pages"), "*")])
    ids.delete(id);
  return ids;
}

/** The folders of every site, from the root of the repository. */
export const siteFolders = (sites: readonly Site[]): readonly string[] => [
  ...new Set(sites.flatMap((site) => [fromRoot(site.folder), fromRoot(foldersOf(site).content)])),
];

/**
 * The names of sites in the text literals of a source. A name of one word, such as `flour`, may
 * mean something else: it counts only in an address, as in `/services/flour`.
 */
export function siteIdsIn(source: string, ids: ReadonlySet<string>): string[] {
  const literals = source.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g);
  return [...literals].flatMap(([, , text = ""]) => {
    const whole = text.includes("-") && ids.has(text) ? [text] : [];
    const parts = text.split(/[/?#.]/);
    const named = parts.filter(
      (part, at) => ids.has(part) && addressFolders.includes(parts[at - 1] ?? ""),
    );
    return [...whole, ...named];
  });
}
