import type { Href, SitePath } from "../pages/paths.ts";
import type { ExternalHref, MailHref, TelHref } from "./addresses.ts";

/** Any target of a link in running text. */
export type AnyHref = Href | ExternalHref | MailHref | TelHref;

/** Any target of a link that the site itself sets. */
export type SiteHref = SitePath | Exclude<AnyHref, Href>;

/** A button or link to a page of the site. A target that does not exist is a type error. */
export interface Action {
  readonly label: string;
  readonly href: Href;
}

/**
 * A button or link on a page, which may lead to the page's own sections, even while the page is
 * left out.
 */
export interface SiteAction {
  readonly label: string;
  readonly href: SiteHref;
}

/** A part of a sentence: plain text or a link. */
export type Inline = string | { readonly text: string; readonly href: AnyHref };

/** A paragraph that may contain links. Parts are joined without spaces. */
export type RichText = string | readonly Inline[];

/** The parts of a {@link RichText}, in their order. */
export function partsOf(rich: RichText): readonly Inline[] {
  return typeof rich === "string" ? [rich] : rich;
}

/** The text of a {@link RichText} without its links, for structured data, mail and tests. */
export function plainText(rich: RichText): string {
  return partsOf(rich)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}
