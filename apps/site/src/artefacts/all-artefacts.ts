import type { Artefacts } from "./artefacts.ts";

const modules = import.meta.glob<Readonly<Record<string, Artefacts>>>(
  "@site/drawings/*/*-artefacts.ts",
  { eager: true },
);

/** The artefacts of all services, by the id of their story. */
export const allArtefacts: Artefacts = Object.assign(
  {},
  ...Object.values(modules).flatMap((module) => Object.values(module)),
);
