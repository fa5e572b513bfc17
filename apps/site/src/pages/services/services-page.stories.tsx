import { services } from "@kolam/content/services/services";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onPage, pageParameters } from "../../testing/page-story.tsx";
import { ServicesPage } from "./services-page.tsx";

const meta = {
  title: "Pages/Services",
  component: ServicesPage,
  decorators: onPage("/services"),
  parameters: pageParameters,
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ground = (card: Element) => getComputedStyle(card).backgroundColor;

/** With the keyboard's focus on it, a card turns dark; its neighbours do not. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = services.map(({ title }) => {
      const card = canvas.getByRole("link", { name: title }).closest("article");
      if (!card) throw new Error(`${title} is on no card.`);
      return card;
    });
    const [first, second] = cards;
    if (!first || !second) throw new Error("There are no cards.");
    const resting = ground(first);
    canvas.getByRole("link", { name: services[0].title }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: services[1].title })).toHaveFocus();
    await waitFor(() => expect(ground(second)).not.toBe(resting));
    await waitFor(() => expect(ground(first)).toBe(resting));
  },
};
