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

/**
 * What else the text of a case shows, by the name in its `<Drawing name="…" />`: what was found,
 * what went wrong. They fill the width they are given and name themselves, as those above, and are
 * on no card.
 */
export type TextDrawings = Readonly<Record<string, ComponentType>>;
