import { type ServiceId, serviceIds } from "@kolam/content/model/services/services";
import type { Case, Story } from "@kolam/content/model/shapes/case";
import { sectors } from "@site/words/sectors";
import { readCaseFrontmatter } from "./case-frontmatter.ts";
import { caseTags } from "./case-tags.ts";
import {
  bannerOf,
  type ContentFile,
  type FileKind,
  type ReadOptions,
  readAll,
  readParts,
} from "./content-files.ts";
import { printData } from "./print-data.ts";

/**
 * A case as its file describes it: its id and sector may be new to the types, which are generated
 * from it.
 */
export type ReadCase = Omit<Case, "id" | "sector"> & {
  readonly id: string;
  readonly sector: string;
};

const leastWords = 150;

const caseKind: FileKind<Omit<ReadCase, "id" | "awaits"> & { readonly slug: string }> = {
  folder: "cases",
  path: "/portfolio",
  unique: ["title", "description", "project", "summary"],
  read(file, hrefs, report) {
    const parts = readParts(file, hrefs, caseTags, report);
    const frontmatter = parts && readCaseFrontmatter(parts.frontmatter, report);
    if (parts && parts.body.words < leastWords) {
      report(
        "body",
        `has ${parts.body.words} words. Write at least ${leastWords}.`,
        "A shorter page says little more than its card does.",
      );
    }
    const shown = { Figures: frontmatter?.figures.length, Quotation: frontmatter?.testimonial };
    for (const [tag, there] of Object.entries(shown)) {
      if (frontmatter && !there && parts?.source.includes(`\n<${tag} />`)) {
        report("body", `has <${tag} />, but the front matter has none. Add it there.`);
      }
    }
    return parts && frontmatter && { slug: parts.slug, ...frontmatter };
  },
};

/** Parses the files of cases; see {@link readAll}. */
export function readCases(
  files: readonly ContentFile[],
  pages: readonly string[],
  options: ReadOptions = {},
): ReadCase[] {
  return readAll(caseKind, files, pages, options).map(({ slug, ...read }) => ({
    id: slug,
    ...read,
  }));
}

const banner = bannerOf("cases", "case");

const casesOf = (cases: readonly ReadCase[], service: ServiceId): ReadCase[] =>
  cases.filter(({ services: [first] }) => first === service);

/**
 * The fields of a case that are shown beside others, and no more: browsers load them with each page
 * that shows it.
 */
function storyOf(one: ReadCase): Omit<Story, "id" | "sector"> & Pick<ReadCase, "id" | "sector"> {
  const { id, language, awaits, client, project, figure, summary, sector, testimonial, picture } =
    one;
  return {
    id,
    ...(language ? { language } : {}),
    ...(awaits ? { awaits } : {}),
    client,
    project,
    figure,
    summary,
    sector,
    ...(testimonial ? { testimonial } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** The text of `case-ids.generated.ts`: the names of all cases. */
export function generateCaseIds(cases: readonly ReadCase[]): string {
  const ids = serviceIds.map((id) => [id, casesOf(cases, id).map((one) => one.id)]);
  return `${banner}

/** The cases of each service, newest first. */
export const caseIds = ${printData(Object.fromEntries(ids))} as const;
`;
}

/** The text of `case-counts.generated.ts`: what every page needs to know of the cases. */
export function generateCaseCounts(cases: readonly ReadCase[]): string {
  const counts = serviceIds.map((id) => [id, casesOf(cases, id).length]);
  const told = Object.keys(sectors).filter((id) => cases.some(({ sector }) => sector === id));
  return `${banner}

/** How many cases each service has. */
export const caseCounts: Readonly<Record<string, number>> = ${printData(Object.fromEntries(counts))};

/** The sectors of the cases, in the order of \`sectors.ts\`. */
export const sectorIds = ${JSON.stringify(told)} as const;
`;
}

const nameOf = (service: string): string =>
  `${service.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Stories`;

/** How many of its cases the page of a service shows. The portfolio has all. */
const shownOfService = 6;

/**
 * The text of \`cases/<service>.generated.ts\`: the cases that the page of a service shows, and
 * those that the words name, such as the home page's.
 * @param isNamed whether the words name a case
 */
export function generateStories(
  cases: readonly ReadCase[],
  service: ServiceId,
  isNamed: (id: string) => boolean,
): string {
  const shown = casesOf(cases, service).filter(
    ({ id }, index) => index < shownOfService || isNamed(id),
  );
  return `${banner}
import type { Story } from "@kolam/content/model/shapes/case";

/** The newest cases of this service, and those that the words name, newest first. */
export const ${nameOf(service)} = ${printData(shown.map(storyOf))} as const satisfies readonly Story[];
`;
}

/** The text of `cases/all.generated.ts`: all that the cases say. Only the build imports it. */
export const generateCases = (cases: readonly ReadCase[]): string => `${banner}
import type { Case } from "@kolam/content/model/shapes/case";

/** Every case, in the order of the services. */
export const cases: readonly Case[] = ${printData(serviceIds.flatMap((id) => casesOf(cases, id)))};
`;
