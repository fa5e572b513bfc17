import { about } from "@kolam/content/pages/about";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { AboutPage } from "./about-page.tsx";

const meta = {
  title: "Pages/About",
  component: AboutPage,
  decorators: onPage("/about"),
  parameters: pageParameters,
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why the drawing, mission and vision, the figures, four values and six years. */
export const Page: Story = { play: composedOf(about.hero.title, bandsOf(about)) };
