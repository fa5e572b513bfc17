import { serviceFacts } from "@kolam/content/facts/services";
import { home } from "@kolam/content/pages/home";
import { testimonials } from "@kolam/content/testimonials";
import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPage } from "../../testing/page-story.tsx";
import { HomePage } from "./home-page.tsx";

export default { title: "Pages/Home", component: HomePage, ...onPage("home") };

/** Shows every service and every client once; the calls to action lead to the quote and contact pages. */
export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(home.hero.accent);
    for (const { title, path } of Object.values(serviceFacts)) {
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", path);
    }
    for (const { name } of testimonials) await expect(canvas.getByText(name)).toBeVisible();
    for (const { label, href } of home.closing.actions) {
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
  },
};
