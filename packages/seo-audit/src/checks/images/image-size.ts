import { count } from "../../format.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

export const imageSize = defineCheck({
  id: "image-size",
  group: "images",
  title: "Image dimensions",
  weight: 4,
  why: "Without width and height the browser reserves no space, and the text jumps when the picture arrives (layout shift).",
  fix: "Set the file’s own width and height as attributes; CSS can still resize the picture.",
  run({ images: all }) {
    const images = all.filter(({ tag }) => tag === "img");
    if (images.length === 0) return notApplicable("There are no images.");
    const unsized = images.filter(({ sized }) => !sized);
    return unsized.length === 0
      ? good(`${count(images.length, "image")}, all with dimensions.`)
      : warning(
          `${unsized.length} of ${count(images.length, "image")} without dimensions.`,
          unsized,
        );
  },
});
