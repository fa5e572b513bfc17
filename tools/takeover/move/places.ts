/** The folders of the new version that the places of old files are looked up in. */
export interface NewVersion {
  /** Whether it has a file. */
  has(file: string): boolean;
  /** Where a file of the version that the fork began with is now, by Git. */
  movedTo(file: string): string | undefined;
}

/** The tags of a fork's languages, by the folders of their words. */
export type Languages = ReadonlyMap<string, string>;

/** What happens to a file. */
export type Place =
  /** Its path in the site's folder. `only` says which files go there at all. */
  | { readonly to: string; readonly only?: "changed" }
  /** Nothing: it is made again, or the new version does without it. */
  | { readonly made: true }
  /** The machine's, in the new version. */
  | { readonly machine: true };

/** The folders of the sample's words, and of the machine's texts. */
const content = "packages/content/src";
const texts = "packages/content/texts";

/** The name of the first language's folder in every fork. */
export const firstFolder = "en";

/** Lists that the new version makes by itself. */
const madeLists = [
  `${content}/facts/languages.ts`,
  `${content}/facts/paths.ts`,
  `${content}/facts/services.ts`,
  `${content}/${firstFolder}/meta.ts`,
  `${content}/${firstFolder}/meta-dates.ts`,
  `${content}/${firstFolder}/titles.ts`,
  `${content}/${firstFolder}/services/service-cards.ts`,
  `${content}/${firstFolder}/services/service-pages.ts`,
  "apps/site/src/artefacts/all-artefacts.ts",
  "apps/site/src/routes.tsx",
];

/** What belongs to the owner, under any name. */
const lists = /^(?:articles|cases|landing)\/[^/]+\.mdx$|^services\/[^/]+\/|^pages\/[^/]+$/;

function ofContent(file: string, languages: Languages, next: NewVersion): Place {
  const [folder = "", ...rest] = file.slice(content.length + 1).split("/");
  const path = rest.join("/");
  if (folder === "pictures" || folder === "films") return { to: `${folder}/${path}` };
  if (folder === "facts") {
    if (path === "parts.ts") return { to: "facts/features.ts" };
    const isOwn = path.startsWith("services/") && !next.movedTo(file)?.includes("/model/");
    return isOwn || next.has(file) ? { to: `facts/${path}` } : { machine: true };
  }
  if (["blog", "landing", "portfolio", "shapes"].includes(folder)) return { machine: true };
  const tag = languages.get(folder) ?? folder;
  if (next.has(`${content}/${firstFolder}/${path}`)) return { to: `${tag}/${path}` };
  if (next.has(`${texts}/${firstFolder}/${path}`)) {
    return { to: `texts/${tag}/${path}`, only: "changed" };
  }
  return lists.test(path) ? { to: `${tag}/${path}` } : { machine: true };
}

/** What a page of a fork is: one of the machine's, or a folder of the owner's. */
function ofPage(file: string, next: NewVersion): Place {
  if (file === "apps/site/src/pages/home/home-artefacts.ts") {
    return { to: "drawings/home-drawings.ts" };
  }
  const [, path = "", id = ""] = /^apps\/site\/src\/(pages\/([^/]+)\/.+)$/.exec(file) ?? [];
  return next.has(`apps/site/src/pages/${id}/page.ts`) ? { machine: true } : { to: path };
}

/** A font or its stylesheet, which may be of a language that the owner has taken away. */
function ofFont(font: string, isLanguage: (tag: string) => boolean): Place {
  const [, tag] = /^([a-z]{2,3})[-.]/.exec(font) ?? [];
  return tag && !isLanguage(tag) ? { made: true } : { to: `brand/fonts/${font}` };
}

/** Where what an owner has drawn is, and the folder that it goes to. */
const looks: readonly (readonly [from: RegExp, to: string])[] = [
  [/^apps\/site\/src\/brand\/(.+)$/, "brand"],
  [/^apps\/site\/src\/artefacts\/(.+)$/, "drawings"],
  [/^sites\/kolam\/brand\/(.+)$/, "brand"],
  [/^sites\/kolam\/drawings\/(.+)$/, "drawings"],
  [/^sites\/kolam\/pages\/(.+)$/, "pages"],
];

const fonts = /^(?:apps\/site\/src|sites\/kolam\/brand)\/fonts\/(.+)$/;
const tokens = /^packages\/ui\/src\/tokens\/((?:brand|shape|type|space|motion)\.tokens\.json)$/;

function ofLook(
  file: string,
  isLanguage: (tag: string) => boolean,
  next: NewVersion,
): Place | undefined {
  const [, font] = fonts.exec(file) ?? [];
  if (font) return ofFont(font, isLanguage);
  const [, token] = tokens.exec(file) ?? [];
  if (token) return { to: `brand/${token}`, only: "changed" };
  // What is still in apps/site is the machine's.
  const now = next.has(file) ? file : next.movedTo(file);
  if (now && !now.startsWith("sites/")) return undefined;
  for (const [from, to] of looks) {
    const [, path] = from.exec(file) ?? [];
    if (path) return { to: `${to}/${path.replace(/-artefacts\.ts$/, "-drawings.ts")}` };
  }
  return undefined;
}

/** Where a file of a fork belongs. */
export function placeOf(file: string, languages: Languages, next: NewVersion): Place {
  if (file.includes(".generated.") || madeLists.includes(file)) return { made: true };
  if (/(?:^|\/)(?:test|testing|e2e)\/|\.test\.tsx?$/.test(file)) return { machine: true };
  if (file.startsWith(`${content}/`)) return ofContent(file, languages, next);
  const [, tag, text] = /^packages\/content\/texts\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (tag && text) return { to: `texts/${languages.get(tag) ?? tag}/${text}`, only: "changed" };
  if (file.startsWith("apps/site/src/pages/")) return ofPage(file, next);
  return ofLook(file, (tag) => languages.has(tag), next) ?? { machine: true };
}
