import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { BlueSchool } from "./planning/blue-school.tsx";

export const homeDrawings: CaseDrawings = { "blue-school": BlueSchool };
