import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Reading the page", value: 40, valueText: "40%" },
  parameters: {
    docs: {
      description: {
        component: `How far something has come, by the browser's own \`<progress>\`.

**When:** work takes longer than a second. **When not:** steps of a task (Stepper), a score
(ScoreDial).

**Accessibility:** it has a name, and its value in the same words as people see. Leave \`value\` out
while the length is unknown. It announces nothing by itself: say the end in a live region.`,
      },
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Reading the page" });
    await expect(bar).toHaveAttribute("value", "40");
    await expect(bar).toHaveAttribute("max", "100");
    await expect(bar).toHaveAttribute("aria-valuetext", "40%");
  },
};

export const Empty: Story = { args: { value: 0, valueText: "0%" } };

export const Full: Story = { args: { value: 100, valueText: "100%" } };

export const OwnScale: Story = {
  args: { label: "Files", value: 3, max: 5, valueText: "3 of 5 files" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3 of 5 files")).toBeVisible();
    await expect(within(canvasElement).getByRole("progressbar")).toHaveProperty("position", 0.6);
  },
};

/** The length is not known: no value, and so none is read out. */
export const Indeterminate: Story = {
  args: { label: "Analyzing", value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Analyzing" });
    await expect(bar).not.toHaveAttribute("value");
    await expect(bar).toHaveProperty("position", -1);
  },
};

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Reading the page" });
    await expect(bar).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: "Comparing what stands in the shop with what stands in the warehouse's own list",
    valueText: "1,204 of 11,300 articles",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: "پڑھا جا رہا ہے", valueText: "٪۴۰" },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ur">
        {story()}
      </div>
    ),
  ],
};
