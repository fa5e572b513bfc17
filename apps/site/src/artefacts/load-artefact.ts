import type { Case } from "@kolam/content/model/types/case";
import type { ComponentType } from "react";
import type { CaseData } from "../articles/data-of.ts";
import type { Artefacts } from "./artefacts.ts";

/** A case, and what was made in it and in the next one. */
export type ShownCase = CaseData & {
  readonly Artefact?: ComponentType | undefined;
  readonly NextArtefact?: ComponentType | undefined;
};

type Module = Readonly<Record<string, Artefacts>>;

const modules = import.meta.glob<Module>("@site/drawings/*/*-artefacts.ts");

/** The end of the path of a module, by which it is found. */
const moduleOf = ({ services: [service] }: Case) => `/drawings/${service}/${service}-artefacts.ts`;

/** The ends of the paths of the source files with what the page of a case shows that was made. */
export const artefactFiles = (data: ShownCase | undefined): string[] =>
  [
    data && "/artefacts/load-artefact.ts",
    data?.Artefact && moduleOf(data.caseStudy),
    data?.next && data.NextArtefact && moduleOf(data.next),
  ].flatMap((file) => file || []);

/** Whether a text shows what was made. */
export const showsArtefact = (body: CaseData["body"]): boolean =>
  body.some((node) => typeof node === "object" && node.tag === "Artefact");

async function artefactOf(caseStudy: Case | undefined) {
  if (!caseStudy) return undefined;
  const file = moduleOf(caseStudy);
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(file)) ?? [];
  const [artefacts] = Object.values((await load?.()) ?? {});
  return artefacts?.[caseStudy.id];
}

/**
 * Adds what was made to the data of a case, if its page shows that. Only this page and lists of
 * cases bring its code.
 */
export async function withArtefact(data: CaseData): Promise<ShownCase> {
  const isShown = !data.caseStudy.picture || showsArtefact(data.body);
  return {
    ...data,
    Artefact: isShown ? await artefactOf(data.caseStudy) : undefined,
    NextArtefact: await artefactOf(data.next),
  };
}
