import body from "@kolam/content/articles/local-seo-for-three-branches.mdx?article";
import { articleBySlug, relatedArticles } from "@kolam/content/blog/articles";
import { articleFrame } from "@kolam/content/pages/blog-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { ArticlePage } from "./article-page.tsx";

const slug = "local-seo-for-three-branches";
const article = articleBySlug(slug);
if (!article) throw new Error(`No article is called ${slug}.`);

const meta = {
  title: "Pages/Article",
  component: ArticlePage,
  decorators: onPage(`/blog/${slug}`, { data: { article, body, related: relatedArticles(slug) } }),
  parameters: pageParameters,
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Head, photo, contents beside the text, the author, two related articles and the newsletter. */
export const Page: Story = {
  play: composedOf(article.title, [
    articleFrame.related.title,
    ...relatedArticles(slug).map(({ title }) => title),
  ]),
};
