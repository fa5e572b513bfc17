import type { ServiceId } from "@kolam/content/facts/paths";
import type { ComponentType } from "react";
import type { CaseData } from "../articles/article-source.ts";
import type { Artefacts } from "./artefacts.ts";

/** A case, and what was made in it. */
export type ShownCase = CaseData & { readonly Artefact?: ComponentType | undefined };

type Module = Readonly<Record<string, Artefacts<readonly CaseData["story"][]>>>;

const modules = import.meta.glob<Module>("./*/*-artefacts.ts");

const moduleOf = (service: ServiceId) => `./${service}/${service}-artefacts.ts`;

/** The source files, in the folder of the site, with what the page of a case shows that was made. */
export const artefactFiles = (data: ShownCase | undefined): string[] =>
  [
    ...(data ? ["./load-artefact.ts"] : []),
    ...(data?.Artefact ? [moduleOf(data.story.services[0])] : []),
  ].map((file) => `src/artefacts${file.slice(1)}`);

/** Whether a text shows what was made. */
export const showsArtefact = (body: CaseData["body"]): boolean =>
  body.some((node) => typeof node === "object" && node.tag === "Artefact");

/** Adds what was made to the data of a case, if its page shows that. Only this page and lists of cases bring its code. */
export async function withArtefact(data: CaseData): Promise<ShownCase> {
  const { id, picture, services } = data.story;
  const isShown = !picture || showsArtefact(data.body);
  const load = isShown ? modules[moduleOf(services[0])] : undefined;
  const [artefacts] = load ? Object.values(await load()) : [];
  return { ...data, Artefact: artefacts?.[id] };
}
