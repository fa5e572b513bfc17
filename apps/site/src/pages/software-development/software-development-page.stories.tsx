import { softwareDevelopment } from "@kolam/content/services/software-development/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { SoftwareDevelopmentPage } from "./software-development-page.tsx";

const meta = {
  title: "Pages/Custom software development",
  component: SoftwareDevelopmentPage,
  decorators: pageDecorators("/services/software-development"),
  parameters: pageParameters,
} satisfies Meta<typeof SoftwareDevelopmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, when not to build, and the four steps of a project. */
export const Page: Story = {
  play: checkPage(softwareDevelopment.hero.title, sectionTitles(softwareDevelopment)),
};
