import { exampleArticle } from "@kolam/content/blog/example-article";
import { articleFrame } from "@kolam/content/pages/blog-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { exampleBody } from "../../testing/example-body.ts";
import { checkPage, pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { ArticlePage } from "./article-page.tsx";

const related = ["Another article", "A third article"].map((title, index) => ({
  ...exampleArticle,
  slug: `${exampleArticle.slug}-${index}` as typeof exampleArticle.slug,
  title,
}));

const meta = {
  title: "Pages/Article",
  component: ArticlePage,
  decorators: pageDecorators(`/blog/${exampleArticle.slug}`, {
    data: { article: exampleArticle, body: exampleBody, related },
  }),
  parameters: pageParameters,
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its photo, table of contents, author, two related articles and the newsletter form. */
export const Page: Story = {
  play: checkPage(exampleArticle.title, [
    articleFrame.related.title,
    ...related.map(({ title }) => title),
  ]),
};
