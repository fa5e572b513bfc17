import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { daysIn, readDates } from "../dates-file.ts";
import { camelCase, type Page, type Pages } from "./read-pages.ts";
import type { LanguagePages, PageWordFiles } from "./read-words.ts";
import type { SiteFolders } from "./site-folders.ts";

const banner = `// Generated from the folders of the pages. Do not edit: it is written anew by every command.
`;

const pascalCase = (id: string) => camelCase(id).replace(/^./, (letter) => letter.toUpperCase());

const componentOf = (id: string) => `${pascalCase(id)}Page`;

const quoted = (text: string) => JSON.stringify(text);

/** An object, of entries that are code, with what it is in a sentence. */
const object = (name: string, about: string, entries: readonly (readonly [string, string])[]) =>
  `/** ${about} */
export const ${name} = {
${entries.map(([key, code]) => `  ${quoted(key)}: ${code},\n`).join("")}} as const;
`;

/** The path of one file as another one imports it. */
function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** What a list imports from another module, by its key in the list. */
interface Import {
  readonly key: string;
  /** What the module exports. */
  readonly name: string;
  readonly from: string;
}

/** A list of what is imported from other modules. */
function importing(file: string, name: string, about: string, imports: readonly Import[]): string {
  const local = (key: string) => `${camelCase(key)}Page`;
  const lines = imports.map(
    ({ key, name: its, from }) =>
      `import { ${its} as ${local(key)} } from ${quoted(importPath(file, from))};\n`,
  );
  const entries = imports.map(({ key }) => [key, local(key)] as const);
  return `${banner}${lines.join("")}\n${object(name, about, entries)}`;
}

const literals = (pages: readonly (Page & { readonly facts: object })[]) =>
  pages.map(({ id, facts }) => [id, JSON.stringify(facts)] as const);

/** The lists of a language. */
function wordLists(
  { lists: folder, dates, words: all }: SiteFolders,
  { tag, words, notFound, services, absent }: LanguagePages,
): [string, string][] {
  const list = (name: string) => join(folder, tag, name);
  const others = all.slice(1).map((language) => language.tag);
  const ofPages = (name: keyof PageWordFiles): Import[] =>
    [...words].flatMap(([key, { [name]: from }]) => (from ? { key, name, from } : []));
  const ofServices = (name: "page" | "card"): Import[] =>
    [...services].map(([key, files]) => ({
      key,
      name: name === "page" ? camelCase(key) : "card",
      from: files[name],
    }));
  const lists: readonly (readonly [file: string, name: string, about: string, Import[]])[] = [
    [
      list("titles.ts"),
      "titles",
      "The name of each page in menus, breadcrumbs and the sitemap page.",
      ofPages("name"),
    ],
    [
      list("meta.ts"),
      "pageWords",
      "Title, description and keywords of every fixed page and of the not-found page.",
      [...ofPages("search"), { key: "not-found", name: "search", from: notFound }],
    ],
    [
      list("meta-dates.ts"),
      "pageUpdated",
      "The day since which the words of a page hold that shows it.",
      ofPages("updated"),
    ],
    [
      list("service-pages.ts"),
      "servicePages",
      "The words of all service pages. A page itself imports only its own file.",
      ofServices("page"),
    ],
    [
      list("service-cards.ts"),
      "serviceCards",
      "The words on the cards of all services.",
      ofServices("card"),
    ],
  ];
  return [
    ...lists.map(([file, name, about, imports]): [string, string] => [
      file,
      importing(file, name, about, imports),
    ]),
    [
      list("dates.ts"),
      `${banner}
/** The day on which the text of each page last changed, by its path. */
export const pageDays: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(daysIn(readDates(dates), tag, others)), null, 2)};
`,
    ],
    [
      list("absent.ts"),
      `${banner}
/** The pages that the site does not have in this language: those without title and description. */
export const absent = ${JSON.stringify(absent)} as const;
`,
    ],
  ];
}

/** The languages of the site, and what there is in each. */
function languageList(file: string, { words, lists, entries: entriesOf }: SiteFolders): string {
  const imports = words.flatMap(({ tag, folder }, index) => {
    const line = (what: string, from: string) =>
      `import ${what} from ${quoted(importPath(file, from))};\n`;
    return [
      line(`* as language${index}`, join(folder, "language.ts")),
      line(`{ absent as absent${index} }`, join(lists, tag, "absent.ts")),
      line(`{ articleSlugs as articles${index} }`, join(entriesOf(tag), "article-slugs.ts")),
      line(`{ caseIdsByService as cases${index} }`, join(entriesOf(tag), "case-ids.ts")),
      line(`{ landingSlugs as landing${index} }`, join(entriesOf(tag), "landing-slugs.ts")),
    ];
  });
  const entries = words.map(
    ({ tag }, index) =>
      `  { tag: ${quoted(tag)}, ...language${index}, absent: absent${index}, articles: articles${index}, cases: cases${index}, landing: landing${index} },\n`,
  );
  return `${banner}import type { Some } from "@kolam/content/model/basics/types";
import type { LanguageFacts } from "@kolam/content/model/pages/language-facts";
${imports.join("")}
/** The languages of the site, the first at its root, and what there is in each. */
export const siteLanguages: Some<LanguageFacts> = [
${entries.join("")}];
`;
}

