import recorded from "./access.json" with { type: "json" };

/** The accessibility checks of a component. `person` is done only by people. */
export const accessChecks = {
  axe: "axe, in every story",
  keyboard: "Keyboard operation, in its stories",
  zoom: "No overflow at 400 % zoom, in every story",
  rightToLeft: "No overflow in right-to-left text, in every story",
  forcedColours: "Visible edges in forced colours, on the site's pages with it",
  transcript: "Screen-reader transcript, word for word, on the site's pages with it",
  chromium: "Journeys in Chromium, on the site's pages with it",
  firefox: "Journeys in Firefox, on the site's pages with it",
  webkit: "Journeys in WebKit, on the site's pages with it",
  person: "Test by a person with assistive technology",
} as const;

/** One of {@link accessChecks}. */
export type AccessCheck = keyof typeof accessChecks;

/** The result of a check for a component in its last run. */
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

/** The results of a test run by component: the numbers of tests and failures. */
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
 * The accessibility status of a component, such as `Accordion`, from the last test runs recorded by
 * `pnpm record-access`.
 */
export const accessOf = (part: string): Access =>
  Object.fromEntries(
    (Object.keys(accessChecks) as AccessCheck[]).map((check) => [check, stateOf(part, check)]),
  ) as Access;

/** A state in words: `2026-11-29 (12)`, `failed 2026-11-29`, `–`. */
export function sayState(check: AccessCheck, { state, on, tests }: AccessState): string {
  if (state === "not tried") return check === "person" ? "not yet tested by a person" : "–";
  return state === "passed" ? `${on} (${tests})` : `failed ${on}`;
}

/** The accessibility status of a component in words: each check and its result. */
export const accessRows = (
  part: string,
): readonly { readonly what: string; readonly state: string }[] =>
  Object.entries(accessOf(part)).map(([check, state]) => ({
    what: accessChecks[check as AccessCheck],
    state: sayState(check as AccessCheck, state),
  }));
