import { exampleArticle } from "@kolam/content/model/blog/example-article";

/** Articles that the stories show beside the example. */
export const relatedExamples = ["Another article", "A third article"].map((title, index) => ({
  ...exampleArticle,
  slug: `${exampleArticle.slug}-${index}` as typeof exampleArticle.slug,
  title,
}));

/** A drawing that no photo's placeholder uses, for stories. */
export const exampleDrawing = "sheep";
