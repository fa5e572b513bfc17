import { pathGroups } from "@kolam/content/facts/paths";
import { sitemapPage } from "@kolam/content/pages/sitemap-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { SitemapPage } from "./sitemap-page.tsx";

const meta = {
  title: "Pages/Sitemap",
  component: SitemapPage,
  decorators: pageDecorators("/sitemap"),
  parameters: pageParameters,
} satisfies Meta<typeof SitemapPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every page and the newest articles. */
export const Page: Story = {
  play: checkPage(sitemapPage.hero.title, [...pathGroups, ...sectionTitles(sitemapPage)]),
};
