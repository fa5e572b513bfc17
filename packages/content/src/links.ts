import type { Href } from "./paths.ts";

/** An address outside the site. */
export type ExternalHref = `https://${string}`;

/** An address that opens the visitor's mail program. */
export type MailHref = `mailto:${string}@${string}`;

/** An address that starts a call. */
export type TelHref = `tel:+${string}`;

/** Anything a link in running text may lead to. */
export type AnyHref = Href | ExternalHref | MailHref | TelHref;

/** A button or link with its exact label. Internal only, so that it cannot lead nowhere. */
export interface Action {
  readonly label: string;
  readonly href: Href;
}

/** A piece of a sentence: plain words, or words that are a link. */
export type Inline = string | { readonly text: string; readonly href: AnyHref };

/** A paragraph whose words may contain links. Pieces are joined without adding spaces. */
export type RichText = readonly Inline[];

/** The words of a {@link RichText} without its links, for structured data, mail and tests. */
export function plainText(rich: RichText): string {
  return rich.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
