import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { otherExports, reasonFor } from "./by-hand.ts";
import { type Fork, readFork } from "./fork.ts";
import { withNamesNow } from "./former-names.ts";
import { withImports } from "./imports.ts";
import { isText, type Located, locate } from "./locate.ts";
import { fromLists, serviceFactsNow } from "./old-lists.ts";
import { firstFolder, type Languages } from "./places.ts";

/** What was moved, and what the owner has to do by hand. */
export interface Moved {
  /** The files of the site, by their path in its folder. */
  readonly written: readonly string[];
  /** Those that are still as in the sample. */
  readonly asInSample: readonly string[];
  /** Texts that override those of the machine in the same language. */
  readonly texts: readonly string[];
  /** What could not be placed, and what is to be done by hand: a file and why, a sentence each. */
  readonly left: readonly string[];
}

/** The tags of the languages of a fork, by their folders, the first one's before the others. */
function languagesOf(fork: Fork): Languages {
  const content = "packages/content/src";
  const folders = fork.files.flatMap((file) => {
    const [, folder] = /^packages\/content\/src\/([^/]+)\/language\.ts$/.exec(file) ?? [];
    return folder ? [folder] : [];
  });
  const ordered = folders.toSorted((a, b) => Number(b === firstFolder) - Number(a === firstFolder));
  return new Map(
    ordered.map((folder) => {
      const text = readFileSync(join(fork.folder, content, folder, "language.ts"), "utf8");
      const [, tag = folder] = /\blanguage(?:: \w+)? = "([a-z]+)/.exec(text) ?? [];
      return [folder, tag];
    }),
  );
}

const siteText = (languages: readonly string[]) =>
  `import type { SiteSettings } from "@kolam/resolve/settings";

export const site = {
  languages: ${JSON.stringify(languages)},
} as const satisfies SiteSettings;
`;

/**
 * A file of the fork as it has to be in the site's folder, and what is to be done there by hand.
 */
async function changedFile(
  fork: Fork,
  file: string,
  to: string,
  first: string,
  { where, wantedOf }: Located,
): Promise<{ readonly text: string; readonly left: readonly string[] }> {
  const old = withNamesNow(file, readFileSync(join(fork.folder, file), "utf8"));
  const { text, lost } = withImports(old, { from: file, to, first, firstFolder }, where);
  const [, service] = /^facts\/services\/([^/]+)\.ts$/.exec(to) ?? [];
  return {
    text: service ? await serviceFactsNow(fork.folder, service, text) : text,
    left: [
      ...lost.map(
        ({ specifier, names }) =>
          `${to}: ${names.join(", ") || "what it takes"} of ${specifier} is no longer there.`,
      ),
      ...otherExports(to, text, wantedOf(file), where.exporting),
    ],
  };
}

/**
 * Puts what is the owner's in a fork into a site's folder of this checkout, and everything else is
 * the new version's. What the owner has not changed is there as the new version has it.
 * @param root a checkout of the new version, with its history
 * @param name the name of the site's folder
 */
export async function move(
  root: string,
  name: string,
  from: { readonly folder: string; readonly base?: string | undefined },
): Promise<Moved> {
  const fork = readFork(from.folder, root, from.base);
  const languages = languagesOf(fork);
  const tags = [...languages.values()];
  const [first = firstFolder] = tags;
  const located = locate(root, fork, languages);
  const folder = join(root, "sites", name);
  const written = new Set<string>();
  const asInSample: string[] = [];
  const left: string[] = [];

  const place = (to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    written.add(to);
    return join(folder, to);
  };
  const write = (to: string, text: string) => writeFileSync(place(to), text);

  for (const file of fork.files) {
    const isChanged = fork.changed.has(file);
    const to = located.inSite(file);
    if (to === undefined) {
      if (isChanged && !located.isMade(file)) left.push(`${file}: ${reasonFor(file)}`);
      continue;
    }
    const sample = isChanged ? undefined : located.sampleOf(file);
    if (!isChanged) asInSample.push(to);
    if (sample) copyFileSync(join(root, sample), place(to));
    else if (!isText(file)) copyFileSync(join(fork.folder, file), place(to));
    else {
      const changed = await changedFile(fork, file, to, first, located);
      write(to, changed.text);
      left.push(...changed.left);
    }
  }

  const isOwnPage = (id: string) => written.has(`pages/${id}/${id}-page.tsx`);
  for (const { to, text } of await fromLists(fork.folder, first, isOwnPage)) {
    if (!written.has(to)) write(to, text);
  }
  write("site.ts", siteText(tags));
  const settings = join(fork.folder, ".env");
  if (existsSync(settings)) copyFileSync(settings, join(folder, ".env"));
  return {
    written: [...written].sort(),
    asInSample: asInSample.sort(),
    texts: [...written].filter((to) => to.startsWith("texts/")).sort(),
    left,
  };
}
