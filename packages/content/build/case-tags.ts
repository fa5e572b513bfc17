import { mediaTags } from "./media-tags.ts";
import { closestOf } from "./problems.ts";
import { readOwnPicture } from "./read-picture.ts";
import type { TagRules } from "./section-tags.ts";

/** What is wrong with a picture. */
function pictureProblem(attributes: Readonly<Record<string, string>>): string | undefined {
  let problem: string | undefined;
  readOwnPicture(attributes, "", (_, message) => {
    problem ??= message;
  });
  return problem;
}

/** How a picture is shown on a page: plain, or as the screen of a device. */
const frames = ["none", "browser", "phone"];

/** The sections that the page of a case and a landing page may have. */
export const pictureTags: TagRules = {
  Picture: {
    attributes: {
      file: "required",
      alt: "required",
      caption: "optional",
      frame: "optional",
      focus: "optional",
    },
    pictures: ["file"],
    choices: { frame: frames },
    alone: true,
    problem: ({ frame = "none", ...attributes }) =>
      frames.includes(frame)
        ? pictureProblem(attributes)
        : `has the frame “${frame}”. ${closestOf(frame, frames)}`,
  },
  Pair: { attributes: { caption: "optional" }, holds: ["Picture"] },
  Gallery: { attributes: { caption: "optional" }, holds: ["Picture"] },
  Quotation: { attributes: { name: "required", role: "optional" }, holds: "Markdown" },
  Steps: { attributes: {}, holds: "Markdown" },
};

/** The sections of a case's page. */
export const caseTags: TagRules = {
  ...mediaTags,
  ...pictureTags,
  // Without a name, what the case's cards show as well.
  Drawing: { attributes: { name: "optional", caption: "optional" }, alone: true },
  Quotation: { attributes: { name: "optional", role: "optional" }, alone: true, holds: "Markdown" },
};
