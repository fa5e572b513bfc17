import { type ServiceId, serviceIds } from "@kolam/content/model/services/services";
import type { Case, CaseOverview } from "@kolam/content/model/types/case";
import { sectors } from "@site/words/sectors";
import { readCaseFrontmatter } from "./case-frontmatter.ts";
import { caseTags } from "./case-tags.ts";
import {
  type ContentFile,
  type FileKind,
  type ReadOptions,
  readAll,
  readParts,
} from "./content-files.ts";
import { caseCountList, caseIdList, caseList, serviceCaseList } from "./entry-lists.ts";
import { noting } from "./front-matter.ts";

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
    const noted = noting(report);
    const frontmatter = parts && readCaseFrontmatter(parts.frontmatter, noted.report);
    if (parts && parts.body.words < leastWords) {
      report(
        "body",
        `has ${parts.body.words} words. Write at least ${leastWords}.`,
        "A shorter page says little more than its card does.",
      );
    }
    const shown = {
      Figures: frontmatter?.figures.length || noted.hasProblem("figures"),
      Quotation: frontmatter?.testimonial ?? noted.hasProblem("testimonial"),
    };
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

const casesOf = (cases: readonly ReadCase[], service: ServiceId): ReadCase[] =>
  cases.filter(({ services: [first] }) => first === service);

/**
 * The fields of a case that are shown beside others, and no more: browsers load them with each page
 * that shows it.
 */
function summaryOf(
  one: ReadCase,
): Omit<CaseOverview, "id" | "sector"> & Pick<ReadCase, "id" | "sector"> {
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

/** The text of `case-ids.ts`. */
export const generateCaseIds = (cases: readonly ReadCase[]): string =>
  caseIdList(
    Object.fromEntries(serviceIds.map((id) => [id, casesOf(cases, id).map((one) => one.id)])),
  );

/** The text of `case-counts.ts`. */
export const generateCaseCounts = (cases: readonly ReadCase[]): string =>
  caseCountList(
    Object.fromEntries(serviceIds.map((id) => [id, casesOf(cases, id).length])),
    Object.keys(sectors).filter((id) => cases.some(({ sector }) => sector === id)),
  );

/** How many of its cases the page of a service shows. The portfolio has all. */
const shownOfService = 6;

/**
 * The text of `cases/<service>.ts`: the cases that the page of a service shows, and those that
 * the words name, such as the home page's.
 * @param isNamed whether the words name a case
 */
export const generateServiceCases = (
  cases: readonly ReadCase[],
  service: ServiceId,
  isNamed: (id: string) => boolean,
): string =>
  serviceCaseList(
    service,
    casesOf(cases, service)
      .filter(({ id }, index) => index < shownOfService || isNamed(id))
      .map(summaryOf),
  );

/** The text of `cases.ts`. */
export const generateCases = (cases: readonly ReadCase[]): string =>
  caseList(serviceIds.flatMap((id) => casesOf(cases, id)));
