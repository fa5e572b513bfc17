import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { radioGroupDefinition } from "./radio-group.definition.ts";
import { RadioGroup } from "./radio-group.tsx";

const times = ["As soon as possible", "Within three months", "This year", "Not decided"] as const;

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: { label: "When do you want to start?", name: "start", options: times },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: meta.args.label });
    const radios = within(group).getAllByRole("radio");
    await expect(radios).toHaveLength(times.length);
    for (const radio of radios) {
      await expect(radio).not.toBeChecked();
      await expect(radio.closest("label")?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The browser asks for an answer. */
export const Required: Story = {
  args: { required: true, requiredText: "(required)" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group).toHaveAttribute("aria-required", "true");
    const [first] = within(group).getAllByRole<HTMLInputElement>("radio");
    await expect(first?.validity.valueMissing).toBe(true);
    await userEvent.click(within(group).getByText("This year"));
    await expect(first?.validity.valid).toBe(true);
  },
};

/** One of the options is shown but cannot be chosen. */
export const DisabledOption: Story = {
  args: { options: ["Now", { value: "later", label: "Later (from May)", disabled: true }] },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Later (from May)" });
    await expect(radio).toBeDisabled();
  },
};

/** One of them is for those who do not know yet, since a choice cannot be taken back. */
export const Do: Story = {
  args: { name: "start-do", options: ["This month", "This year", "Not decided"] },
};

export const Anatomy: Story = { ...allParts("radiogroup"), tags: ["anatomy"] };

export const AllVariants: Story = fieldMatrix(radioGroupDefinition, "Choose one", {
  options: times.slice(0, 2),
  defaultValue: times[0],
});
