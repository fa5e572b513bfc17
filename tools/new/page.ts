import { readdirSync } from "node:fs";
import type { PathGroup } from "@kolam/content/model/pages/page-facts";
import { type Checkout, removeEntry } from "./edit.ts";
import { redirectFrom, refuseRedirect } from "./links.ts";
import {
  camelCase,
  code,
  content,
  pascalCase,
  placeholderText,
  quoted,
  siteFolder,
  slugOf,
  today,
  toReplace,
  UsageError,
  wordsFolder,
} from "./names.ts";
import { changeTranslations, removeWords } from "./other-languages.ts";

/** The pages of the site, and those of the machine, which any site has. */
export const pages = `${siteFolder}/pages`;
const machinePages = "apps/site/src/pages";

/** The story of a page. @param words the module with its words, in the content */
export function pageStory(page: { name: string; id: string; words: string }): string {
  const words = camelCase(page.id);
  const component = `${pascalCase(page.id)}Page`;
  return `import { ${words} } from "@site/words/${page.words}";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { ${component} } from "./${page.id}-page.tsx";

export default { title: "Pages/${page.name}", component: ${component}, ...onPage("${page.id}") };

/** The whole page. */
export const Page = { play: checkWords(${words}) };
`;
}

/** Texts for the first section; together they are as long as a page must be. */
const paragraphs = [
  "begin with the visitor. Say in which situation somebody opens this page, what is at stake for them, and what they have tried already. Use the words that they use on the telephone, not those of a brochure, and leave out everything they know.",
  "then say what you do about it, step by step, with the figures that you can prove. Name what is included and what is not, how long it takes, what it costs, and who does the work. A number that somebody can check is worth more than three adjectives.",
  "show one example, from beginning to end. A client, a problem, what was done about it in which order, and what has changed since, in one number that the client has agreed to. Readers skip claims and read stories, so this is the paragraph that most of them will remember.",
  "answer the question that you are always asked, even if the answer is not what people hope for. If it costs more elsewhere, or takes longer here, say so and say why. Nothing makes the rest of a page as believable as one honest sentence about its limits.",
  "end with what happens next. One sentence for those who are ready, with a link to the form, and one for those who are not, with a link to an article or a finished project. Promise only what you will keep, and say by when you will keep it. Then read the whole page aloud to a colleague, and take out every sentence at which they look at the window.",
];

/** The first section in a page's texts. */
export const section = (name: string) => ({
  title: toReplace(`The first section of ${name}`),
  lead: toReplace(`One sentence about the first section of ${name}.`),
  paragraphs: paragraphs.map((text) => toReplace(`${name}: ${text}`)),
});

/** The metadata module of a page: its name, and what search engines show. */
export const metaFile = (id: string) => `${wordsFolder}/pages/${id}.meta.ts`;

/** How the metadata module differs from that of a plain page. */
interface MetaOf {
  /** The date from which a legal page is valid, which the page shows. */
  readonly day?: string | undefined;
  /** The id of a service, whose title follows from its facts. */
  readonly service?: string;
}

/** The name of a page, and what search engines show. */
export const metaOf = (
  name: string,
  { day, service }: MetaOf = {},
) => `${day ? 'import type { Day } from "@kolam/content/model/basics/dates";\n' : ""}import type { PageWords } from "@kolam/content/model/pages/search-words";
${service ? 'import { serviceTitle } from "@kolam/content/model/services/service-title";\n' : ""}
export const name = ${quoted(name)};
${day ? `\nexport const updated = ${quoted(day)} satisfies Day;\n` : ""}
export const search = {
  title: ${service ? `serviceTitle(${quoted(service)}, name)` : quoted(placeholderText(`${name}, in search results`, 11, 60))},
  description: ${quoted(placeholderText(`What a search engine shows of the page “${name}”.`, 110, 160))},
  keywords: [${quoted(name.toLowerCase())}],
} as const satisfies PageWords;
`;

/** The facts of a page, if it is not a plain page. */
interface NewFacts {
  readonly group?: PathGroup;
  readonly indexable?: boolean;
  readonly form?: true;
}

/** The place after the last page of a group. */
function nextOrder(checkout: Checkout, group: PathGroup): number {
  const folders = [machinePages, pages].filter((folder) => checkout.exists(folder));
  const orders = folders.flatMap((folder) =>
    readdirSync(checkout.path(folder)).flatMap((id) => {
      const file = `${folder}/${id}/page.ts`;
      const text = checkout.exists(file) ? checkout.read(file) : "";
      return text.includes(`group: "${group}"`) ? Number(/order: (\d+)/.exec(text)?.[1] ?? 0) : [];
    }),
  );
  return Math.max(0, ...orders) + 10;
}

