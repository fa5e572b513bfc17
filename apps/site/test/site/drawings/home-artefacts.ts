import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import type { home } from "@site/words/pages/home";
import { BlueSchool } from "./planning/blue-school.tsx";

export const homeArtefacts: Artefacts<typeof home.work.stories> = { "blue-school": BlueSchool };
