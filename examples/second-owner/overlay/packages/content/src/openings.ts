import type { FiveOrMore } from "./facts/shapes.ts";

/** The departments that may have openings. */
export type Department = "Design" | "Code" | "Words";

/** A job opening. */
export interface Opening {
  /** A stable id for anchors and links. */
  readonly id: string;
  readonly title: string;
  readonly department: Department;
  readonly location: "Kendal";
  readonly type: "Full-time" | "Four days a week";
  readonly description: string;
  readonly requirements: FiveOrMore<string>;
  readonly responsibilities: FiveOrMore<string>;
}

/** Four people work here, and nobody is leaving. */
export const openings: readonly Opening[] = [];
