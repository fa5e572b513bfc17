/**
 * What you promise about time. The pages insert these into their sentences, so that each promise is
 * changed in one place.
 */
export const promises = {
  /** When a person reads and answers what was sent. */
  read: "within two working days", // [Replace] Only what you can keep.
  /** The same of an application. */
  applicationReply: "within two weeks", // [Replace] Only what you can keep.
  /** When a quote comes. */
  quote: "within a week", // [Replace] Only what you can keep.
} as const;
