import { gzipSync, strToU8 } from "fflate";
import { MAX_ELEMENTS, MAX_HTML_SIZE } from "../limits.ts";
import { isLoopback } from "../page/addresses.ts";
import { addressOf } from "../page/page-facts.ts";
import { checksOf, error, errorAt, good, notApplicable, warning, warningAt } from "./check.ts";

const check = checksOf("weight");

/** Bytes that are sent for a text. */
const compressedSize = (text: string) => (text === "" ? 0 : gzipSync(strToU8(text)).length);

const UPGRADE = /(?:^|;)\s{0,5}upgrade-insecure-requests\s{0,5}(?:;|$)/i;
/**
 * Bytes after compression (gzip), as hosts send it. AMP, the only source of a limit, allows 75,000
 * bytes of inline CSS, which are about a quarter of that compressed.
 */
const MUCH_IN_ELEMENTS = 20_000;
const TOO_MUCH_IN_ELEMENTS = 40_000;
/** Lower, because attributes repeat what a rule would say once. */
const MUCH_IN_ATTRIBUTES = 5_000;
const TOO_MUCH_IN_ATTRIBUTES = 20_000;
/** Lighthouse's threshold for an error. */
const EXCESSIVE_ELEMENTS = 1400;
/** Lighthouse's thresholds. */
const MAX_DEPTH = 32;
const MAX_CHILDREN = 60;
/**
 * Percent of the source, without styles and scripts, that is readable text. Pages with inline
 * drawings have about 8.
 */
const LITTLE_TEXT = 5;
const VERY_LITTLE_TEXT = 1;
/** Bytes; Google indexes no more of a page. */
const VERY_HEAVY = 2 * 1024 * 1024;
/**
 * Search engines do not read content in plug-ins and frames. The other elements are merely
 * outdated.
 */
const UNREADABLE = new Set(["applet", "embed", "frame", "frameset", "object"]);

export const weightChecks = [
  check("duplicate-ids", 3, ({ ids, shadowIds }, t) => {
    const repeated = [...ids, ...shadowIds].filter(([, places]) => places.length > 1);
    const marks = repeated.flatMap(([, places]) => places.slice(1).map((at) => ({ at })));
    const names = repeated.map(([id]) => (shadowIds.has(id) ? id.replace(/ \d+$/, "") : id));
    return warningAt(marks, t.found([...new Set(names)]), t.good(ids.size + shadowIds.size));
  }),
  check("mixed-content", 5, (page, t) => {
    if (addressOf(page)?.protocol === "http:") return notApplicable(t.http);
    const upgrades = page.metas.some(
      ({ httpEquiv, content, inHead }) =>
        inHead && httpEquiv === "content-security-policy" && UPGRADE.test(content),
    );
    if (upgrades) return good(t.upgraded);
    const insecure = page.resources.filter(
      ({ url }) =>
        /^http:\/\//i.test(url) && URL.canParse(url) && !isLoopback(new URL(url).hostname),
    );
    const addresses = insecure.map(({ url }) => url);
    return errorAt(insecure, t.found(addresses), t.good);
  }),
  check("inline-style", 2, (page, t) => {
    const { styleAttributes, styleAttributeSize, styleElementSize, firstStyleAttribute } =
      page.tally;
    const total = styleAttributeSize + styleElementSize;
    const sent = compressedSize(page.styles.join("\n"));
    const found = t.found(total, styleAttributes, sent);
    const marks = firstStyleAttribute ? [{ at: firstStyleAttribute }] : [];
    const exceeds = (inElements: number, inAttributes: number) =>
      sent > inElements || styleAttributeSize > inAttributes;
    if (exceeds(TOO_MUCH_IN_ELEMENTS, TOO_MUCH_IN_ATTRIBUTES)) return error(found, marks);
    if (exceeds(MUCH_IN_ELEMENTS, MUCH_IN_ATTRIBUTES)) return warning(found, marks);
    return good(total === 0 ? t.none : found);
  }),
  check("dom-size", 3, ({ tally: { elements } }, t) => {
    if (elements > EXCESSIVE_ELEMENTS) return error(t.found(elements, EXCESSIVE_ELEMENTS));
    return elements > MAX_ELEMENTS
      ? warning(t.found(elements, MAX_ELEMENTS))
      : good(t.good(elements));
  }),
  check("dom-depth", 2, ({ tally }, t) => {
    if (tally.depth > MAX_DEPTH) return warning(t.deep(tally.depth), [{ at: tally.deepest }]);
    return tally.children > MAX_CHILDREN
      ? warning(t.wide(tally.children), [{ at: tally.widest }])
      : good(t.good(tally.depth, tally.children));
  }),
  check("text-ratio", 1, ({ tally, html }, t) => {
    const markup = html.length - tally.styleElementSize - tally.scriptSize;
    const percent = Math.round((tally.textSize / Math.max(markup, 1)) * 1000) / 10;
    if (percent < VERY_LITTLE_TEXT) return error(t.found(percent));
    return percent < LITTLE_TEXT ? warning(t.found(percent)) : good(t.found(percent));
  }),
  check("page-weight", 3, ({ bytes }, t) => {
    if (bytes > VERY_HEAVY) return error(t.found(bytes));
    return bytes > MAX_HTML_SIZE ? warning(t.found(bytes)) : good(t.found(bytes));
  }),
  check("blocking-scripts", 3, ({ scripts }, t) => {
    const blocking = scripts.filter((script) => script.blocking);
    return warningAt(blocking, t.found(blocking.length), t.good);
  }),
  check("obsolete-markup", 2, ({ obsolete }, t) => {
    const tags = [...new Set(obsolete.map(({ tag }) => tag))];
    const judge = tags.some((tag) => UNREADABLE.has(tag)) ? errorAt : warningAt;
    return judge(obsolete, t.found(obsolete.length, tags), t.good);
  }),
] as const;
