import { thankYou } from "@kolam/content/pages/thank-you";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { ThankYouPage } from "./thank-you-page.tsx";

const meta = {
  title: "Pages/Thank you",
  component: ThankYouPage,
  decorators: onPage("/thank-you"),
  parameters: pageParameters,
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a form without scripts ends. */
export const Page: Story = { play: composedOf(thankYou.title, []) };
