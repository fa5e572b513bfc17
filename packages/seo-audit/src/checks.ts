import { blockingScripts } from "./checks/blocking-scripts.ts";
import { canonical } from "./checks/canonical.ts";
import { charset } from "./checks/charset.ts";
import { crawlableLinks } from "./checks/crawlable-links.ts";
import { description } from "./checks/description.ts";
import { descriptionLength } from "./checks/description-length.ts";
import { descriptionWidth } from "./checks/description-width.ts";
import { doctype } from "./checks/doctype.ts";
import { domDepth } from "./checks/dom-depth.ts";
import { domSize } from "./checks/dom-size.ts";
import { duplicateIds } from "./checks/duplicate-ids.ts";
import { favicon } from "./checks/favicon.ts";
import { feed } from "./checks/feed.ts";
import { fragmentLinks } from "./checks/fragment-links.ts";
import { h1 } from "./checks/h1.ts";
import { headIntegrity } from "./checks/head-integrity.ts";
import { headingOutline } from "./checks/heading-outline.ts";
import { headingText } from "./checks/heading-text.ts";
import { hreflang } from "./checks/hreflang.ts";
import { imageAlt } from "./checks/image-alt.ts";
import { imageAltQuality } from "./checks/image-alt-quality.ts";
import { imageSize } from "./checks/image-size.ts";
import { inlineStyle } from "./checks/inline-style.ts";
import { insecureLinks } from "./checks/insecure-links.ts";
import { internalNofollow } from "./checks/internal-nofollow.ts";
import { jsonLdProperties } from "./checks/json-ld-properties.ts";
import { jsonLdRatings } from "./checks/json-ld-ratings.ts";
import { jsonLdSyntax } from "./checks/json-ld-syntax.ts";
import { keywordDensity } from "./checks/keyword-density.ts";
import { lang } from "./checks/lang.ts";
import { linkText } from "./checks/link-text.ts";
import { localAddresses } from "./checks/local-addresses.ts";
import { metaRefresh } from "./checks/meta-refresh.ts";
import { mixedContent } from "./checks/mixed-content.ts";
import { obsoleteMarkup } from "./checks/obsolete-markup.ts";
import { openGraph } from "./checks/open-graph.ts";
import { pageWeight } from "./checks/page-weight.ts";
import { placeholderText } from "./checks/placeholder-text.ts";
import { readability } from "./checks/readability.ts";
import { robots } from "./checks/robots.ts";
import { structuredData } from "./checks/structured-data.ts";
import { subheadings } from "./checks/subheadings.ts";
import { textRatio } from "./checks/text-ratio.ts";
import { title } from "./checks/title.ts";
import { titleLength } from "./checks/title-length.ts";
import { titleSubject } from "./checks/title-subject.ts";
import { titleWidth } from "./checks/title-width.ts";
import { twitterCard } from "./checks/twitter-card.ts";
import { viewport } from "./checks/viewport.ts";
import { wordCount } from "./checks/word-count.ts";

/** Every check, in the order of the report. A new check is a file in `checks/` and a line here. */
export const checks = [
  title,
  titleLength,
  titleWidth,
  titleSubject,
  description,
  descriptionLength,
  descriptionWidth,
  robots,
  canonical,
  hreflang,
  metaRefresh,
  doctype,
  charset,
  lang,
  viewport,
  headIntegrity,
  favicon,
  feed,
  h1,
  headingOutline,
  headingText,
  subheadings,
  wordCount,
  readability,
  keywordDensity,
  placeholderText,
  linkText,
  crawlableLinks,
  fragmentLinks,
  localAddresses,
  insecureLinks,
  internalNofollow,
  imageAlt,
  imageAltQuality,
  imageSize,
  openGraph,
  twitterCard,
  structuredData,
  jsonLdSyntax,
  jsonLdProperties,
  jsonLdRatings,
  duplicateIds,
  mixedContent,
  inlineStyle,
  domSize,
  domDepth,
  textRatio,
  pageWeight,
  blockingScripts,
  obsoleteMarkup,
] as const;

export type CheckId = (typeof checks)[number]["id"];
