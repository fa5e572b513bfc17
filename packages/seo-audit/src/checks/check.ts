import type { Mark, PageModel, Place } from "../page/page-model.ts";
import type { CheckGroup, CheckStatus } from "../types.ts";

/** The outcome of one check on one page. */
export interface Finding {
  readonly status: CheckStatus;
  readonly found: string;
  readonly places: readonly (Place | null)[];
  /** Replaces the check's general advice where this fault needs its own. */
  readonly fix?: string;
}

/** A pure function from a page to a finding, with the texts that explain it. */
export interface Check<Id extends string = string> {
  readonly id: Id;
  readonly group: CheckGroup;
  readonly title: string;
  /** Its share of the score: from 1 for a nicety to 10 for a fault that can hide the page. */
  readonly weight: number;
  readonly why: string;
  readonly fix: string;
  readonly run: (page: PageModel) => Finding;
}

/** Preserves the literal type of the id, from which `CheckId` is derived. */
export function defineCheck<const Id extends string>(check: Check<Id>): Check<Id> {
  return check;
}

type Marks = readonly (Mark | null | undefined)[];

function placesOf(marks: Marks): (Place | null)[] {
  return marks.map((mark) => mark?.at ?? null);
}

export function good(found: string, marks: Marks = []): Finding {
  return { status: "good", found, places: placesOf(marks) };
}

/** A fault that costs half of the check's weight. */
export function warning(found: string, marks: Marks = [], fix?: string): Finding {
  return fault("warning", found, marks, fix);
}

/** A fault that costs the check's whole weight. */
export function error(found: string, marks: Marks = [], fix?: string): Finding {
  return fault("error", found, marks, fix);
}

/** The check does not apply to this page; `found` gives the reason. */
export function notApplicable(found: string): Finding {
  return { status: "not-applicable", found, places: [] };
}

function fault(
  status: "warning" | "error",
  found: string,
  marks: Marks,
  fix: string | undefined,
): Finding {
  const places = placesOf(marks);
  return fix === undefined ? { status, found, places } : { status, found, places, fix };
}
