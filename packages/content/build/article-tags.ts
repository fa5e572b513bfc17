import { pictureTags } from "./case-tags.ts";
import { mediaTags } from "./media-tags.ts";
import type { TagRules } from "./section-tags.ts";

const { Picture, Gallery } = pictureTags;

/** The sections of an article: frames, films, and pictures as wide as its text. */
export const articleTags: TagRules = {
  ...mediaTags,
  ...(Picture && {
    Picture: {
      ...Picture,
      attributes: { file: "required", alt: "required", caption: "optional", focus: "optional" },
    },
  }),
  ...(Gallery && { Gallery }),
};
