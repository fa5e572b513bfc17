import { seo } from "@kolam/content/services/seo";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { SeoPage } from "./seo-page.tsx";

const meta = {
  title: "Pages/SEO",
  component: SeoPage,
  decorators: onPage("/services/seo"),
  parameters: pageParameters,
} satisfies Meta<typeof SeoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four steps, and what we refuse to do. */
export const Page: Story = { play: composedOf(seo.hero.title, bandsOf(seo)) };
