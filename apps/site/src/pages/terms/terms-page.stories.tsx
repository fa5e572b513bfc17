import { terms } from "@kolam/content/pages/terms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { TermsPage } from "./terms-page.tsx";

const meta = {
  title: "Pages/Terms of service",
  component: TermsPage,
  decorators: pageDecorators("/terms"),
  parameters: pageParameters,
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eleven sections behind a table of contents. */
export const Page: Story = { play: checkPage(terms.title, sectionTitles(terms.sections)) };
