import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { wideMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/texts.tsx";
import { tabsDefinition } from "./tabs.definition.ts";
import { type TabItem, Tabs } from "./tabs.tsx";

const items: readonly TabItem[] = [
  { id: "tabs-design", label: "Design", content: <p>Two weeks of sketches on paper.</p> },
  {
    id: "tabs-build",
    label: "Build",
    content: (
      <p>
        Six weeks, with <a href="#demo">a demo</a> on every Friday.
      </p>
    ),
  },
  { id: "tabs-care", label: "Care", content: <p>Updates each month, and a phone number.</p> },
];

export default {
  title: "Disclosure/Tabs",
  component: Tabs,
  args: { label: "What happens when", items },
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tablist", { name: "What happens when" })).toBeVisible();
    const care = canvas.getByRole("tab", { name: "Care" });
    await userEvent.click(care);
    await expect(care).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Care" })).toBeVisible();
    await expect(canvas.getByText(/Two weeks/)).not.toBeVisible();
  },
};

const notes = [
  "Two weeks",
  "Six to eight weeks, with a test by five people of your own. ".repeat(3),
];

/** Two or three tabs with a note each, joined to the box around the panel. */
export const Box: Story = {
  args: {
    variant: "box",
    items: items.slice(0, 2).map((item, index) => ({
      ...item,
      label: (
        <>
          {item.label}
          <br />
          <small>{notes[index]}</small>
        </>
      ),
    })),
  },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    const [first, second] = tabs.map((tab) => tab.getBoundingClientRect());
    const [short, long] = tabs.map((tab) => tab.firstElementChild?.getBoundingClientRect());
    await expect(short?.height).toBeLessThan(long?.height ?? 0);
    await expect(short?.top).toBe(long?.top);
    const panel = canvas.getByRole("tabpanel").getBoundingClientRect();
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    await expect(first?.left).toBeCloseTo(panel.left, 0);
    await expect(second?.right).toBeCloseTo(panel.right, 0);
    await expect(panel.top).toBeCloseTo(first?.bottom ?? 0, 0);
  },
};

/** The list is one stop of Tab; arrows choose, and wrap around. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Design" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("tabs-care");
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Build" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Build" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "a demo" })).toHaveFocus();
  },
};

/** Arrows move the focus only; Enter chooses. */
export const Manual: Story = {
  args: { activation: "manual" },
  play: async ({ canvas }) => {
    const last = canvas.getByRole("tab", { name: "Care" });
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Enter}");
    await expect(last).toHaveAttribute("aria-selected", "true");
  },
};

/** Arrows pass over it. */
export const DisabledTab: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.id === "tabs-build" })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Build" })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Care" })).toHaveFocus();
  },
};

/** The left arrow goes to the next tab, which is on the left. */
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getAllByRole("tab")[1]).toHaveFocus();
  },
};

/** Views of one thing, with names that say what differs. */
export const Do: Story = {
  args: { items: items.map((item) => ({ ...item, id: `do-${item.id}` })) },
};

/** Parts of a text: most readers see only the first. */
export const Dont: Story = {
  args: {
    label: "Terms",
    items: ["Part 1", "Part 2", "Part 3"].map((label, index) => ({
      id: `dont-tabs-${index}`,
      label,
      content: <p>We begin when both of us have signed.</p>,
    })),
  },
};

export const AllVariants: Story = wideMatrix(tabsDefinition, (_, { name }) => ({
  label: name,
  items: items.map((item) => ({ ...item, id: `${name}-${item.id}`.replace(/\W+/g, "-") })),
}));
