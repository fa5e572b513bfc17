import { serviceFacts } from "@kolam/content/facts/services";
import { home } from "@kolam/content/pages/home";
import { testimonials } from "@kolam/content/testimonials";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pageDecorators, pageParameters } from "../../testing/page-story.tsx";
import { HomePage } from "./home-page.tsx";

const meta = {
  title: "Pages/Home",
  component: HomePage,
  decorators: pageDecorators("/"),
  parameters: pageParameters,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows every service and every client once; the calls to action lead to the quote and contact pages. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
