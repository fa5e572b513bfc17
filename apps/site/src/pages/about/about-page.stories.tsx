import { about } from "@kolam/content/pages/about";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { AboutPage } from "./about-page.tsx";

const meta = {
  title: "Pages/About",
  component: AboutPage,
  decorators: pageDecorators("/about"),
  parameters: pageParameters,
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agency's story, mission and vision, figures, values and history. */
export const Page: Story = { play: checkPage(about.hero.title, sectionTitles(about)) };
