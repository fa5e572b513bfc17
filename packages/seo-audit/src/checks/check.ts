import type { Mark, PageModel, Place } from "../page/page-model.ts";
import type { CheckId, Texts } from "../texts/texts.ts";
import type { CheckGroup, CheckStatus } from "../types.ts";

/** The outcome of one check on one page. */
export interface Finding {
  readonly status: CheckStatus;
  readonly found: string;
  readonly places: readonly (Place | null)[];
  /** Replaces the check's general advice where this fault needs its own. */
  readonly fix?: string;
  /** The most that a page with this fault scores, where it makes all others matter less. */
  readonly atMost?: number;
}

/** A pure function from a page to a finding. */
export interface Check<Id extends CheckId = CheckId> {
  readonly id: Id;
  readonly group: CheckGroup;
  /** Its share of the score: from 1 for a nicety to 10 for a fault that can hide the page. */
  readonly weight: number;
  readonly run: (page: PageModel, texts: Texts) => Finding;
}

type Run<Id extends CheckId> = (
  page: PageModel,
  texts: Texts["checks"][Id],
  common: Texts["common"],
) => Finding;

/** Makes the checks of a group. Each gets the texts of its id. */
export function checksOf(group: CheckGroup) {
  return <const Id extends CheckId>(id: Id, weight: number, run: Run<Id>): Check<Id> => ({
    id,
    group,
    weight,
    run: (page, texts) => run(page, texts.checks[id], texts.common),
  });
}

type Marks = readonly (Mark | null | undefined)[];

const findingOf =
  (status: CheckStatus) =>
  (found: string, marks: Marks = [], fix?: string): Finding => {
    const places = marks.map((mark) => mark?.at ?? null);
    return fix === undefined ? { status, found, places } : { status, found, places, fix };
  };

export const good = findingOf("good");
/** A fault that costs half of the check's weight. */
export const warning = findingOf("warning");
/** A fault that costs the check's whole weight. */
export const error = findingOf("error");
/** The check does not apply to this page; `found` gives the reason. */
export const notApplicable = findingOf("not-applicable");

const findingAt =
  (judge: typeof error) =>
  (marks: Marks, found: string, otherwise: string): Finding =>
    marks.length === 0 ? good(otherwise) : judge(found, marks);

/** An error at these places; good where there are none. */
export const errorAt = findingAt(error);
/** A warning at these places; good where there are none. */
export const warningAt = findingAt(warning);
