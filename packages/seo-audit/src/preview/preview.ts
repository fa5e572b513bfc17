import { addressOf, descriptionOf, metaContent, resolve, titleOf } from "./page/page-facts.ts";
import type { PageModel } from "./page/page-model.ts";
import { contentBlocks } from "./page/words.ts";
import {
  cutToWidth,
  DESCRIPTION_FONT_SIZE,
  DESCRIPTION_MAX_WIDTH,
  TITLE_FONT_SIZE,
  TITLE_MAX_WIDTH,
  textWidth,
} from "./text-width.ts";

/** A line of a preview: what is shown, whether it was cut, and how wide it is uncut, in CSS pixels. */
export interface PreviewText {
  readonly text: string;
  readonly cut: boolean;
  readonly width: number;
}

/** What a desktop search result would show. All strings are the page's own: show them as text. */
export interface SearchPreview {
  readonly title: PreviewText;
  /** Where the title was taken from. */
  readonly titleFrom: "title" | "heading" | "none";
  readonly description: PreviewText;
  readonly descriptionFrom: "description" | "content" | "none";
  readonly siteName: string;
  /** Host and path as a result shows them, "example.com › services › seo"; empty when unknown. */
  readonly address: string;
}

/** What a shared link would show. The image is an address only: nothing here fetches it. */
export interface SocialCard {
  readonly title: string;
  readonly description: string;
  /** The image's full address; empty when there is none. */
  readonly image: string;
  readonly imageAlt: string;
  readonly site: string;
}

export interface SocialPreview {
  readonly openGraph: SocialCard;
  readonly twitter: SocialCard & { readonly card: "summary" | "summary_large_image" };
}

/** Title and description cut by width, with the stand-ins a search engine would take. */
export function searchPreview(page: PageModel): SearchPreview {
  const title = titleOf(page)?.text ?? "";
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "";
  const description = descriptionOf(page)?.content ?? "";
  const content =
    contentBlocks(page).find(({ tag, text }) => tag === "p" && text.length > 40)?.text ?? "";
  const address = addressOf(page);
  return {
    title: fitted(title || heading, TITLE_FONT_SIZE, TITLE_MAX_WIDTH),
    titleFrom: title ? "title" : heading ? "heading" : "none",
    description: fitted(description || content, DESCRIPTION_FONT_SIZE, DESCRIPTION_MAX_WIDTH),
    descriptionFrom: description ? "description" : content ? "content" : "none",
    siteName: metaContent(page, "og:site_name") || (address?.hostname.replace(/^www\./, "") ?? ""),
    address: address ? breadcrumb(address) : "",
  };
}

/** The Open Graph card, and the X card with its fallbacks to Open Graph. */
export function socialPreview(page: PageModel): SocialPreview {
  const first = (...names: string[]) =>
    names.map((name) => metaContent(page, name)).find(Boolean) ?? "";
  const title = titleOf(page)?.text ?? "";
  const description = descriptionOf(page)?.content ?? "";
  const site = first("og:site_name") || (addressOf(page)?.hostname ?? "");
  const card = first("twitter:card") === "summary_large_image" ? "summary_large_image" : "summary";
  return {
    openGraph: {
      title: first("og:title") || title,
      description: first("og:description") || description,
      image: fullAddress(page, first("og:image")),
      imageAlt: first("og:image:alt"),
      site,
    },
    twitter: {
      card,
      title: first("twitter:title", "og:title") || title,
      description: first("twitter:description", "og:description") || description,
      image: fullAddress(page, first("twitter:image", "og:image")),
      imageAlt: first("twitter:image:alt", "og:image:alt"),
      site,
    },
  };
}

/** Longer texts are not shown by any preview and are cut before they are measured. */
const MAX_MEASURED = 1_000;

function fitted(text: string, fontSize: number, maxWidth: number): PreviewText {
  const shown = text.slice(0, MAX_MEASURED);
  return {
    ...cutToWidth(shown, fontSize, maxWidth),
    width: Math.round(textWidth(shown, fontSize)),
  };
}

function breadcrumb(address: URL): string {
  const segments = address.pathname.split("/").filter(Boolean).map(readable);
  return [address.hostname, ...segments].join(" › ");
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Only web addresses: a `javascript:` or `data:` one is dropped. */
function fullAddress(page: PageModel, href: string): string {
  const url = href === "" ? null : resolve(page, href);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "page.invalid"
    ? url.href
    : "";
}
