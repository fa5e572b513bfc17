import type { CaseOverview } from "@kolam/content/model/types/case";
import type { ComponentType } from "react";

/**
 * The drawings of cases without a picture, by id: what was made, drawn in code. A drawing fills the
 * width it is given (from 300 pixels) and names itself to assistive technology. Cards leave out
 * what has `data-part="rest"`; the text of the case shows that, and leaves out what has
 * `data-part="gist"`.
 */
export type CaseDrawings<ServiceCases extends readonly CaseOverview[] = readonly CaseOverview[]> =
  Readonly<Partial<Record<ServiceCases[number]["id"], ComponentType>>>;
