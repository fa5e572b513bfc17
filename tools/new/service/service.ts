import { caseText } from "@kolam/content/new-entry";
import { orderOf, servicesOf } from "../case.ts";
import type { Checkout } from "../edit.ts";
import { content, siteFolder, slugOf, UsageError, wordsFolder } from "../names.ts";
import { metaOf } from "../page.ts";
import {
  cardFile,
  caseDrawingsFile,
  drawingFile,
  drawingWordsFile,
  factsFile,
  pageFile,
  type ServiceNames,
} from "./service-words.ts";

/** The file and the folders of a service. */
export const factsOf = (id: string) => `${content}/facts/services/${id}.ts`;
export const serviceFolders = (id: string) =>
  [
    `${wordsFolder}/services/${id}`,
    `${siteFolder}/drawings/${id}`,
    `${siteFolder}/pages/${id}`,
  ] as const;

/**
 * Adds a service: its facts, card, texts, cases and their drawings. Its page is composed from its
 * texts.
 */
export function newService(checkout: Checkout, name: string): void {
  const id = slugOf(name);
  if (serviceFolders(id).some((folder) => checkout.exists(folder))) {
    throw new UsageError(`There is a page “${id}” already.`);
  }
  const cases = [`${id}-first-case`, `${id}-second-case`] as const;
  const names: ServiceNames = { name, id, cases };
  const [words, caseDrawings] = serviceFolders(id);
  const order = Math.max(0, ...servicesOf(checkout).map((other) => orderOf(checkout, other))) + 10;
  checkout.create(factsOf(id), factsFile(names, order));
  checkout.create(`${words}/meta.ts`, metaOf(name, { service: id }));
  checkout.create(`${words}/card.ts`, cardFile(name));
  checkout.create(`${words}/page.ts`, pageFile(names));
  for (const [index, caseStudy] of cases.entries()) {
    const nth = index === 0 ? "first" : "second";
    checkout.create(
      `${wordsFolder}/cases/${caseStudy}.mdx`,
      caseText(`The ${nth} project of ${name}`, id, false),
    );
    checkout.create(`${words}/${caseStudy}.ts`, drawingWordsFile(names, caseStudy, nth));
    checkout.create(`${caseDrawings}/${caseStudy}.tsx`, drawingFile(names, caseStudy));
  }
  checkout.create(`${caseDrawings}/${id}-drawings.ts`, caseDrawingsFile(names));
  checkout.generate();
}
