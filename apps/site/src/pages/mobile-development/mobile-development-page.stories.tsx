import { mobileDevelopment } from "@kolam/content/services/mobile-development";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { MobileDevelopmentPage } from "./mobile-development-page.tsx";

const meta = {
  title: "Pages/Mobile development",
  component: MobileDevelopmentPage,
  decorators: onPage("/services/mobile-development"),
  parameters: pageParameters,
} satisfies Meta<typeof MobileDevelopmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, three ways to build, and the conditions an app meets. */
export const Page: Story = {
  play: composedOf(mobileDevelopment.hero.title, bandsOf(mobileDevelopment)),
};
