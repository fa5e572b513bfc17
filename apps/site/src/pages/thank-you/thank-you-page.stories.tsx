import { thankYou } from "@kolam/content/pages/thank-you";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkPage, pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { ThankYouPage } from "./thank-you-page.tsx";

const meta = {
  title: "Pages/Thank you",
  component: ThankYouPage,
  decorators: pageDecorators("/thank-you"),
  parameters: pageParameters,
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown after a form was sent without scripts. */
export const Page: Story = { play: checkPage(thankYou.title, []) };
