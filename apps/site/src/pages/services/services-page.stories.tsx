import { serviceIds } from "@kolam/content/facts/services";
import { titles } from "@kolam/content/titles";
import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onPage } from "../../testing/page-story.tsx";
import { ServicesPage } from "./services-page.tsx";

export default { title: "Pages/Services", component: ServicesPage, ...onPage("services") };

const background = (card: Element) => getComputedStyle(card).backgroundColor;

/** A card with keyboard focus turns dark; its neighbours do not. */
export const Page: StoryObj = {
  play: async ({ canvas }) => {
    const cards = serviceIds.map((id) => {
      const title = titles[id];
      const card = canvas.getByRole("link", { name: title }).closest("article");
      if (!card) throw new Error(`${title} is on no card.`);
      return card;
    });
    const [first, second] = cards;
    if (!first) throw new Error("There are no cards.");
    const initial = background(first);
    within(first).getByRole("link").focus();
    await waitFor(() => expect(background(first)).not.toBe(initial));
    await userEvent.tab();
    if (second) {
      await expect(within(second).getByRole("link")).toHaveFocus();
      await waitFor(() => expect(background(second)).not.toBe(initial));
    }
    await waitFor(() => expect(background(first)).toBe(initial));
  },
};
