import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";
import { home } from "@site/words/pages/home";
import { testimonials } from "@site/words/testimonials";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPage } from "../../testing/page-story.tsx";
import { HomePage } from "./home-page.tsx";

export default { title: "Pages/Home", component: HomePage, ...onPage("home") };

/**
 * Shows every service and every client once; the calls to action lead to the quote and contact
 * pages.
 */
export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(home.hero.accent);
    for (const id of serviceIds) {
      const link = canvas.getByRole("link", { name: titles[id] });
      await expect(link).toHaveAttribute("href", paths[id].path);
    }
    for (const { name } of testimonials) await expect(canvas.getByText(name)).toBeVisible();
    for (const { label, href } of home.closing.actions) {
      for (const link of canvas.getAllByRole("link", { name: label }))
        await expect(link).toHaveAttribute("href", href);
    }
  },
};
