import type { PageModel } from "../page/page-model.ts";
import { contentBlocks } from "../page/words.ts";
import { setOf } from "../set-of.ts";
import { checksOf, error, errorAt, good, notApplicable, warning, warningAt } from "./check.ts";

const check = checksOf("images");

/** Characters; screen readers read longer texts without a pause. */
const MAX_ALT = 150;
const FILE_NAME = /^[\w %+-]{1,120}\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const CAMERA_NAME = /^(?:img|dsc|dscn|pxl|screenshot)[\s_-]?\d{2,20}/i;
const EMPTY_WORDS = setOf("image photo picture pic graphic icon img untitled placeholder");

/** Pixels; a smaller picture is a portrait or a sign. */
const MIN_OPENING_WIDTH = 120;
/** Characters of content before a picture that is in the first window of a phone. */
const FIRST_WINDOW = 400;
/** Headings before such a picture: the page's and its own. A further section is out of sight. */
const FIRST_HEADINGS = 2;

/** The picture at the head of the content, if there is one. */
function openingPicture(page: PageModel) {
  const hasMain = page.images.some(({ inMain }) => inMain);
  const first = page.images.find(
    ({ tag, inMain, inAside, width }) =>
      tag === "img" && (hasMain ? inMain : !inAside) && !(width < MIN_OPENING_WIDTH),
  );
  if (!first?.at) return undefined;
  const { startOffset } = first.at;
  const before = contentBlocks(page).filter(
    ({ at }) => at !== null && at.startOffset < startOffset,
  );
  const characters = before.reduce((total, { text }) => total + text.length, 0);
  const headings = before.filter(({ tag }) => /^h[1-6]$/.test(tag)).length;
  return characters <= FIRST_WINDOW && headings <= FIRST_HEADINGS ? first : undefined;
}

export const imageChecks = [
  check("image-alt", 6, ({ images }, t, { noImages }) => {
    if (images.length === 0) return notApplicable(noImages);
    const missing = images.filter(({ alt, excused }) => alt === undefined && !excused);
    if (missing.length > 0) return error(t.missing(missing.length, images.length), missing);
    const blank = images.filter(({ alt, excused }) => /^\s+$/.test(alt ?? "") && !excused);
    return errorAt(blank, t.blank(blank.length, images.length), t.good(images.length));
  }),
  check("image-alt-quality", 2, ({ images }, t) => {
    const texts = images.flatMap(({ alt = "", at }) =>
      alt.trim() === "" ? [] : [{ alt: alt.trim(), at }],
    );
    if (texts.length === 0) return notApplicable(t.none);
    const poor = texts.filter(
      ({ alt }) =>
        alt.length > MAX_ALT ||
        FILE_NAME.test(alt) ||
        CAMERA_NAME.test(alt) ||
        EMPTY_WORDS.has(alt.toLowerCase()),
    );
    const found = t.found(poor.map(({ alt }) => alt));
    return warningAt(poor, found, t.good(texts.length));
  }),
  check("image-size", 4, (page, t, { noImages }) => {
    const images = page.images.filter(({ tag }) => tag === "img");
    if (images.length === 0) return notApplicable(noImages);
    const unsized = images.filter(({ sized }) => !sized);
    return warningAt(unsized, t.found(unsized.length, images.length), t.good(images.length));
  }),
  check("image-loading", 3, (page, t, { noImages }) => {
    const images = page.images.filter(({ tag }) => tag === "img");
    if (images.length === 0) return notApplicable(noImages);
    const torn = images.filter(({ lazy, urgent }) => lazy && urgent);
    if (torn.length > 0) return warning(t.torn(torn.length), torn);
    const first = openingPicture(page);
    return first?.lazy ? warning(t.late, [first]) : good(t.good);
  }),
] as const;
