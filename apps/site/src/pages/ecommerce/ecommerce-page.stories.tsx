import { ecommerce } from "@kolam/content/services/ecommerce/page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { EcommercePage } from "./ecommerce-page.tsx";

const meta = {
  title: "Pages/E-commerce",
  component: EcommercePage,
  decorators: pageDecorators("/services/ecommerce"),
  parameters: pageParameters,
} satisfies Meta<typeof EcommercePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four platforms, and the points where a shop loses customers. */
export const Page: Story = { play: checkPage(ecommerce.hero.title, sectionTitles(ecommerce)) };
