import body from "@kolam/content/articles/local-seo-for-three-branches.mdx?article";
import { articleBySlug, relatedArticles } from "@kolam/content/blog/articles";
import { articleFrame } from "@kolam/content/pages/blog-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkPage, pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { ArticlePage } from "./article-page.tsx";

const slug = "local-seo-for-three-branches";
const article = articleBySlug(slug);
if (!article) throw new Error(`There is no article ${slug}.`);

const meta = {
  title: "Pages/Article",
  component: ArticlePage,
  decorators: pageDecorators(`/blog/${slug}`, {
    data: { article, body, related: relatedArticles(slug) },
  }),
  parameters: pageParameters,
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its photo, table of contents, author, two related articles and the newsletter form. */
export const Page: Story = {
  play: checkPage(article.title, [
    articleFrame.related.title,
    ...relatedArticles(slug).map(({ title }) => title),
  ]),
};
