import { privacy } from "@kolam/content/pages/privacy";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

const meta = {
  title: "Pages/Privacy policy",
  component: PrivacyPage,
  decorators: pageDecorators("/privacy"),
  parameters: pageParameters,
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nine sections behind a table of contents. */
export const Page: Story = { play: checkPage(privacy.title, sectionTitles(privacy.sections)) };
