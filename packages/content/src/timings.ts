/**
 * The site's timings and limits, each with its unit in its name. Those of the specification are
 * fixed; send timeout and draft lifetime are ours.
 */
export const timings = {
  /** The home header turns solid once the page has scrolled more than this. */
  headerSolidAfterPx: 20,
  submenuCloseDelayMs: 300,
  /** How long the contact button stays green and the application's success screen stands. */
  successMs: 5000,
  analyzerDelayMs: 3000,
  /** The delay by which each card's entrance follows the one before. */
  cardStaggerS: 0.1,
  /** A send without an answer for this long counts as outcome unknown. */
  sendTimeoutMs: 15_000,
  /** Unsent drafts are forgotten after this. */
  draftDays: 30,
} as const;

/** Limits on what forms take, each with its unit in its name. */
export const limits = {
  resumeMegabytes: 5,
  resumeBytes: 5 * 1024 * 1024,
  /** Most tags an article's card shows. */
  cardTags: 3,
  emailCharacters: 254,
  nameCharacters: 200,
  phoneCharacters: 60,
  urlCharacters: 2048,
  textCharacters: 20_000,
} as const;