/** Writes a page's facts, and its metadata module. */
export function createFacts(
  checkout: Checkout,
  id: string,
  name: string,
  { group = "resources", indexable = true, form }: NewFacts = {},
): void {
  const order = nextOrder(checkout, group);
  checkout.create(
    `${pages}/${id}/page.ts`,
    `import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = ${code({ path: `/${id}`, group, order, indexable, ...(form && { form }) })} as const satisfies PageFacts;
`,
  );
  checkout.create(metaFile(id), metaOf(name, { day: group === "legal" ? today() : undefined }));
}

/** @throws {UsageError} if there is such a page */
export function refuseExisting(checkout: Checkout, id: string): void {
  if ([machinePages, pages].some((folder) => checkout.exists(`${folder}/${id}`))) {
    throw new UsageError(`There is a page “${id}” already.`);
  }
}

/** Adds a page to the group of resources, with its texts, its component and a story. */
export function newPage(checkout: Checkout, name: string): void {
  const id = slugOf(name);
  const words = camelCase(id);
  refuseExisting(checkout, id);
  checkout.create(
    `${wordsFolder}/pages/${id}.ts`,
    `import type { Heading } from "@kolam/content/model/types/heading";

/** The words of the page “${name}”. */
export const ${words} = ${code({
      hero: { title: name, lead: toReplace(`What visitors find on “${name}”, in a sentence.`) },
      section: section(name),
    })} as const satisfies { hero: Heading; section: Heading & { paragraphs: readonly string[] } };
`,
  );
  addPage(checkout, {
    id,
    name,
    words: `pages/${id}`,
    imports: `import { ${words} } from "@site/words/pages/${id}";
import { Section } from "@kolam/ui/section";
`,
  });
}

interface NewPage {
  readonly id: string;
  readonly name: string;
  /** The file of its texts, in content. */
  readonly words: string;
  /** The first imports of its component. */
  readonly imports: string;
  /** The content between its hero and its first section. */
  readonly form?: string;
  /** Its facts, if it is not a plain page. */
  readonly facts?: NewFacts;
}

/** Adds a page's component, its story and its facts. */
export function addPage(checkout: Checkout, page: NewPage): void {
  const { id, name, imports, form = "", facts } = page;
  const component = `${pascalCase(id)}Page`;
  const words = camelCase(id);
  checkout.create(
    `${pages}/${id}/${id}-page.tsx`,
    `${imports}import { PageHero } from "@kolam/site/sections/page-hero.tsx";
import { Paragraphs } from "@kolam/site/sections/text/paragraphs.tsx";

/** The page “${name}”. */
export function ${component}() {
  const { hero, section } = ${words};
  return (
    <>
      <PageHero words={hero} page="${id}" />
${form}      <Section title={section.title} lead={section.lead}>
        <Paragraphs texts={section.paragraphs} />
      </Section>
    </>
  );
}
`,
  );
  checkout.create(
    `${pages}/${id}/${id}-page.stories.tsx`,
    pageStory({ name, id, words: page.words }),
  );
  createFacts(checkout, id, name, facts);
}

/** The list of all forms. */
export const formList = `${wordsFolder}/forms/forms.ts`;

/** The file of the form that a page was made with, and its import in the list of forms. */
export const formOf = (id: string) => ({
  file: `${wordsFolder}/forms/${id}.ts`,
  /** From any language that has it. */
  imported: `import { ${camelCase(id)}Form } from "@site/words/forms/${id}";`,
});

/**
 * Removes a page.
 * @param redirect the path to which its address leads from now on; without it, it is not found
 */
export function removePage(checkout: Checkout, id: string, redirect: string | undefined): void {
  const facts = `${pages}/${id}/page.ts`;
  const own = checkout.exists(facts) ? checkout.read(facts) : "";
  const path = /\bpath: "([^"]+)"/.exec(own)?.[1];
  if (path === undefined && checkout.exists(`${machinePages}/${id}`)) {
    throw new UsageError(
      `The page “${id}” belongs to the machine. If the site can do without it, name it in ${content}/facts/features.ts. Nothing was changed.`,
    );
  }
  if (path === undefined) throw new UsageError(`There is no page “${id}” in ${pages}.`);
  refuseRedirect(checkout, path, redirect);
  redirectFrom(checkout, path, redirect);
  removeWords(checkout, metaFile(id));
  removeWords(checkout, `${wordsFolder}/pages/${id}.ts`);
  const { file, imported } = formOf(id);
  removeWords(checkout, file);
  const unlisted = (text: string) =>
    removeEntry(text, "forms", id, imported.replace(/ from .*/, " from "));
  checkout.change(formList, unlisted);
  changeTranslations(checkout, formList, unlisted);
  checkout.remove(`${pages}/${id}`);
}
