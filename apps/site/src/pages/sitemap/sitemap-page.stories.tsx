import { sitemapPage } from "@kolam/content/pages/sitemap-page";
import { pathGroups } from "@kolam/content/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { SitemapPage } from "./sitemap-page.tsx";

const meta = {
  title: "Pages/Sitemap",
  component: SitemapPage,
  decorators: onPage("/sitemap"),
  parameters: pageParameters,
} satisfies Meta<typeof SitemapPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every page and every article on one sheet. */
export const Page: Story = {
  play: composedOf(sitemapPage.hero.title, [...pathGroups, ...bandsOf(sitemapPage)]),
};
