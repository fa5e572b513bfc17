import { quote } from "@kolam/content/pages/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { QuotePage } from "./quote-page.tsx";

const meta = {
  title: "Pages/Quote",
  component: QuotePage,
  decorators: pageDecorators("/quote"),
  parameters: pageParameters,
} satisfies Meta<typeof QuotePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wizard at its first step. Its other steps and states are under Site/Forms. */
export const Page: Story = {
  play: checkPage(quote.hero.title, sectionTitles(quote, ["confirmation"])),
};
