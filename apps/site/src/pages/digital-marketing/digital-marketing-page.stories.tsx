import { digitalMarketing } from "@kolam/content/services/digital-marketing/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { DigitalMarketingPage } from "./digital-marketing-page.tsx";

const meta = {
  title: "Pages/Digital marketing",
  component: DigitalMarketingPage,
  decorators: pageDecorators("/services/digital-marketing"),
  parameters: pageParameters,
} satisfies Meta<typeof DigitalMarketingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, the platforms, and a month of work. */
export const Page: Story = {
  play: checkPage(digitalMarketing.hero.title, sectionTitles(digitalMarketing)),
};
