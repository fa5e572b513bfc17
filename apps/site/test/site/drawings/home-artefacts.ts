import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { BlueSchool } from "./planning/blue-school.tsx";

export const homeArtefacts: Artefacts = { "blue-school": BlueSchool };
