import { privacy } from "@kolam/content/pages/privacy";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

const meta = {
  title: "Pages/Privacy policy",
  component: PrivacyPage,
  decorators: onPage("/privacy"),
  parameters: pageParameters,
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nine sections behind a table of contents. */
export const Page: Story = { play: composedOf(privacy.title, bandsOf(privacy.sections)) };
