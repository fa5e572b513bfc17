import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { plainLine } from "../testing/plain-line.tsx";
import { ProcessList, ProcessStep } from "./process-step.tsx";

const steps = [
  ["01", "Research & Discovery", "We watch three people use what you have."],
  ["02", "Wireframing", "Every screen in grey boxes, argued over while changing it costs nothing."],
  ["03", "Visual Design", "Type, colour and space, on the real words."],
  ["04", "Prototyping & Testing", "Something to click, for five people who owe us nothing."],
] as const;

export default {
  title: "Content/ProcessStep",
  component: ProcessStep,
  args: { number: "01", title: "Research & Discovery", text: steps[0][2] },
  render: (args) => (
    <ProcessList>
      <ProcessStep {...args} />
    </ProcessList>
  ),
} satisfies Meta<typeof ProcessStep>;

type Story = StoryObj<typeof ProcessStep>;

export const Default: Story = {};

const fourSteps = () => (
  <ProcessList label="How we work">
    {steps.map(([number, title, text]) => (
      <ProcessStep key={number} number={number} title={title} text={text} />
    ))}
  </ProcessList>
);

/** Four steps in a row if there is room, otherwise one below the other. */
export const FourSteps: Story = {
  tags: ["anatomy"],
  render: fourSteps,
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "How we work" });
    await expect(list.tagName).toBe("OL");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(4);
    await expect(within(list).getByText("01")).toHaveAttribute("aria-hidden", "true");
  },
};

/** With `--k-motif-strand: 0` the line is plain: the setting for a brand without kolams. */
export const PlainLine: Story = {
  ...plainLine,
  render: fourSteps,
};

/** Three to six steps, each named by what is done in it. */
export const Do: Story = {
  render: () => (
    <ProcessList label="How we work">
      <ProcessStep number="01" title="Listen" text="Two talks of an hour each." />
      <ProcessStep number="02" title="Draw" text="A prototype that you can press." />
      <ProcessStep number="03" title="Build" text="A demo on every Friday." />
    </ProcessList>
  ),
};

/** These are not steps: nothing follows from anything. */
export const Dont: Story = {
  render: () => (
    <ProcessList label="Our values">
      <ProcessStep number="01" title="Quality" text="We care about it." />
      <ProcessStep number="02" title="Honesty" text="We care about that, too." />
      <ProcessStep number="03" title="Passion" text="And about this." />
    </ProcessList>
  ),
};
