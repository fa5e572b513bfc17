import { seo } from "@kolam/content/services/seo/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { SeoPage } from "./seo-page.tsx";

const meta = {
  title: "Pages/SEO",
  component: SeoPage,
  decorators: pageDecorators("/services/seo"),
  parameters: pageParameters,
} satisfies Meta<typeof SeoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four steps, and the practices we refuse. */
export const Page: Story = { play: checkPage(seo.hero.title, sectionTitles(seo)) };
