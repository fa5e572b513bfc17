import { caseFile } from "../case.ts";
import { addEntry, type Checkout } from "../edit.ts";
import {
  camelCase,
  content,
  keyOf,
  pascalCase,
  quoted,
  slugOf,
  UsageError,
  wordsFolder,
} from "../names.ts";
import { addToWords, createWords } from "../other-languages.ts";
import { nameElsewhere, pageStory, wordLists } from "../page.ts";
import { artefactsFile, componentFile } from "./service-page.ts";
import {
  artefactFile,
  artefactWordsFile,
  cardEntry,
  factsFile,
  pageFile,
  type ServiceNames,
} from "./service-words.ts";

const site = "apps/site/src";

/** A list that has an entry for each service, and the import that the entry needs. */
interface ServiceList {
  readonly file: string;
  readonly list: string;
  readonly entry: string;
  readonly imported?: string;
}

/** The lists that have an entry for each service. */
export const serviceLists = (id: string, name = id): readonly ServiceList[] => {
  const words = camelCase(id);
  const page = `async () => (await import("./pages/${id}/${id}-page.tsx")).${pascalCase(id)}Page`;
  return [
    ...wordLists(id, name),
    {
      file: `${content}/facts/services.ts`,
      list: "serviceFacts",
      entry: `  ${keyOf(id)}: ${words},`,
      imported: `import { ${words} } from "./services/${id}.ts";`,
    },
    {
      file: `${wordsFolder}/services/service-pages.ts`,
      list: "servicePages",
      entry: `  ${keyOf(id)}: ${words},`,
      imported: `import { ${words} } from "./${id}/page.ts";`,
    },
    {
      file: `${site}/artefacts/all-artefacts.ts`,
      list: "allArtefacts",
      entry: `  ...${words}Artefacts,`,
      imported: `import { ${words}Artefacts } from "./${id}/${id}-artefacts.ts";`,
    },
    { file: `${site}/routes.tsx`, list: "pages", entry: `  ${keyOf(id)}: ${page},` },
  ];
};

/** The list of the services' cards, which every language has. */
export const cards = {
  file: `${wordsFolder}/services/service-cards.ts`,
  list: "serviceCards",
} as const;

/** The list of the contact form's subjects, which every language has. */
export const subjects = {
  file: `${wordsFolder}/forms/subjects.ts`,
  list: "serviceSubjects",
} as const;

/** The file and the folders of a service. */
export const factsOf = (id: string) => `${content}/facts/services/${id}.ts`;
export const serviceFolders = (id: string) =>
  [`${wordsFolder}/services/${id}`, `${site}/artefacts/${id}`, `${site}/pages/${id}`] as const;

/**
 * Adds a service: its facts, card, page, stories and their drawings, and its entry in every list.
 */
export function newService(checkout: Checkout, name: string): void {
  const id = slugOf(name);
  if (serviceFolders(id).some((folder) => checkout.exists(folder))) {
    throw new UsageError(`There is a page “${id}” already.`);
  }
  const stories = [`${id}-first-story`, `${id}-second-story`] as const;
  const names: ServiceNames = { name, id, stories };
  const [words, artefacts, page] = serviceFolders(id);
  checkout.create(factsOf(id), factsFile(names));
  createWords(checkout, `${words}/page.ts`, pageFile(names));
  for (const [index, story] of stories.entries()) {
    const nth = index === 0 ? "first" : "second";
    checkout.create(
      `${wordsFolder}/cases/${story}.mdx`,
      caseFile(`The ${nth} project of ${name}`, id, false),
    );
    createWords(checkout, `${words}/${story}.ts`, artefactWordsFile(names, story, nth));
    checkout.create(`${artefacts}/${story}.tsx`, artefactFile(names, story));
  }
  checkout.create(`${artefacts}/${id}-artefacts.ts`, artefactsFile(names));
  checkout.create(`${page}/${id}-page.tsx`, componentFile(names));
  checkout.create(
    `${page}/${id}-page.stories.tsx`,
    pageStory({ name, id, words: `services/${id}/page` }),
  );

  for (const { file, list, entry, imported } of serviceLists(id, name)) {
    checkout.edit(file, (text) => addEntry(text, list, entry, imported));
  }
  nameElsewhere(checkout, id, name);
  addToWords(checkout, cards.file, cards.list, cardEntry(name, id));
  addToWords(checkout, subjects.file, subjects.list, `  ${keyOf(id)}: ${quoted(name)},`);
  checkout.generate();
}
