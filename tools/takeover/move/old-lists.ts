import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { code, quoted } from "../../new/names.ts";

/** A file that is written from a list of the fork. */
export interface Written {
  readonly to: string;
  readonly text: string;
}

type Values = Readonly<Record<string, unknown>>;

/** The exports of a module of the fork, or nothing if it has no such module. */
async function read(fork: string, file: string): Promise<Readonly<Record<string, Values>>> {
  const path = join(fork, "packages/content/src", file);
  return existsSync(path) ? await import(pathToFileURL(path).href) : {};
}

/** The pages that show their day; those of all others are written by `pnpm generate`. */
const showsDay = (id: string) => id === "privacy" || id === "terms";

const metaText = (name: unknown, updated: unknown, search: unknown) =>
  [
    updated && 'import type { Day } from "@kolam/content/model/basics/dates";',
    'import type { PageWords } from "@kolam/content/model/pages/search-words";\n',
    name && `export const name = ${quoted(String(name))};\n`,
    updated && `export const updated = ${quoted(String(updated))} satisfies Day;\n`,
    `export const search = ${code(search)} as const satisfies PageWords;\n`,
  ]
    .filter(Boolean)
    .join("\n");

const cardText = (card: unknown) =>
  `import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = ${code(card)} as const satisfies ServiceCard;
`;

const groupTitlesText = (titles: unknown) =>
  `import type { PathGroup } from "@kolam/content/model/pages/page-facts";

/** The headings under which the sitemap page and \`llms.txt\` list the pages. */
export const groupTitles = ${code(titles)} as const satisfies Record<PathGroup, string>;
`;

/** The facts of an owner's page. */
const pageText = (facts: Values, order: number) =>
  `import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = ${code({ path: facts.path, group: facts.group, order, indexable: facts.indexable, ...(facts.form ? { form: true } : {}) })} as const satisfies PageFacts;
`;

/**
 * The small files with the facts of pages and services that an older fork has in lists: names,
 * titles, descriptions, days, cards, paths. Figures in them are written out.
 * @param first the tag of the language in `en`
 */
export async function fromLists(
  fork: string,
  first: string,
  isOwnPage: (id: string) => boolean,
): Promise<readonly Written[]> {
  const { pageWords = {} } = await read(fork, "en/meta.ts");
  const { pageUpdated = {} } = await read(fork, "en/meta-dates.ts");
  const { titles = {}, groupTitles } = await read(fork, "en/titles.ts");
  const { serviceCards = {} } = await read(fork, "en/services/service-cards.ts");
  const { paths = {} } = await read(fork, "facts/paths.ts");
  const pages = Object.entries(pageWords).map(([id, search]) => ({
    to: id in serviceCards ? `${first}/services/${id}/meta.ts` : `${first}/pages/${id}.meta.ts`,
    text: metaText(titles[id], showsDay(id) && pageUpdated[id], search),
  }));
  const cards = Object.entries(serviceCards).map(([id, card]) => ({
    to: `${first}/services/${id}/card.ts`,
    text: cardText(card),
  }));
  const own = Object.entries(paths)
    .filter(([id]) => isOwnPage(id) && !(id in serviceCards))
    .map(([id, facts], at) => ({
      to: `pages/${id}/page.ts`,
      text: pageText(facts as Values, 100 + 10 * at),
    }));
  const groups = groupTitles
    ? [{ to: `${first}/group-titles.ts`, text: groupTitlesText(groupTitles) }]
    : [];
  return [...pages, ...cards, ...own, ...groups];
}

/**
 * The facts of a service, with the place that it has in the fork's list. The day on which its words
 * changed is now beside them.
 */
export async function serviceFactsNow(fork: string, id: string, text: string): Promise<string> {
  const { serviceFacts = {} } = await read(fork, "facts/services.ts");
  const place = Object.keys(serviceFacts).indexOf(id);
  if (place < 0 || /^ {2}order:/m.test(text)) return text;
  return text
    .replace(/^ {2}updated: .*\n/m, "")
    .replace(/^( {2}path: .*\n)/m, `$1  order: ${10 * (place + 1)},\n`);
}
