import { design } from "@kolam/content/services/design";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { DesignPage } from "./design-page.tsx";

const meta = {
  title: "Pages/Design",
  component: DesignPage,
  decorators: onPage("/services/design"),
  parameters: pageParameters,
} satisfies Meta<typeof DesignPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, four steps, and how exact a draft has to be. */
export const Page: Story = { play: composedOf(design.hero.title, bandsOf(design)) };
