import { count } from "../../format.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";

export const imageAlt = defineCheck({
  id: "image-alt",
  group: "images",
  title: "Alternative text",
  weight: 6,
  why: "People who cannot see the picture depend on its alternative text, and so does image search.",
  fix: 'Describe what the picture shows in alt="…"; decoration gets alt="".',
  run({ images }) {
    if (images.length === 0) return notApplicable("There are no images.");
    const all = count(images.length, "image");
    const missing = images.filter(({ alt, excused }) => alt === undefined && !excused);
    if (missing.length > 0) {
      return error(`${missing.length} of ${all} without alternative text.`, missing);
    }
    const blank = images.filter(({ alt, excused }) => /^\s+$/.test(alt ?? "") && !excused);
    return blank.length > 0
      ? error(`${blank.length} of ${all} with nothing but spaces as text.`, blank)
      : good(`${all}, all with alternative text.`);
  },
});
