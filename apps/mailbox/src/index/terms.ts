const day = 24 * 60 * 60 * 1000;

/** For how many days messages are kept, by the name of their form; 0 is for ever. */
export interface Terms {
  readonly forms: Readonly<Record<string, number>>;
  /** Of every other message. */
  readonly others: number;
}

/** The times before which messages are too old, in milliseconds, by their form. */
export interface Cutoffs {
  readonly forms: readonly (readonly [form: string, time: number])[];
  readonly others: number;
  /** Of what does not say which form it came from. */
  readonly unknown: number;
}

/** Before all messages, so that none is too old. */
const never = -1;

const before = (days: number, now: number): number => (days > 0 ? now - days * day : never);

/** Whether any message is ever too old. */
export const isLimited = ({ forms, others }: Terms): boolean =>
  [others, ...Object.values(forms)].some((days) => days > 0);

/**
 * The times that follow from the terms. What is damaged and says no form is kept for the shortest
 * term, since it may be of any.
 */
export function cutoffsAt(now: number, { forms, others }: Terms): Cutoffs {
  const limited = [others, ...Object.values(forms)].filter((days) => days > 0);
  return {
    forms: Object.entries(forms).map(([form, days]) => [form, before(days, now)]),
    others: before(others, now),
    unknown: limited.length > 0 ? before(Math.min(...limited), now) : never,
  };
}

/** A condition of SQL that is true of messages that are too old, and its values. */
export function tooOld({ forms, others }: Cutoffs): { sql: string; values: (string | number)[] } {
  if (forms.length === 0) return { sql: "receivedAt < ?", values: [others] };
  const cases = forms.map(() => "WHEN ? THEN ?").join(" ");
  return { sql: `receivedAt < CASE form ${cases} ELSE ? END`, values: [...forms.flat(), others] };
}
