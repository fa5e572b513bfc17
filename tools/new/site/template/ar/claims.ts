/**
 * What you promise about time. The pages insert these into their sentences, so that each promise is
 * changed in one place.
 */
export const promises = {
  /** When a person reads and answers what was sent. */
  read: "خلال يومي عمل", // [Replace] Only what you can keep.
  /** The same of an application. */
  applicationReply: "خلال أسبوعين", // [Replace] Only what you can keep.
  /** When a quote comes. */
  quote: "خلال أسبوع", // [Replace] Only what you can keep.
} as const;
