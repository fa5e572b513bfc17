import { mobileDevelopment } from "@kolam/content/services/mobile-development/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { MobileDevelopmentPage } from "./mobile-development-page.tsx";

const meta = {
  title: "Pages/Mobile development",
  component: MobileDevelopmentPage,
  decorators: pageDecorators("/services/mobile-development"),
  parameters: pageParameters,
} satisfies Meta<typeof MobileDevelopmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, a comparison of approaches, and the conditions an app must work in. */
export const Page: Story = {
  play: checkPage(mobileDevelopment.hero.title, sectionTitles(mobileDevelopment)),
};
