import { webDevelopment } from "@kolam/content/services/web-development/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { WebDevelopmentPage } from "./web-development-page.tsx";

const meta = {
  title: "Pages/Web development",
  component: WebDevelopmentPage,
  decorators: pageDecorators("/services/web-development"),
  parameters: pageParameters,
} satisfies Meta<typeof WebDevelopmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, a performance budget, and what is handed over. */
export const Page: Story = {
  play: checkPage(webDevelopment.hero.title, sectionTitles(webDevelopment)),
};
