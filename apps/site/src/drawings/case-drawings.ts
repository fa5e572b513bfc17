import type { CaseOverview } from "@kolam/content/model/types/case";
import type { ComponentType } from "react";

/**
 * The drawings of cases, or of some of them: for the ids of those that have no picture, the thing
 * that was made, drawn in code. A drawing fills the width it is given (from 300 pixels) and names
 * itself to assistive technology. What cards leave out of it has `data-part="rest"`; the text of
 * the case shows that, and leaves out what has `data-part="gist"`.
 */
export type CaseDrawings<ServiceCases extends readonly CaseOverview[] = readonly CaseOverview[]> =
  Readonly<Partial<Record<ServiceCases[number]["id"], ComponentType>>>;
