import { declaredEncoding, encodingOf, xmlEncoding } from "../input/declared-encoding.ts";
import { kindOf } from "../page/kind.ts";
import { otherLanguage } from "../page/language.ts";
import { linksWithRel, metaContent, metasNamed } from "../page/page-facts.ts";
import type { Mark, MetaMark, PageModel } from "../page/page-model.ts";
import { structuredTypes } from "../page/structured-data.ts";
import { checksOf, error, errorAt, good, notApplicable, warning } from "./check.ts";
import { isLanguageTag } from "./language-codes.ts";
import { isScalable, maximumScale, viewportSettings } from "./viewport-settings.ts";

const check = checksOf("document");

/**
 * The declaration must be within these bytes (HTML, "specifying the document's character
 * encoding").
 */
const PRESCAN_BYTES = 1024;
/** People who need large text must be able to zoom in (WCAG 1.4.4 requires 200 %, axe 500 %). */
const MIN_MAXIMUM_SCALE = 5;
/** Names that work in `head` only. A `meta` with `itemprop` may be anywhere. */
const HEAD_ONLY = new Set(["robots", "googlebot", "bingbot", "viewport", "description"]);
const FEED_TYPE = /^application\/(?:(?:rss|atom)\+xml|feed\+json)$/;
const ARTICLE_TYPES = ["Article", "BlogPosting", "NewsArticle", "Blog"];

/** First of all checks, because other faults may be symptoms of what it finds. */
export const parseErrors = check("parse-errors", 8, ({ parseErrors: errors, swallowed }, t) => {
  const lineOf = ({ at }: Mark) => at?.startLine ?? 1;
  if (swallowed) return error(t.swallowed(swallowed.tag, lineOf(swallowed)), [swallowed]);
  const [first] = errors;
  if (!first) return good(t.good);
  const meaning = t.meanings[first.code] ?? first.code;
  return warning(t.found(errors.length, lineOf(first), meaning), errors);
});

export const documentChecks = [
  check("doctype", 3, (page, t) => {
    const mark = page.doctype;
    if (kindOf(page) === "fragment") return error(t.fragment, [], t.fixFragment);
    if (!mark) return error(t.none);
    if (mark.mode === "quirks") return error(t.quirks, [mark]);
    return mark.mode === "limited-quirks" ? warning(t.limited, [mark]) : good(t.good, [mark]);
  }),
  check("charset", 4, (page, t) => {
    const declared = page.metas
      .map((meta) => ({ meta, encoding: declaredEncoding(meta) }))
      .filter(({ encoding }) => encoding !== "");
    const [first] = declared;
    if (page.startsWithBom) return good(t.mark);
    const inXml = xmlEncoding(page.html);
    if (!first && encodingOf(inXml) === "utf-8") return good(t.good);
    if (!first) return warning(inXml === "" ? t.none : t.other(inXml));
    const marks = declared.map(({ meta }) => meta);
    if (byteOffset(page, first.meta) > PRESCAN_BYTES) return error(t.late(PRESCAN_BYTES), marks);
    if (encodingOf(first.encoding) !== "utf-8") return warning(t.other(first.encoding), marks);
    return good(t.good, marks);
  }),
  check("lang", 5, ({ lang: mark }, t) => {
    const value = mark.value?.trim() ?? "";
    if (value === "") return error(t.none, [mark]);
    return isLanguageTag(value) ? good(t.good(value), [mark]) : error(t.unknown(value), [mark]);
  }),
  check("text-language", 5, (page, t) => {
    const declared = page.lang.value?.trim() ?? "";
    if (!isLanguageTag(declared)) return notApplicable(t.none);
    const other = otherLanguage(page);
    if (other === undefined) return good(t.good(declared));
    const found = other === "en" ? t.english(declared) : t.script(declared);
    return error(found, [page.lang]);
  }),
  check("viewport", 7, (page, t) => {
    const meta = metasNamed(page, "viewport").at(-1);
    if (!meta) return error(t.none);
    const settings = viewportSettings(meta.content);
    const width = settings.get("width");
    if (width === undefined && !settings.has("initial-scale")) return error(t.empty, [meta]);
    if (width !== undefined && width !== "device-width") return warning(t.fixed(width), [meta]);
    const isFixed =
      !isScalable(settings.get("user-scalable")) ||
      maximumScale(settings.get("maximum-scale")) < MIN_MAXIMUM_SCALE;
    return isFixed ? warning(t.noZoom, [meta]) : good(t.good, [meta]);
  }),
  check("head-integrity", 5, (page, t) => {
    const strays = [
      ...page.metas.filter(({ inHead, name }) => !inHead && HEAD_ONLY.has(name)),
      ...page.links.filter(
        ({ inHead, rels, hreflang }) =>
          !inHead && (rels.includes("canonical") || (rels.includes("alternate") && hreflang)),
      ),
      ...page.titles.filter(({ inHead }) => !inHead),
    ];
    return errorAt(strays, t.found(strays.length), t.good);
  }),
  check("favicon", 2, (page, t) => {
    const icons = linksWithRel(page, "icon").filter(({ href }) => href !== "");
    return icons.length > 0 ? good(t.good, icons) : warning(t.none);
  }),
  check("feed", 1, (page, t) => {
    const feeds = linksWithRel(page, "alternate").filter(({ type }) => FEED_TYPE.test(type));
    if (feeds.length > 0) return good(t.good, feeds);
    const types = structuredTypes(page);
    const isArticle =
      metaContent(page, "og:type") === "article" || ARTICLE_TYPES.some((type) => types.has(type));
    return isArticle ? warning(t.none) : notApplicable(t.notNeeded);
  }),
] as const;

/** The end of the declaration, in bytes from the start of the file. */
function byteOffset(page: PageModel, meta: MetaMark): number {
  const end = meta.at?.endOffset ?? 0;
  if (end > PRESCAN_BYTES) return end;
  return new TextEncoder().encode(page.html.slice(0, end)).length;
}
