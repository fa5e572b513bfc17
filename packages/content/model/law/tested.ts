import type { Day } from "../basics/dates.ts";

/** What the browser tests cover, by the file of the journey. */
export const accessibilityChecks = {
  axe: "accessibility/accessibility.spec.ts",
  keyboard: "accessibility/keyboard.spec.ts",
  scripts: "accessibility/without-scripts.spec.ts",
} as const;

export type AccessibilityCheck = keyof typeof accessibilityChecks;

/** The last run of the tests, as a command writes it from their report. */
export interface Tested {
  readonly on: Day;
  /** What passed, and what did not. */
  readonly passed: readonly AccessibilityCheck[];
  readonly failed: readonly AccessibilityCheck[];
}

/** What a language says of the last run. */
export interface TestedWords {
  readonly title: string;
  readonly notYet: string;
  readonly ran: (day: string) => string;
  readonly checks: Readonly<Record<AccessibilityCheck, string>>;
  /** After those that did not pass. */
  readonly failed: string;
}