/** The drawings of the cases of a service, if it has any. */
function caseDrawingsOf({ caseDrawings }: SiteFolders, id: string) {
  const file = join(caseDrawings, id, `${id}-drawings.ts`);
  return existsSync(file) ? { file, name: `${camelCase(id)}Drawings` } : undefined;
}

/** The drawings of all cases. */
function drawingList(file: string, folders: SiteFolders, services: readonly string[]): string {
  const all = services.flatMap((id) => caseDrawingsOf(folders, id) ?? []);
  // In the order of their files, which is the order of styles in bundles.
  const imports = all
    .map(({ name, file: from }) => `import { ${name} } from ${quoted(importPath(file, from))};\n`)
    .sort((a, b) => (a < b ? -1 : 1));
  return `${banner}import type { ComponentType } from "react";
${imports.join("")}
/** The drawings of all services, by the id of their case. */
export const allCaseDrawings: Readonly<Record<string, ComponentType>> = {
${all.map(({ name }) => `  ...${name},\n`).join("")}};
`;
}

/** The page of a service without a folder, composed from its words. */
function composedPage(file: string, id: string, folders: SiteFolders): string {
  const words = camelCase(id);
  const caseDrawings = caseDrawingsOf(folders, id);
  const imported = caseDrawings
    ? `import { ${caseDrawings.name} } from ${quoted(importPath(file, caseDrawings.file))};\n`
    : "";
  return `${banner}import { ${words} } from "@site/words/services/${id}/page";
import { ComposedServicePage } from ${quoted(importPath(file, folders.composedPage))};
${imported}
/** The page of a service without its own folder. */
export function ${componentOf(id)}() {
  return <ComposedServicePage words={${words}}${caseDrawings ? ` caseDrawings={${caseDrawings.name}}` : ""} />;
}
`;
}

/** The texts of all lists, by their files. */
export function printLists(
  folders: SiteFolders,
  { fixed, others, services }: Pages,
  languages: readonly LanguagePages[],
): ReadonlyMap<string, string> {
  const list = (name: string) => join(folders.lists, name);
  const all: readonly Page[] = [...fixed, ...others];
  const composedFile = (id: string) => list(`services/${id}-page.tsx`);
  const fileOf = ({ id, component }: Page) => component ?? composedFile(id);
  const named = (file: string) => relative(folders.root, file).replaceAll("\\", "/");
  const components = all.map((page) => {
    const path = importPath(list("components.ts"), fileOf(page));
    return [
      page.id,
      `async () => (await import(${quoted(path)})).${componentOf(page.id)}`,
    ] as const;
  });
  return new Map([
    [
      list("pages.ts"),
      [
        banner,
        object(
          "paths",
          "Every fixed page of the site, in the order of every list.",
          literals(fixed),
        ),
        object("otherPages", "The pages of entries, and the not-found page.", literals(others)),
      ].join("\n"),
    ],
    [
      list("services.ts"),
      importing(
        list("services.ts"),
        "serviceFacts",
        "The services, in the order of every list.",
        services.map((key) => ({
          key,
          name: camelCase(key),
          from: join(folders.services, `${key}.ts`),
        })),
      ),
    ],
    [
      list("components.ts"),
      `${banner}\n${object("components", "The code of every page.", components)}`,
    ],
    [list("languages.ts"), languageList(list("languages.ts"), folders)],
    [list("case-drawings.ts"), drawingList(list("case-drawings.ts"), folders, services)],
    [
      list("data.ts"),
      importing(
        list("data.ts"),
        "pageData",
        "What the build gives to the pages that load something.",
        all.flatMap(({ id, data }) => (data ? [{ key: id, name: "data", from: data }] : [])),
      ),
    ],
    [
      list("files.ts"),
      `${banner}\n${object(
        "pageFiles",
        "The file of each page’s component, from the root of the repository.",
        all.map((page) => [page.id, quoted(named(fileOf(page)))] as const),
      )}`,
    ],
    ...fixed.flatMap(({ id, component }): [string, string][] =>
      component ? [] : [[composedFile(id), composedPage(composedFile(id), id, folders)]],
    ),
    ...languages.flatMap((language) => wordLists(folders, language)),
  ]);
}
