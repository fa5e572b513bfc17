import { h1 } from "./checks/content/h1.ts";
import { headingOutline } from "./checks/content/heading-outline.ts";
import { headingText } from "./checks/content/heading-text.ts";
import { keywordDensity } from "./checks/content/keyword-density.ts";
import { placeholderText } from "./checks/content/placeholder-text.ts";
import { readability } from "./checks/content/readability.ts";
import { subheadings } from "./checks/content/subheadings.ts";
import { wordCount } from "./checks/content/word-count.ts";
import { charset } from "./checks/document/charset.ts";
import { doctype } from "./checks/document/doctype.ts";
import { favicon } from "./checks/document/favicon.ts";
import { feed } from "./checks/document/feed.ts";
import { headIntegrity } from "./checks/document/head-integrity.ts";
import { lang } from "./checks/document/lang.ts";
import { parseErrors } from "./checks/document/parse-errors.ts";
import { viewport } from "./checks/document/viewport.ts";
import { imageAlt } from "./checks/images/image-alt.ts";
import { imageAltQuality } from "./checks/images/image-alt-quality.ts";
import { imageSize } from "./checks/images/image-size.ts";
import { canonical } from "./checks/indexing/canonical.ts";
import { hreflang } from "./checks/indexing/hreflang.ts";
import { metaRefresh } from "./checks/indexing/meta-refresh.ts";
import { robots } from "./checks/indexing/robots.ts";
import { crawlableLinks } from "./checks/links/crawlable-links.ts";
import { fragmentLinks } from "./checks/links/fragment-links.ts";
import { insecureLinks } from "./checks/links/insecure-links.ts";
import { internalNofollow } from "./checks/links/internal-nofollow.ts";
import { linkText } from "./checks/links/link-text.ts";
import { localAddresses } from "./checks/links/local-addresses.ts";
import { description } from "./checks/snippet/description.ts";
import { descriptionLength } from "./checks/snippet/description-length.ts";
import { descriptionWidth } from "./checks/snippet/description-width.ts";
import { title } from "./checks/snippet/title.ts";
import { titleLength } from "./checks/snippet/title-length.ts";
import { titleSubject } from "./checks/snippet/title-subject.ts";
import { titleWidth } from "./checks/snippet/title-width.ts";
import { openGraph } from "./checks/social/open-graph.ts";
import { twitterCard } from "./checks/social/twitter-card.ts";
import { jsonLdProperties } from "./checks/structured-data/json-ld-properties.ts";
import { jsonLdRatings } from "./checks/structured-data/json-ld-ratings.ts";
import { jsonLdSyntax } from "./checks/structured-data/json-ld-syntax.ts";
import { structuredData } from "./checks/structured-data/structured-data.ts";
import { blockingScripts } from "./checks/weight/blocking-scripts.ts";
import { domDepth } from "./checks/weight/dom-depth.ts";
import { domSize } from "./checks/weight/dom-size.ts";
import { duplicateIds } from "./checks/weight/duplicate-ids.ts";
import { inlineStyle } from "./checks/weight/inline-style.ts";
import { mixedContent } from "./checks/weight/mixed-content.ts";
import { obsoleteMarkup } from "./checks/weight/obsolete-markup.ts";
import { pageWeight } from "./checks/weight/page-weight.ts";
import { textRatio } from "./checks/weight/text-ratio.ts";

/** All checks, in the order of the report. A new check needs a file in `checks/` and a line here. */
export const checks = [
  parseErrors,
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
