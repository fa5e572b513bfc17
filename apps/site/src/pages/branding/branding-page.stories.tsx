import { branding } from "@kolam/content/services/branding";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { BrandingPage } from "./branding-page.tsx";

const meta = {
  title: "Pages/Branding",
  component: BrandingPage,
  decorators: onPage("/services/branding"),
  parameters: pageParameters,
} satisfies Meta<typeof BrandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four steps, and a mark at every size. */
export const Page: Story = { play: composedOf(branding.hero.title, bandsOf(branding)) };
