import { quote } from "@kolam/content/pages/quote";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { QuotePage } from "./quote-page.tsx";

const meta = {
  title: "Pages/Quote",
  component: QuotePage,
  decorators: onPage("/quote"),
  parameters: pageParameters,
} satisfies Meta<typeof QuotePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wizard at its first step between what one gets and what is asked; its steps and states are under Site/Forms. */
export const Page: Story = { play: composedOf(quote.hero.title, bandsOf(quote, ["confirmation"])) };
