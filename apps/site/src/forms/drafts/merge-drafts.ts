import type { Answers } from "@kolam/content/model/types/form";

/** How often each tab has changed an answer, by the tab's id. */
export type Edits = Readonly<Record<string, number>>;

/** What a visitor has typed but not sent. */
export interface Draft {
  /** The same in every tab that shows the draft. */
  readonly id: string;
  readonly values: Answers;
  /** The changes behind each answer, by field. */
  readonly edits?: Readonly<Record<string, Edits>>;
  /** Second answers to fields that two tabs changed without knowing of each other. */
  readonly others?: Answers;
  /** Whether the visitor has asked for it to be kept for longer than a day. */
  readonly isLong?: boolean;
}

type Answer = string | readonly string[];

interface AnswerState {
  readonly value: Answer;
  readonly edits: Edits;
  readonly other: Answer | undefined;
}

/** Whether two answers are the same. */
export const isSameAnswer = (one: Answer = "", another: Answer = ""): boolean =>
  String(one) === String(another);

const hasAll = (edits: Edits, others: Edits): boolean =>
  Object.entries(others).every(([tab, count]) => (edits[tab] ?? 0) >= count);

/**
 * Whether an answer was given knowing the other one. An answer without counted changes, from a
 * draft of an older format, is known to nobody.
 */
function knows({ edits }: AnswerState, other: AnswerState): boolean {
  const isCounted = other.value.length === 0 || Object.keys(other.edits).length > 0;
  return isCounted && hasAll(edits, other.edits);
}

function joined(mine: Edits, theirs: Edits): Edits {
  const tabs = Object.keys({ ...mine, ...theirs });
  return Object.fromEntries(
    tabs.map((tab) => [tab, Math.max(mine[tab] ?? 0, theirs[tab] ?? 0)] as const),
  );
}

const stateOf = ({ values, edits, others }: Draft, name: string): AnswerState => ({
  value: values[name] ?? "",
  edits: edits?.[name] ?? {},
  other: others?.[name],
});

function mergeAnswer(mine: AnswerState, theirs: AnswerState): AnswerState {
  if (knows(mine, theirs)) return mine;
  if (knows(theirs, mine)) {
    // The other tab shows this tab's answer as the second one; this tab keeps it in the field.
    const isSwapped = theirs.other !== undefined && isSameAnswer(theirs.other, mine.value);
    return isSwapped ? { ...theirs, value: mine.value, other: theirs.value } : theirs;
  }
  const edits = joined(mine.edits, theirs.edits);
  if (theirs.value.length === 0 || isSameAnswer(mine.value, theirs.value)) {
    return { ...mine, edits, other: mine.other ?? theirs.other };
  }
  if (mine.value.length === 0) return { ...theirs, edits };
  if (typeof mine.value !== "string" && typeof theirs.value !== "string") {
    return { value: [...new Set([...mine.value, ...theirs.value])], edits, other: mine.other };
  }
  return { value: mine.value, edits, other: theirs.value };
}

/**
 * Merges this tab's draft with another tab's version of it, field by field. The answer that was
 * changed last, knowing of the other, stays. Where both tabs changed one without knowing of each
 * other, this tab keeps its own and has the other's beside it; boxes stay ticked that either
 * ticked.
 */
export function mergeDrafts(mine: Draft, theirs: Draft): Draft {
  const names = Object.keys({ ...mine.values, ...mine.edits, ...theirs.values, ...theirs.edits });
  const merged = names.map(
    (name) => [name, mergeAnswer(stateOf(mine, name), stateOf(theirs, name))] as const,
  );
  const others = merged.flatMap(([name, { other }]) => (other ? [[name, other] as const] : []));
  return {
    id: mine.id,
    isLong: mine.isLong ?? theirs.isLong ?? false,
    values: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    edits: Object.fromEntries(merged.map(([name, { edits }]) => [name, edits])),
    others: Object.fromEntries(others),
  };
}

/** Whether a draft has changes in it that another version of it has not. */
export function isAhead(mine: Draft, theirs: Draft): boolean {
  return Object.entries(mine.edits ?? {}).some(
    ([name, edits]) => !hasAll(theirs.edits?.[name] ?? {}, edits),
  );
}

/** Counts one more change of an answer by a tab. */
export function withEdit(draft: Draft, name: string, tab: string): Draft {
  const edits = draft.edits?.[name] ?? {};
  const counted = { ...edits, [tab]: (edits[tab] ?? 0) + 1 };
  return { ...draft, edits: { ...draft.edits, [name]: counted } };
}

/** The draft with the answers that are now in a tab's form. Those that differ count as changes. */
export function withAnswers(draft: Draft, values: Answers, tab: string): Draft {
  return Object.entries(values)
    .filter(([name, value]) => !isSameAnswer(value, draft.values[name]))
    .reduce((changed, [name]) => withEdit(changed, name, tab), { ...draft, values });
}

/** The draft with a second answer to a field, or without one. */
export function withOther(draft: Draft, name: string, other: Answer | undefined): Draft {
  const { [name]: _, ...rest } = draft.others ?? {};
  return { ...draft, others: other?.length ? { ...rest, [name]: other } : rest };
}
