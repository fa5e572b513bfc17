import { branding } from "@kolam/content/services/branding/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { BrandingPage } from "./branding-page.tsx";

const meta = {
  title: "Pages/Branding",
  component: BrandingPage,
  decorators: pageDecorators("/services/branding"),
  parameters: pageParameters,
} satisfies Meta<typeof BrandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four steps, and a logo at five sizes. */
export const Page: Story = { play: checkPage(branding.hero.title, sectionTitles(branding)) };
