/** The site's timings. Each name ends with the unit. */
export const timings = {
  /** How long the contact button stays green and the application's success screen is shown. */
  successMs: 5000,
  analyzerDelayMs: 3000,
  /** After this time without a response, the outcome of a submission is unknown. */
  sendTimeoutMs: 15_000,
  /** The same for a submission with a file: 5 MB at 350 kbit/s. */
  uploadTimeoutMs: 120_000,
  /**
   * Unsent drafts are deleted after this time in a tab, and on the device if the visitor has asked
   * to keep them.
   */
  draftDays: 30,
  /** The same on a device that others may use too. */
  draftShortDays: 1,
} as const;

/** Limits of forms and cards. Each name includes the unit. */
export const limits = {
  resumeMegabytes: 5,
  resumeBytes: 5 * 1024 * 1024,
  /** Maximum number of tags on an article's card. */
  cardTags: 3,
  emailCharacters: 254,
  nameCharacters: 200,
  phoneCharacters: 60,
  /** Minimum number of digits of a phone number. */
  phoneDigits: 6,
  urlCharacters: 2048,
  textCharacters: 20_000,
} as const;
