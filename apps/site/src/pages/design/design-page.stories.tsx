import { design } from "@kolam/content/services/design/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { DesignPage } from "./design-page.tsx";

const meta = {
  title: "Pages/Design",
  component: DesignPage,
  decorators: pageDecorators("/services/design"),
  parameters: pageParameters,
} satisfies Meta<typeof DesignPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, and a screen at each of four steps. */
export const Page: Story = { play: checkPage(design.hero.title, sectionTitles(design)) };
