import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { exportedNames, machineExports } from "./exports.ts";
import { type Fork, git, readFork } from "./fork.ts";
import { type Whereabouts, withImports } from "./imports.ts";
import { fromLists, serviceFactsNow } from "./old-lists.ts";
import { firstFolder, type Languages, type NewVersion, type Place, placeOf } from "./places.ts";

/** What was moved, and what an owner has to do herself. */
export interface Moved {
  /** The files of the site, by their path in its folder. */
  readonly written: readonly string[];
  /** Those that are still as in the sample. */
  readonly asInSample: readonly string[];
  /** Texts that stand before those of the machine in the same language. */
  readonly texts: readonly string[];
  /** Files that the sample has and the site lacks, by both of their paths. */
  readonly lacking: readonly string[];
  /** What could not be placed, and what is to be done by hand: a file and why, a sentence each. */
  readonly left: readonly string[];
}

const sampleFolders = ["packages/content/src/", "sites/kolam/"];
const content = "packages/content/src";

/** What is written as text, with imports to be changed. */
const withText = new Set([".ts", ".tsx", ".css", ".mdx"]);

/** Where Git finds the files of an old version in the new one. */
function renames(root: string, base: string): Map<string, string> {
  const found = git(root, [
    "diff",
    "--name-status",
    "-M40%",
    "-l0",
    "--diff-filter=R",
    base,
    "HEAD",
  ]);
  return new Map(
    found.map((line) => {
      const [, from = "", to = ""] = line.split("\t");
      return [from, to];
    }),
  );
}

/** The tags of the languages of a fork, by their folders. */
function languagesOf(fork: Fork): Languages {
  const folders = fork.files.flatMap((file) => {
    const [, folder] = /^packages\/content\/src\/([^/]+)\/language\.ts$/.exec(file) ?? [];
    return folder ? [folder] : [];
  });
  return new Map(
    folders
      .sort((a, b) => Number(b === firstFolder) - Number(a === firstFolder))
      .map((folder) => {
        const text = readFileSync(join(fork.folder, content, folder, "language.ts"), "utf8");
        const [, tag] = /\blanguage(?:: \w+)? = "([a-z]+)/.exec(text) ?? [];
        return [folder, tag ?? folder];
      }),
  );
}

const siteText = (languages: readonly string[]) =>
  `import type { SiteSettings } from "../../apps/site/resolve/settings.ts";

export const site = {
  languages: ${JSON.stringify(languages)},
} as const satisfies SiteSettings;
`;

/** Why a file of the machine that the owner has changed is not taken along. */
function reasonFor(file: string): string {
  const [, page] = /^apps\/site\/src\/pages\/([^/]+)\//.exec(file) ?? [];
  if (page) {
    return `a page that every site has, and yours is the new version's. To keep your own, copy apps/site/src/pages/${page} to pages/${page} of your site and change it there.`;
  }
  if (/(?:^|\/)(?:test|testing|e2e)\/|\.test\.tsx?$/.test(file)) {
    return "a test. Tests of your own go to tests in your site's folder.";
  }
  if (/(?:^|\/)package\.json$|lock\.yaml$|pnpm-workspace\.yaml$/.test(file)) {
    return "name a package that you have added in the package.json at the root, then install.";
  }
  if (file.startsWith("packages/ui/")) {
    return "the kit's. What you have changed there stays in your fork; colours, type and shapes are tokens in brand.";
  }
  return "the machine's, which the new version replaces.";
}

/**
 * Puts what is the owner's in a fork into a site's folder of this checkout, and everything else is
 * the new version's.
 * @param root a checkout of the new version, with its history
 * @param name the name of the site's folder
 */
