import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { breadcrumbsDefinition } from "./breadcrumbs.definition.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export default {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "You are here",
    items: [
      { label: "Home", href: "#home" },
      { label: "Services", href: "#services" },
    ],
    current: "Web Development",
  },
} satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

/** The last entry is the current page, not a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole("navigation", { name: "You are here" }));
    await expect(way.getAllByRole("listitem")).toHaveLength(3);
    await expect(way.getAllByRole("link")).toHaveLength(2);
    await expect(way.getByText("Web Development")).toHaveAttribute("aria-current", "page");
  },
};

/**
 * The path wraps as a text does: what does not fit on a line goes on at the start of the next. A
 * link is 24 px tall and ends above the next line.
 */
export const LongWords: Story = {
  name: "Long words",
  args: { current: "A data protection impact assessment for everything that a clinic knows" },
  decorators: [
    (Story) => (
      <div className={stage.narrow}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const rows = (words: HTMLElement) => [...words.getClientRects()];
    const [home] = rows(canvas.getByRole("link", { name: "Home" }));
    const [first, ...more] = rows(canvas.getByText(/^A data/));
    await expect(first && home && first.top > home.top && first.bottom < home.bottom).toBe(true);
    await expect(more.map(({ left }) => left)).toEqual(more.map(() => home?.left));
    await expect(home?.height).toBeGreaterThanOrEqual(24);
    await expect(home && more[0] && home.bottom <= more[0].top).toBe(true);
  },
};

/** A path of one step says no more than the menu. */
export const Dont: Story = {
  args: { items: [{ label: "Home", href: "#home" }], current: "Contact" },
};

export const AllVariants: Story = matrix(breadcrumbsDefinition, (_, { name }) => ({ label: name }));
