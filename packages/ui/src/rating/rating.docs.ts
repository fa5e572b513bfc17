import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "somebody gave a rating, and the text next to it says who.",
  whenNot: "people should enter a rating (radio buttons), or for scores out of 100 (ScoreDial).",
  accessibility: "one image, named by `formatLabel`. Not an input.",
  anatomy: [{ name: "Stars", text: "One image, named in words.", at: "svg" }],
  usage: `<Rating value={4.5} formatLabel="Rated {n} out of {total}" />`,
};
