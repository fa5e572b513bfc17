import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { samplePhoto } from "../photo/sample-photo.fixture.tsx";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { articleCardDefinition } from "./article-card.definition.ts";
import { ArticleCard } from "./article-card.tsx";

const photo = samplePhoto();

export default {
  title: "Cards/ArticleCard",
  component: ArticleCard,
  args: {
    href: "#article",
    title: "What a slow checkout costs an Indian shop",
    excerpt: "A hundred milliseconds are nothing until they stand between a thumb and a payment.",
    category: "Web Development",
    date: "12 March 2024",
    dateTime: "2024-03-12",
    readTime: "6 min read",
    tags: ["Performance", "Checkout", "UPI", "Mobile"],
    photo,
  },
} satisfies Meta<typeof ArticleCard>;

type Story = StoryObj<typeof ArticleCard>;

/** Shows up to three tags; the title is the only link. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByText("Mobile")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: args.title })).toHaveFocus();
    await expect(canvas.getByText("12 March 2024")).toHaveAttribute("datetime", "2024-03-12");
  },
};

/** Title and excerpt say two things: what it is about, and why to read it. */
export const Do: Story = { args: { tags: [], photo: undefined } };

/** The excerpt repeats the title, and the title could be that of any article. */
export const Dont: Story = {
  args: {
    title: "Checkouts: everything you need to know",
    excerpt: "In this article you learn everything you need to know about checkouts.",
    tags: [],
    photo: undefined,
  },
};

export const AllVariants: Story = matrix(articleCardDefinition, (combination, { args }) => (
  <div className={stage.phone}>
    <ArticleCard {...args} {...combination} />
    <ArticleCard {...args} {...combination} photo={undefined} maxTags={4} />
  </div>
));
