import { count, quoteSome } from "../../format.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

/** Characters; screen readers read longer texts without a pause. */
const MAX_ALT = 150;
const FILE_NAME = /^[\w %+-]{1,120}\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const CAMERA_NAME = /^(?:img|dsc|dscn|pxl|screenshot)[\s_-]?\d{2,20}/i;
const EMPTY_WORDS = new Set([
  "image",
  "photo",
  "picture",
  "pic",
  "graphic",
  "icon",
  "img",
  "untitled",
  "placeholder",
]);

export const imageAltQuality = defineCheck({
  id: "image-alt-quality",
  group: "images",
  title: "Useful alternative text",
  weight: 2,
  why: "“IMG_2041.jpg” read aloud is worse than silence, and a whole paragraph belongs in the text.",
  fix: `Say in one phrase of up to ${MAX_ALT} characters what the picture shows.`,
  run({ images }) {
    const texts = images.flatMap(({ alt = "", at }) =>
      alt.trim() === "" ? [] : [{ alt: alt.trim(), at }],
    );
    if (texts.length === 0) return notApplicable("There is no alternative text to judge.");
    const poor = texts.filter(
      ({ alt }) =>
        alt.length > MAX_ALT ||
        FILE_NAME.test(alt) ||
        CAMERA_NAME.test(alt) ||
        EMPTY_WORDS.has(alt.toLowerCase()),
    );
    return poor.length === 0
      ? good(`${count(texts.length, "alternative text")}, all useful.`)
      : warning(
          `${count(poor.length, "alternative text")} of little use: ${quoteSome(poor.map(({ alt }) => alt))}.`,
          poor,
        );
  },
});
