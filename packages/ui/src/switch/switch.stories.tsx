import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { switchDefinition } from "./switch.definition.ts";
import { Switch } from "./switch.tsx";

export default {
  title: "Forms/Switch",
  component: Switch,
  args: { label: "Show prices per year", name: "yearly" },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch", { name: "Show prices per year" });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText("Show prices per year"));
    await expect(control).toBeChecked();
    await expect(control.closest("label")?.offsetHeight).toBe(48);
  },
};

export const Anatomy: Story = { ...allParts("switch"), tags: ["anatomy"] };

/** The label says what is on. */
export const Do: Story = { args: { id: "switch-do", defaultChecked: true } };

/** Is it on now, or will it be after a press? */
export const Dont: Story = {
  args: { id: "switch-dont", label: "Yearly / monthly", defaultChecked: true },
};

export const AllVariants: Story = wideMatrix(
  switchDefinition,
  ({ validity }, { disabled, args }) => (
    <>
      <Switch {...args} error={validity === "invalid" && "Not available"} disabled={disabled} />
      <Switch {...args} label="Show tax" defaultChecked disabled={disabled} />
      <Switch {...args} labelHidden disabled={disabled} />
    </>
  ),
);
