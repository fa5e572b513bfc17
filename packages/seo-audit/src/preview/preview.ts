import { DESCRIPTION_MAX_WIDTH, TITLE_MAX_WIDTH } from "../limits.ts";
import { decoded } from "../page/addresses.ts";
import { addressOf, descriptionOf, metaContent, resolve, titleOf } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";
import { contentBlocks } from "../page/words.ts";
import { cutToWidth, DESCRIPTION_FONT_SIZE, TITLE_FONT_SIZE, textWidth } from "./text-width.ts";

/** A text as a preview shows it: cut, or not; the width is that of the full text in CSS pixels. */
export type PreviewText = Readonly<ReturnType<typeof fitted>>;

/** A desktop search result. All strings come from the page: render them as text only. */
export interface SearchPreview {
  readonly title: PreviewText;
  /** The source of the title. */
  readonly titleFrom: "title" | "heading" | "none";
  readonly description: PreviewText;
  readonly descriptionFrom: "description" | "content" | "none";
  readonly siteName: string;
  /** "example.com › services › seo"; empty when the address is unknown. */
  readonly address: string;
}

/** The card of a shared link. */
export interface SocialCard {
  readonly title: string;
  readonly description: string;
  /** The image's full address, which is never fetched; empty when there is none. */
  readonly image: string;
  readonly imageAlt: string;
  readonly site: string;
}

export interface SocialPreview {
  readonly openGraph: SocialCard;
  readonly twitter: SocialCard & { readonly card: "summary" | "summary_large_image" };
}

/**
 * Title and description, cut by width. Where one is missing, the text a search engine would use.
 */
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

/** The Open Graph card, and the X card, which falls back to Open Graph tags. */
export function socialPreview(page: PageModel): SocialPreview {
  const first = (...names: string[]) =>
    names.map((name) => metaContent(page, name)).find(Boolean) ?? "";
  /** @param prefixes of the tags, the first that is there counts */
  const card = (...prefixes: string[]): SocialCard => {
    const part = (name: string) => first(...prefixes.map((prefix) => `${prefix}:${name}`));
    return {
      title: part("title") || (titleOf(page)?.text ?? ""),
      description: part("description") || (descriptionOf(page)?.content ?? ""),
      image: fullAddress(page, part("image")),
      imageAlt: part("image:alt"),
      site: first("og:site_name") || (addressOf(page)?.hostname ?? ""),
    };
  };
  const isLarge = first("twitter:card") === "summary_large_image";
  return {
    openGraph: card("og"),
    twitter: { card: isLarge ? "summary_large_image" : "summary", ...card("twitter", "og") },
  };
}

/** No preview shows more characters, so the rest is not measured. */
const MAX_MEASURED = 1_000;

function fitted(text: string, fontSize: number, maxWidth: number) {
  const shown = text.slice(0, MAX_MEASURED);
  return {
    ...cutToWidth(shown, fontSize, maxWidth),
    width: Math.round(textWidth(shown, fontSize)),
  };
}

function breadcrumb(address: URL): string {
  const segments = address.pathname
    .split("/")
    .filter(Boolean)
    .map((each) => decoded(each));
  return [address.hostname, ...segments].join(" › ");
}

/** Keeps `http` and `https` addresses; others, such as `javascript:` and `data:`, become empty. */
function fullAddress(page: PageModel, href: string): string {
  const url = href === "" ? null : resolve(page, href);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "page.invalid"
    ? url.href
    : "";
}
