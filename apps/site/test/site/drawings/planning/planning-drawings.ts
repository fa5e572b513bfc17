import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { BlueSchool } from "./blue-school.tsx";

export const planningDrawings: CaseDrawings = { "blue-school": BlueSchool };
