/** A URL outside the site. */
export type ExternalHref = `https://${string}`;

/** A link that opens the visitor's mail program. */
export type MailHref = `mailto:${string}@${string}`;

/** A link that starts a call. */
export type TelHref = `tel:+${string}`;
