import { dirname, posix } from "node:path";

/** Something that a moved file imports and that is no longer where it was. */
export interface Lost {
  /** What it imports, as written there. */
  readonly specifier: string;
  readonly names: readonly string[];
}

/** Where things are, for what imports them. */
export interface Whereabouts {
  /** Where a file of the fork is in the site's folder, if it goes there. */
  inSite(file: string): string | undefined;
  /** Where it is in the new version, if it is the machine's. */
  inMachine(file: string): string | undefined;
  /** What a file of the fork exports where it is now. */
  exports(file: string): readonly string[];
  /** Modules of the new version that export a name. */
  exporting(name: string): readonly string[];
}

/** A file of the fork that an import of it leads to. */
function importedFile(specifier: string, from: string, firstFolder: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const content = "packages/content/src";
  const [, words] = /^#words\/(.+)$/.exec(specifier) ?? [];
  if (words) return `${content}/${firstFolder}/${words}`;
  const [, path] = /^@kolam\/content\/(.+)$/.exec(specifier) ?? [];
  if (!path || path.startsWith("model/")) return undefined;
  const file = /\.mdx$/.test(path) ? path : `${path}.ts`;
  return /^(?:facts|shapes|blog|landing|portfolio)\//.test(path)
    ? `${content}/${file}`
    : `${content}/${firstFolder}/${file}`;
}

/** Lists of a fork, and where the generated ones are that replace them. */
const generatedLists: readonly (readonly [file: RegExp, specifier: string])[] = [
  [/\/facts\/pictures\.generated\.ts$/, "@site/lists/pictures"],
  [/\/facts\/services\.ts$/, "@site/lists/services"],
  [/\/en\/titles\.ts$/, "@site/lists/words/titles"],
  [/\/en\/cases\/([^/]+)\.generated\.ts$/, "@site/entries/first/cases/$1"],
  [/\/en\/article-slugs\.generated\.ts$/, "@site/entries/first/article-slugs"],
  [/\/en\/articles\.generated\.ts$/, "@site/entries/articles"],
];

/** How to import the generated list that replaces a file of the fork. */
function listSpecifier(file: string): string | undefined {
  const list = generatedLists.find(([pattern]) => pattern.test(file));
  return list && file.replace(new RegExp(`^.*${list[0].source}`), list[1]);
}

const withoutEnding = (file: string) => file.replace(/\.ts$/, "");

/** How a file of a site's folder is imported from elsewhere than its own room. */
export function siteSpecifier(path: string, first: string): string {
  const [room = "", ...rest] = path.split("/");
  if (room === "facts") return `@site/${withoutEnding(path)}`;
  if (room === "texts") return `@site/texts/${withoutEnding(rest.slice(1).join("/"))}`;
  if (room === first) return `@site/words/${withoutEnding(rest.join("/"))}`;
  return `@site/${withoutEnding(path)}`;
}

/** How a file of the machine is imported from a site. */
function machineSpecifier(file: string, from: string): string {
  const [, model] = /^packages\/content\/model\/(.+)\.ts$/.exec(file) ?? [];
  if (model) return `@kolam/content/model/${model}`;
  const [, text] = /^packages\/content\/texts\/[^/]+\/(.+)\.ts$/.exec(file) ?? [];
  if (text) return `@site/texts/${text}`;
  const [, site] = /^apps\/site\/src\/(.+)$/.exec(file) ?? [];
  if (site) return `@kolam/site/${site}`;
  const path = posix.relative(posix.dirname(`sites/site/${from}`), file);
  return path.startsWith(".") ? path : `./${path}`;
}

const importing =
  /^(?<head>(?:import|export)\b(?<names>[^;"]*?)from\s+|\s*composes:[^;"]*?from\s+|import\s+)"(?<specifier>[^"]+)"/gm;

const namesOf = (clause: string): { names: string[]; isType: boolean; all: boolean } => {
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? [];
  return {
    names: (list ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    isType: /^\s*type\b/.test(clause),
    all: list === undefined,
  };
};

/** The exported name in `type Name as Other`. */
const exported = (name: string) => name.replace(/^type\s+/, "").split(/\s+as\s+/)[0] ?? name;

/**
 * The text of a file with its imports as they have to be in a site's folder.
 * @param from where the file was in the fork
 * @param to where it is in the site's folder
 */
export function withImports(
  text: string,
  {
    from,
    to,
    first,
    firstFolder,
  }: { from: string; to: string; first: string; firstFolder: string },
  where: Whereabouts,
): { text: string; lost: readonly Lost[] } {
  const lost: Lost[] = [];
  const specifierOf = (old: string): string | undefined => {
    const file = importedFile(old, from, firstFolder);
    if (file === undefined) return old;
    const place = where.inSite(file);
    if (place) {
      if (place.split("/")[0] !== to.split("/")[0]) return siteSpecifier(place, first);
      const path = posix.relative(dirname(to), place);
      return path.startsWith(".") ? path : `./${path}`;
    }
    const machine = where.inMachine(file);
    return machine && machineSpecifier(machine, to);
  };
  const moved = text.replace(importing, (whole, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const { head = "", names: clause = "", specifier: old = "" } = groups;
    const next = specifierOf(old);
    const { names, isType, all } = namesOf(clause);
    if (all) {
      if (next === undefined) lost.push({ specifier: old, names: [] });
      return next === undefined ? whole : `${head}"${next}"`;
    }
    const file = importedFile(old, from, firstFolder);
    const there = file === undefined ? undefined : where.exports(file);
    const byModule = new Map<string, string[]>();
    for (const name of names) {
      const own = exported(name);
      const stays = next !== undefined && (there?.includes(own) ?? true);
      const [only, ...others] = stays ? [] : where.exporting(own);
      const list = file && listSpecifier(file);
      const module = stays ? next : others.length === 0 && only ? only : list;
      if (module === undefined) lost.push({ specifier: old, names: [own] });
      const key = module ?? next ?? old;
      byModule.set(key, [...(byModule.get(key) ?? []), name]);
    }
    const keyword = whole.startsWith("export") ? "export" : "import";
    return [...byModule]
      .map(
        ([module, all]) =>
          `${keyword} ${isType ? "type " : ""}{ ${all.join(", ")} } from "${module}"`,
      )
      .join(";\n");
  });
  return { text: moved, lost };
}