export async function move(
  root: string,
  name: string,
  from: { readonly folder: string; readonly base?: string | undefined },
): Promise<Moved> {
  const fork = readFork(from.folder, root, from.base);
  const moved = renames(root, fork.base);
  const next: NewVersion = {
    has: (file) => existsSync(join(root, file)),
    movedTo: (file) => moved.get(file),
  };
  const languages = languagesOf(fork);
  const tags = [...languages.values()];
  const [first = "en"] = tags;
  const places = new Map<string, Place>(
    [...fork.files].map((file) => [file, placeOf(file, languages, next)]),
  );
  const isTaken = (file: string, place: Place | undefined): place is Place & { to: string } =>
    place !== undefined && "to" in place && (place.only === undefined || fork.changed.has(file));
  const now = (file: string) => (next.has(file) ? file : moved.get(file));
  /** The file of the sample in whose place one stands that the owner has not changed. */
  const ofSample = (file: string) => {
    const counterpart = now(file);
    const isThere = sampleFolders.some((folder) => counterpart?.startsWith(folder));
    return isThere && counterpart !== undefined ? counterpart : undefined;
  };
  const exportsAt = machineExports(root);
  const textNow = (file: string): string => {
    const sample = fork.changed.has(file) ? undefined : ofSample(file);
    return readFileSync(sample ? join(root, sample) : join(fork.folder, file), "utf8");
  };
  const known = (file: string) => readFileSync(join(root, file), "utf8");
  /** What a file has to export, as the sample's does, if there is one. */
  const wanted = (file: string): readonly string[] | undefined => {
    const sample = ofSample(file);
    return sample && withText.has(extname(sample)) ? exportedNames(known(sample)) : undefined;
  };
  const where: Whereabouts = {
    inSite: (file) => {
      const place = places.get(file);
      return isTaken(file, place) ? place.to : undefined;
    },
    inMachine: (file) => {
      const there = now(file);
      return there && !sampleFolders.some((folder) => there.startsWith(folder)) ? there : undefined;
    },
    exports: (file) => {
      const place = places.get(file);
      if (!isTaken(file, place)) {
        const there = now(file);
        return there === undefined ? [] : exportedNames(known(there));
      }
      const names = exportedNames(textNow(file));
      const elsewhere = (name: string) =>
        !(wanted(file)?.includes(name) ?? true) && exporting(name).length === 1;
      return names.filter((own) => !elsewhere(own));
    },
    exporting,
  };
  function exporting(own: string): string[] {
    return [...exportsAt].flatMap(([module, names]) => (names.includes(own) ? [module] : []));
  }

  const folder = join(root, "sites", name);
  const written = new Set<string>();
  const left: string[] = [];
  const asInSample: string[] = [];
  const write = (to: string, text: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), text);
    written.add(to);
  };

  for (const [file, place] of places) {
    if ("made" in place) continue;
    if (!isTaken(file, place)) {
      if (fork.changed.has(file)) left.push(`${file}: ${reasonFor(file)}`);
      continue;
    }
    const { to } = place;
    if (!fork.changed.has(file)) asInSample.push(to);
    if (!withText.has(extname(file))) {
      mkdirSync(dirname(join(folder, to)), { recursive: true });
      copyFileSync(join(fork.folder, file), join(folder, to));
      written.add(to);
      continue;
    }
    if (!fork.changed.has(file) && ofSample(file)) {
      write(to, textNow(file));
      continue;
    }
    const { text, lost } = withImports(
      readFileSync(join(fork.folder, file), "utf8"),
      { from: file, to, first, firstFolder },
      where,
    );
    const [, service] = /^facts\/services\/([^/]+)\.ts$/.exec(to) ?? [];
    write(to, service ? await serviceFactsNow(fork.folder, service, text) : text);
    for (const { specifier, names } of lost) {
      left.push(
        `${to}: ${names.join(", ") || "what it takes"} of ${specifier} is no longer there.`,
      );
    }
    left.push(...otherExports(to, text, wanted(file), exporting));
  }

  const isOwnPage = (id: string) => written.has(`pages/${id}/${id}-page.tsx`);
  for (const { to, text } of await fromLists(fork.folder, first, isOwnPage)) {
    if (!written.has(to)) write(to, text);
  }
  write("site.ts", siteText(tags));
  if (existsSync(join(fork.folder, ".env"))) {
    copyFileSync(join(fork.folder, ".env"), join(folder, ".env"));
  }
  const texts = [...written].filter((to) => to.startsWith("texts/"));
  return {
    written: [...written].sort(),
    asInSample: asInSample.sort(),
    texts: texts.sort(),
    lacking: missing(root, first, written),
    left,
  };
}

/** How the names that a file exports differ from those of the sample's. */
function otherExports(
  to: string,
  text: string,
  wanted: readonly string[] | undefined,
  exporting: (name: string) => readonly string[],
): string[] {
  if (!wanted) return [];
  const names = exportedNames(text);
  const lacking = wanted.filter((name) => !names.includes(name));
  const more = names.filter((name) => !wanted.includes(name));
  return [
    ...(lacking.length > 0
      ? [`${to}: has to export ${lacking.join(", ")} as well, as the sample's does.`]
      : []),
    ...more.map((name) => {
      const [module] = exporting(name);
      return module
        ? `${to}: ${name} is now in ${module}. Take it out here${module.startsWith("@site/texts/") ? `, and if you say it otherwise, write it in texts of your site` : ""}.`
        : `${to}: nothing asks for ${name} any more.`;
    }),
  ];
}

/** Files that the sample has and this site lacks, new ones of this version among them. */
function missing(root: string, first: string, written: ReadonlySet<string>): string[] {
  const sample = git(root, ["ls-files", content, "sites/kolam/brand"]);
  const files = sample.flatMap((file) => {
    const [, word] =
      /^packages\/content\/src\/en\/((?:pages\/|forms\/|services\/)?[^/]+\.ts)$/.exec(file) ?? [];
    const [, fact] = /^packages\/content\/src\/(facts\/[^/]+\.ts)$/.exec(file) ?? [];
    const [, look] = /^sites\/kolam\/(brand\/[^/]+\.ts)$/.exec(file) ?? [];
    const to = word ? posix.join(first, word) : (fact ?? look);
    return to && !to.includes(".generated.") && !written.has(to) ? [`${to}, which is ${file}`] : [];
  });
  return files.sort();
}
