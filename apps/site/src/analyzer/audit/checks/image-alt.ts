import { count, defineCheck, error, good, notApplicable } from "../check.ts";

export const imageAlt = defineCheck({
  id: "image-alt",
  group: "images",
  title: "Alternative texts",
  weight: 6,
  why: "People who cannot see the picture, and image search, know it only by its alternative text.",
  fix: 'Describe what the picture tells in alt="…"; decoration gets alt="".',
  run({ images }) {
    if (images.length === 0) return notApplicable("There are no images.");
    const missing = images.filter(({ alt, excused }) => alt === undefined && !excused);
    return missing.length === 0
      ? good(`${count(images.length, "image")}, all with an alt attribute.`)
      : error(
          `${missing.length} of ${count(images.length, "image")} without an alt attribute.`,
          missing,
        );
  },
});
