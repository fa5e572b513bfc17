import type { Case } from "@kolam/content/model/types/case";
import type { ComponentType } from "react";
import type { CaseData } from "../articles/data-of.ts";
import type { CaseDrawings } from "./case-drawings.ts";

/** A case, and what was made in it and in the next one. */
export type ShownCase = CaseData & {
  readonly Drawing?: ComponentType | undefined;
  readonly NextDrawing?: ComponentType | undefined;
};

type Module = Readonly<Record<string, CaseDrawings>>;

const modules = import.meta.glob<Module>("@site/drawings/*/*-drawings.ts");

/** The end of a module's path, by which it is found. */
const moduleOf = ({ services: [service] }: Case) => `/drawings/${service}/${service}-drawings.ts`;

/** The ends of the paths of the source files that draw what was made, for the page of a case. */
export const drawingFiles = (data: ShownCase | undefined): string[] =>
  [
    data && "/drawings/load-drawing.ts",
    data?.Drawing && moduleOf(data.caseStudy),
    data?.next && data.NextDrawing && moduleOf(data.next),
  ].flatMap((file) => file || []);

/** Whether a text shows what was made. */
export const showsDrawing = (body: CaseData["body"]): boolean =>
  body.some((node) => typeof node === "object" && node.tag === "Drawing");

async function drawingOf(caseStudy: Case | undefined) {
  if (!caseStudy) return undefined;
  const file = moduleOf(caseStudy);
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(file)) ?? [];
  const [caseDrawings] = Object.values((await load?.()) ?? {});
  return caseDrawings?.[caseStudy.id];
}

/**
 * Adds the drawing of what was made to a case's data, if the case's page shows it. Only this page
 * and lists of cases load its code.
 */
export async function withDrawing(data: CaseData): Promise<ShownCase> {
  const isShown = !data.caseStudy.picture || showsDrawing(data.body);
  return {
    ...data,
    Drawing: isShown ? await drawingOf(data.caseStudy) : undefined,
    NextDrawing: await drawingOf(data.next),
  };
}
