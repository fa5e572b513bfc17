/**
 * What you promise about time. The pages insert these into their sentences, so that each promise is
 * changed in one place.
 */
export const promises = {
  /** When a person reads and answers what was sent. */
  read: "दो कार्य-दिवसों में", // [Replace] Only what you can keep.
  /** The same of an application. */
  applicationReply: "दो हफ़्तों में", // [Replace] Only what you can keep.
  /** When a quote comes. */
  quote: "एक हफ़्ते में", // [Replace] Only what you can keep.
} as const;
