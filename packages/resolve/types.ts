import { join, relative, sep } from "node:path";
import { foldersOf, placesOf, prefix } from "./places.ts";
import { root, type Site } from "./sites.ts";

/** The rooms of a site that are not where their names say. */
const rooms = [
  "facts",
  "pictures",
  "films",
  "words",
  "first",
  "lists/words",
  "lists/first",
  "lists",
  "entries/first",
  "entries",
  "generated",
  "texts",
  "first-texts",
  "brand",
  "drawings",
];

/** Where the type checker finds what is imported from a site in a language, from a folder. */
export function typePaths(site: Site, language: string, from: string): Record<string, string[]> {
  const places = placesOf(site, language);
  const path = (to: string) => {
    const text = relative(from, to).split(sep).join("/");
    return text.startsWith(".") ? text : `./${text}`;
  };
  return {
    ...Object.fromEntries(
      rooms.map((room) => [
        `${prefix}${room}/*`,
        places(room).map((folder) => `${path(folder)}/*`),
      ]),
    ),
    // Of each site's colours, the names are those of the kit.
    [`${prefix}generated/colors`]: [path(join(root, "packages/ui/src/tokens/tokens.generated.ts"))],
    [`${prefix}*`]: [`${path(site.folder)}/*`],
  };
}

/** Which files of a site the type checker reads: its facts and words, or these and the machine. */
export type TypesOf = "content" | "all";

/** The settings of the type checker for a language of a site. */
export const typesFile = (site: Site, language: string, what: TypesOf): string =>
  join(foldersOf(site).generated, `tsconfig.${what}.${language}.json`);

/**
 * The shared code that is type-checked with a site, because its types depend on the site's
 * constants.
 */
const machine = ["apps/site/src", "apps/site/build", "apps/site/config", "apps/site/server"];
/** What the machine's own check reads, with the test site. */
const left = ["**/*.test.*", "**/*.stories.tsx", "**/testing"];

/** Where the type checker keeps what it found, so that the next time it looks at what changed. */
const cache = join(root, "node_modules/.cache/types");

/** What is written in terms of a site's first language: its tests, its stories and the journeys. */
const ofFirst = ["tests", "pages/**/*.stories.tsx", "drawings/**/*.stories.tsx"];
const journeys = "apps/site/e2e";

/** The settings of the type checker for each language of a site, by their files. */
export function typeSettings(site: Site): [file: string, text: string][] {
  const { generated, facts, words } = foldersOf(site);
  const [first] = site.settings.languages;
  const from = (path: string) => relative(generated, path).split(sep).join("/");
  return site.settings.languages.flatMap((tag) => {
    const content = [
      ...[facts, words(tag), ...placesOf(site, tag)("texts")].map(from),
      from(join(root, "packages/content/model")),
    ];
    const included: Record<TypesOf, string[]> = {
      content,
      all: [
        ...content,
        from(site.folder),
        ...machine.map((path) => from(join(root, path))),
        ...(site.settings.standard && tag === first ? [from(join(root, journeys))] : []),
        "lists",
        "entries",
      ],
    };
    return (Object.keys(included) as TypesOf[]).map((what): [string, string] => {
      const settings = {
        extends: from(join(root, "tsconfig.base.json")),
        compilerOptions: {
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          types: ["vite/client", "node", "@kolam/ui/virtual"],
          paths: typePaths(site, tag, generated),
          tsBuildInfoFile: from(join(cache, `${site.name}.${what}.${tag}.tsbuildinfo`)),
        },
        include: included[what],
        // Words in another language have another one's lists.
        exclude: [
          ...machine.flatMap((path) => left.map((each) => from(join(root, path, each)))),
          ...(tag === first ? [] : ofFirst.map((each) => from(join(site.folder, each)))),
          ...site.settings.languages
            .filter((other) => other !== tag)
            .flatMap((other) => [from(words(other)), `lists/${other}`, `entries/${other}`]),
        ],
      };
      return [typesFile(site, tag, what), `${JSON.stringify(settings, null, 2)}\n`];
    });
  });
}
