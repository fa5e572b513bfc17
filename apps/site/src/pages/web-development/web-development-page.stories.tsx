import { webDevelopment } from "@kolam/content/services/web-development";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { WebDevelopmentPage } from "./web-development-page.tsx";

const meta = {
  title: "Pages/Web development",
  component: WebDevelopmentPage,
  decorators: onPage("/services/web-development"),
  parameters: pageParameters,
} satisfies Meta<typeof WebDevelopmentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six offerings, the weight we promise, and what is handed over. */
export const Page: Story = { play: composedOf(webDevelopment.hero.title, bandsOf(webDevelopment)) };
