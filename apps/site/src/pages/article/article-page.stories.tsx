import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { articleFrame } from "@site/texts/pages/blog";
import { relatedExamples } from "../../testing/example-articles.ts";
import { exampleBody } from "../../testing/example-body.ts";
import { atAddress, checkPage } from "../../testing/page-story.tsx";
import { ArticlePage } from "./article-page.tsx";

export default {
  title: "Pages/Article",
  component: ArticlePage,
  ...atAddress(`/blog/${exampleArticle.slug}`, {
    data: { article: exampleArticle, body: exampleBody, related: relatedExamples },
  }),
};

/**
 * An article with its photo, table of contents, author, two related articles and the newsletter
 * form.
 */
export const Page = {
  play: checkPage(exampleArticle.title, [
    articleFrame.related.title,
    ...relatedExamples.map(({ title }) => title),
  ]),
};
