import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { BlueSchool } from "./blue-school.tsx";

export const planningArtefacts: Artefacts = { "blue-school": BlueSchool };
