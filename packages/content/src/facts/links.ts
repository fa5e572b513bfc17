import type { ExternalHref, MailHref, TelHref } from "./addresses.ts";
import type { Href } from "./paths.ts";

/** Any target of a link in running text. */
export type AnyHref = Href | ExternalHref | MailHref | TelHref;

/** A button or link to a page of the site. A target that does not exist is a type error. */
export interface Action {
  readonly label: string;
  readonly href: Href;
}

/** A part of a sentence: plain text or a link. */
export type Inline = string | { readonly text: string; readonly href: AnyHref };

/** A paragraph that may contain links. Its parts are joined without spaces. */
export type RichText = readonly Inline[];

/** The text of a {@link RichText} without its links, for structured data, mail and tests. */
export function plainText(rich: RichText): string {
  return rich.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
