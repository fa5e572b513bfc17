import { ecommerce } from "@kolam/content/services/ecommerce";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { EcommercePage } from "./ecommerce-page.tsx";

const meta = {
  title: "Pages/E-commerce",
  component: EcommercePage,
  decorators: onPage("/services/ecommerce"),
  parameters: pageParameters,
} satisfies Meta<typeof EcommercePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four platforms, and where a shop loses its customers. */
export const Page: Story = { play: composedOf(ecommerce.hero.title, bandsOf(ecommerce)) };
