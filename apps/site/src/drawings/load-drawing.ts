import type { ListedCase } from "@kolam/content/model/portfolio/case-list";
import type { Case } from "@kolam/content/model/types/case";
import type { ComponentType } from "react";
import type { CaseData, LandingData } from "../articles/data-of.ts";
import type { CaseDrawings, TextDrawings } from "./case-drawings.ts";

/** A case, and what was made in it and in the next one. */
export type ShownCase = CaseData & {
  readonly Drawing?: ComponentType | undefined;
  readonly NextDrawing?: ComponentType | undefined;
  /** Those that its text shows by name. */
  readonly drawings?: TextDrawings | undefined;
};

/** A landing page, and what was made in the cases that it shows, by their ids. */
export type ShownLanding = LandingData & { readonly caseDrawings?: CaseDrawings | undefined };

type Module<Drawings> = Readonly<Record<string, Drawings>>;

const modules = import.meta.glob<Module<CaseDrawings>>("@site/drawings/*/*-drawings.ts");
const textModules = import.meta.glob<Module<TextDrawings>>("@site/drawings/*/*/*-drawings.ts");

/** The end of a module's path, by which it is found. */
const moduleOf = ({ services: [service] }: Pick<ListedCase, "services">) =>
  `/drawings/${service}/${service}-drawings.ts`;

/** The end of the path of the module whose drawings only the text of a case shows. */
const textModuleOf = ({ id, services: [service] }: Case) =>
  `/drawings/${service}/${id}/${id}-drawings.ts`;

/** The ends of the paths of the source files that draw what was made, for the page of a case. */
export const drawingFiles = (data: ShownCase | undefined): string[] =>
  [
    data && "/drawings/load-drawing.ts",
    data?.Drawing && moduleOf(data.caseStudy),
    data?.drawings && textModuleOf(data.caseStudy),
    data?.next && data.NextDrawing && moduleOf(data.next),
  ].flatMap((file) => file || []);

/** The same for a landing page. */
export const landingDrawingFiles = (data: ShownLanding | undefined): string[] =>
  data?.cases ? ["/drawings/load-drawing.ts", ...data.cases.map(moduleOf)] : [];

/** The names of the drawings that a text shows; of what was made, an empty one. */
const drawingsIn = (body: CaseData["body"]): string[] =>
  body.flatMap((node) =>
    typeof node === "object" && node.tag === "Drawing" ? (node.attributes?.name ?? "") : [],
  );

/** Whether a text shows what was made. */
export const showsDrawing = (body: CaseData["body"]): boolean => drawingsIn(body).includes("");

/** What the module exports whose path has this end, if there is one. */
async function load<Drawings>(
  from: Readonly<Record<string, () => Promise<Module<Drawings>>>>,
  end: string,
) {
  const [, read] = Object.entries(from).find(([path]) => path.endsWith(end)) ?? [];
  return Object.values((await read?.()) ?? {})[0];
}

const drawingOf = async (caseStudy: Pick<ListedCase, "id" | "services"> | undefined) =>
  caseStudy && (await load(modules, moduleOf(caseStudy)))?.[caseStudy.id];

/**
 * The drawings that a case's text shows by name, if it shows any.
 * @throws if there is none of that name
 */
async function drawingsOf({ caseStudy, body }: CaseData) {
  const names = drawingsIn(body).filter(Boolean);
  if (names.length === 0) return undefined;
  const file = textModuleOf(caseStudy);
  const drawings = (await load(textModules, file)) ?? {};
  const missing = names.find((name) => !Object.hasOwn(drawings, name));
  if (missing) throw new Error(`${caseStudy.id} shows “${missing}”, which is not in ${file}.`);
  return drawings;
}

/**
 * Adds what was made to a case's data, if the case's page shows it, and the drawings that its text
 * names. Only this page and lists of cases load the code of the first, only this page that of the
 * others.
 */
export async function withDrawing(data: CaseData): Promise<ShownCase> {
  const isShown = !data.caseStudy.picture || showsDrawing(data.body);
  return {
    ...data,
    Drawing: isShown ? await drawingOf(data.caseStudy) : undefined,
    NextDrawing: await drawingOf(data.next),
    drawings: await drawingsOf(data),
  };
}

/** Adds what was made in the cases of a landing page to its data. */
export async function withCaseDrawings(data: LandingData): Promise<ShownLanding> {
  const { cases = [] } = data;
  const drawn = await Promise.all(
    cases.map(async (one) => [one.id, await drawingOf(one)] as const),
  );
  return { ...data, caseDrawings: Object.fromEntries(drawn) };
}
