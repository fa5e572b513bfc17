import {
  type ArticleFilter,
  articles,
  featuredArticle,
  latestOfPage,
  searchArticles,
} from "@kolam/content/model/blog/articles";
import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { allCategories, blogList } from "@site/texts/pages/blog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ListData } from "../../articles/data-of.ts";
import { pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { BlogPage } from "./blog-page.tsx";

const data: ListData = { page: 1, articles: latestOfPage(articles, 1) };
/** The title of an article below the featured one finds it, and its category contains it. */
const sought = articles.at(-1) ?? exampleArticle;
const found = (query: string, category: ArticleFilter) =>
  blogList.count(searchArticles(articles, query, category).length);

const meta = {
  title: "Pages/Blog",
  component: BlogPage,
  parameters: pageParameters,
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Without articles there is no blog: the stories then show the not-found page.

const search = (element: HTMLElement) =>
  within(element).getByRole("searchbox", { name: blogList.search.label });
const category = (element: HTMLElement) =>
  within(element).getByRole("combobox", { name: blogList.filter.label });
/** The count above the results. The same words follow in a status message. */
const visible = { selector: "p" };
const titles = (element: HTMLElement) =>
  within(element)
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);

/** Search text and category filter the list together; without both it shows every article again. */
export const Everything: Story = {
  decorators: pageDecorators("/blog", { data }),
  play: async ({ canvas, canvasElement }) => {
    if (!featuredArticle) return;
    await expect(titles(canvasElement)).toEqual(articles.map(({ title }) => title));
    await userEvent.type(search(canvasElement), sought.title);
    await expect(
      await canvas.findByText(found(sought.title, allCategories), visible),
    ).toBeVisible();
    await userEvent.selectOptions(category(canvasElement), sought.category);
    await expect(
      await canvas.findByText(found(sought.title, sought.category), visible),
    ).toBeVisible();
    await userEvent.selectOptions(category(canvasElement), allCategories);
    await userEvent.clear(search(canvasElement));
    await expect(await canvas.findByText(blogList.count(articles.length), visible)).toBeVisible();
  },
};

/**
 * The form takes its values from the address. The featured article stays; the matches are in the
 * grid.
 */
export const Results: Story = {
  decorators: pageDecorators(`/blog?${new URLSearchParams({ q: sought.title })}`, { data }),
  play: async ({ canvasElement }) => {
    if (!featuredArticle) return;
    await waitFor(() => expect(search(canvasElement)).toHaveValue(sought.title));
    const [featured, ...others] = titles(canvasElement);
    await expect(featured).toBe(featuredArticle.title);
    await expect(others).not.toContain(featured);
    await expect(others.length).toBeLessThan(Math.max(2, articles.length - 1));
  },
};

/** The featured article is shown once, also when it matches. */
export const FeaturedMatch: Story = {
  decorators: pageDecorators(`/blog?${new URLSearchParams({ q: featuredArticle?.title ?? "" })}`, {
    data,
  }),
  play: async ({ canvas, canvasElement }) => {
    if (!featuredArticle) return;
    await expect(canvas.getByText(blogList.count(1))).toBeVisible();
    await expect(canvas.getByText(blogList.featuredOnly)).toBeVisible();
    await expect(titles(canvasElement)).toEqual([featuredArticle.title]);
  },
};

/** No results: a message and a button that resets the filter. */
export const Empty: Story = {
  decorators: pageDecorators("/blog?q=submarines&category=SEO", { data }),
  play: async ({ canvas, canvasElement }) => {
    if (!featuredArticle) return;
    await expect(canvas.getByText(blogList.count(0))).toBeVisible();
    canvas.getByRole("button", { name: blogList.empty.reset }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(search(canvasElement)).toHaveFocus();
    await expect(await canvas.findByText(blogList.count(articles.length), visible)).toBeVisible();
    await waitFor(() => expect(search(canvasElement)).toHaveValue(""));
    await expect(category(canvasElement)).toHaveValue(allCategories);
  },
};
