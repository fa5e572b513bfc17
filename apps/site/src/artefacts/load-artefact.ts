import type { Case } from "@kolam/content/model/shapes/case";
import type { ComponentType } from "react";
import type { CaseData } from "../articles/article-source.ts";
import type { Artefacts } from "./artefacts.ts";

/** A case, and what was made in it and in the next one. */
export type ShownCase = CaseData & {
  readonly Artefact?: ComponentType | undefined;
  readonly NextArtefact?: ComponentType | undefined;
};

type Module = Readonly<Record<string, Artefacts>>;

const modules = import.meta.glob<Module>("./*/*-artefacts.ts");

const moduleOf = ({ services: [service] }: Case) => `./${service}/${service}-artefacts.ts`;

/**
 * The source files, in the folder of the site, with what the page of a case shows that was made.
 */
export const artefactFiles = (data: ShownCase | undefined): string[] =>
  [
    data && "./load-artefact.ts",
    data?.Artefact && moduleOf(data.story),
    data?.next && data.NextArtefact && moduleOf(data.next),
  ].flatMap((file) => (file ? `src/artefacts${file.slice(1)}` : []));

/** Whether a text shows what was made. */
export const showsArtefact = (body: CaseData["body"]): boolean =>
  body.some((node) => typeof node === "object" && node.tag === "Artefact");

async function artefactOf(story: Case | undefined) {
  const [artefacts] = story ? Object.values((await modules[moduleOf(story)]?.()) ?? {}) : [];
  return story && artefacts?.[story.id];
}

/**
 * Adds what was made to the data of a case, if its page shows that. Only this page and lists of
 * cases bring its code.
 */
export async function withArtefact(data: CaseData): Promise<ShownCase> {
  const isShown = !data.story.picture || showsArtefact(data.body);
  return {
    ...data,
    Artefact: isShown ? await artefactOf(data.story) : undefined,
    NextArtefact: await artefactOf(data.next),
  };
}
