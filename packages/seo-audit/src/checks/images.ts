import { setOf } from "../set-of.ts";
import { checksOf, error, errorAt, notApplicable, warningAt } from "./check.ts";

const check = checksOf("images");

/** Characters; screen readers read longer texts without a pause. */
const MAX_ALT = 150;
const FILE_NAME = /^[\w %+-]{1,120}\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const CAMERA_NAME = /^(?:img|dsc|dscn|pxl|screenshot)[\s_-]?\d{2,20}/i;
const EMPTY_WORDS = setOf("image photo picture pic graphic icon img untitled placeholder");

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
] as const;
