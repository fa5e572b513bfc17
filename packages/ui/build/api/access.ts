import recorded from "./access.json" with { type: "json" };

/** What is tried of each part, and by what. `person` is for people alone. */
export const accessChecks = {
  axe: "axe, in each of its stories",
  keyboard: "Its keys, pressed in its stories",
  zoom: "Nothing overflows at 400 % zoom, in each of its stories",
  rightToLeft: "Nothing overflows from right to left, in each of its stories",
  forcedColours: "Edges in forced colours, on the pages of the site that have it",
  transcript: "What a screen reader says, word for word, on the pages that have it",
  chromium: "Journeys in Chromium, on the pages that have it",
  firefox: "Journeys in Firefox, on the pages that have it",
  webkit: "Journeys in WebKit, on the pages that have it",
  person: "A person with assistive technology",
} as const;

/** One of {@link accessChecks}. */
export type AccessCheck = keyof typeof accessChecks;

/** How often a check has passed and failed for a part, when it last ran. */
export interface AccessState {
  /** `not tried`: no test of this kind has run for it, as far as is recorded. */
  readonly state: "passed" | "failed" | "not tried";
  /** The day of the run, as `2026-11-29`. */
  readonly on?: string;
  /** How many tests there were, of stories or of pages. */
  readonly tests?: number;
}

/** The state of a part, by check. */
export type Access = Readonly<Record<AccessCheck, AccessState>>;

/** What a run of the tests has said of the parts: their number of tests, and that of failures. */
export interface RecordedCheck {
  readonly on: string;
  readonly parts: Readonly<Record<string, number>>;
  readonly failed: Readonly<Record<string, number>>;
}

const checks: Readonly<Partial<Record<AccessCheck, RecordedCheck>>> = recorded;

function stateOf(part: string, check: AccessCheck): AccessState {
  const { on, parts = {}, failed = {} } = checks[check] ?? {};
  const tests = parts[part];
  if (on === undefined || tests === undefined) return { state: "not tried" };
  return { state: failed[part] ? "failed" : "passed", on, tests };
}

/**
 * The state of access of a component, such as `Accordion`, from the last recorded runs of the tests:
 * `pnpm record-access` records them.
 */
export const accessOf = (part: string): Access =>
  Object.fromEntries(
    (Object.keys(accessChecks) as AccessCheck[]).map((check) => [check, stateOf(part, check)]),
  ) as Access;

/** A state in words: `2026-11-29 (12)`, `failed 2026-11-29`, `–`. */
export function sayState(check: AccessCheck, { state, on, tests }: AccessState): string {
  if (state === "not tried") return check === "person" ? "not yet tried by a person" : "–";
  return state === "passed" ? `${on} (${tests})` : `failed ${on}`;
}

/** The state of a component in words: what is tried, and how it went. */
export const accessRows = (
  part: string,
): readonly { readonly what: string; readonly state: string }[] =>
  Object.entries(accessOf(part)).map(([check, state]) => ({
    what: accessChecks[check as AccessCheck],
    state: sayState(check as AccessCheck, state),
  }));
