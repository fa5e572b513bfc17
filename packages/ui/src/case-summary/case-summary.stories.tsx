import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { wideMatrix } from "../testing/matrix.tsx";
import { caseSummaryDefinition } from "./case-summary.definition.ts";
import { CaseSummary } from "./case-summary.tsx";

export default {
  title: "Content/CaseSummary",
  component: CaseSummary,
  args: {
    client: "Bicycle workshop, Leeds",
    title: "Repairs people can follow",
    figure: { value: "2 days", label: "from drop-off to collection" },
    text: "Customers see when their bicycle is ready, and the workshop's phone has stopped ringing.",
  },
} satisfies Meta<typeof CaseSummary>;

type Story = StoryObj<typeof CaseSummary>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: args.title })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** A figure that could stand on any case, and that nobody can check. */
export const Dont: Story = {
  args: {
    title: "A success story",
    figure: { value: "100 %", label: "satisfaction" },
    text: "We delivered an innovative solution.",
  },
};

export const AllVariants: Story = wideMatrix(caseSummaryDefinition, (combination, { args }) => (
  <>
    <CaseSummary {...args} {...combination} />
    <CaseSummary {...args} {...combination} text={undefined} />
  </>
));
