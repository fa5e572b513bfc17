import { sectors } from "#words/sectors.ts";
import { type ServiceId, serviceIds } from "../src/facts/services.ts";
import type { Case, Story } from "../src/shapes/case.ts";
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

/** A case as its file describes it: its id and sector may be new to the types, which are generated from it. */
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

/** The fields of a case that are shown beside others, and no more: browsers load them with each page that shows it. */
function storyOf(one: ReadCase): Omit<Story, "id" | "sector"> {
  const { id, awaits, client, project, figure, summary, sector, testimonial, picture } = one;
  return {
    ...{ id, ...(awaits ? { awaits } : {}), client, project, figure, summary, sector },
    ...(testimonial ? { testimonial } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** The text of `case-ids.generated.ts`: what every page needs to know of the cases. */
export function generateCaseIds(cases: readonly ReadCase[]): string {
  const ids = serviceIds.map((id) => [id, casesOf(cases, id).map((one) => one.id)]);
  const told = Object.keys(sectors).filter((id) => cases.some(({ sector }) => sector === id));
  return `${banner}

/** The cases of each service whose page shows them, newest first. */
export const caseIds = ${printData(Object.fromEntries(ids))} as const;

/** The sectors of the cases, in the order of \`sectors.ts\`. */
export const sectorIds = ${JSON.stringify(told)} as const;
`;
}

const nameOf = (service: string): string =>
  `${service.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Stories`;

/** The text of \`cases/<service>.generated.ts\`: a service's cases. */
export function generateStories(cases: readonly ReadCase[], service: ServiceId): string {
  return `${banner}
import type { Story } from "../../shapes/case.ts";

/** The cases of this service, newest first. */
export const ${nameOf(service)} = ${printData(casesOf(cases, service).map(storyOf))} as const satisfies readonly Story[];
`;
}

/** The text of `cases/stories.generated.ts`: the cases of all services. */
export function generateStoryList(cases: readonly ReadCase[]): string {
  const imports = [...serviceIds]
    .sort()
    .map((id) => `import { ${nameOf(id)} } from "./${id}.generated.ts";\n`);
  const lists = Object.fromEntries(serviceIds.map((id) => [id, nameOf(id)]));
  const services = Object.fromEntries(cases.map((one) => [one.id, one.services]));
  return `${banner}
import type { ServiceId, StoryId } from "../../facts/services.ts";
${imports.join("")}
/** The cases of each service. */
export const storiesOf = ${printData(lists).replace(/"(\w+Stories)"/g, "$1")} as const;

/** The services of each case. */
export const servicesOf: Readonly<Partial<Record<StoryId, readonly ServiceId[]>>> = ${printData(services)};
`;
}

/** The text of `cases/all.generated.ts`: all that the cases say. Only the build imports it. */
export const generateCases = (cases: readonly ReadCase[]): string => `${banner}
import type { Case } from "../../shapes/case.ts";

/** Every case, in the order of the services. */
export const cases: readonly Case[] = ${printData(serviceIds.flatMap((id) => casesOf(cases, id)))};
`;
