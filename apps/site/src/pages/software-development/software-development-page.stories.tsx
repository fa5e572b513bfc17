import { softwareDevelopment } from "@kolam/content/services/software-development";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { SoftwareDevelopmentPage } from "./software-development-page.tsx";

const meta = {
  title: "Pages/Custom software development",
  component: SoftwareDevelopmentPage,
  decorators: onPage("/services/software-development"),
  parameters: pageParameters,
} satisfies Meta<typeof SoftwareDevelopmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, what we would rather not build, and how a commission runs. */
export const Page: Story = {
  play: composedOf(softwareDevelopment.hero.title, bandsOf(softwareDevelopment)),
};
