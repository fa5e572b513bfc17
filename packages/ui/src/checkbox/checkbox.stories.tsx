import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { checkboxDefinition } from "./checkbox.definition.ts";
import { Checkbox } from "./checkbox.tsx";

const terms = (
  <>
    I have read the <a href="#terms">terms of business</a> and the{" "}
    <a href="#privacy">privacy policy</a>.
  </>
);

export default {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Send me the newsletter", name: "newsletter", value: "yes" },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Send me the newsletter" });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText("Send me the newsletter"));
    await expect(box).toBeChecked();
    await expect(box.closest("label")?.offsetHeight).toBe(48);
  },
};

/** A link in the label is followed and does not tick the box. */
export const LinkedLabel: Story = {
  args: { label: terms, required: true, requiredText: "(required)" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("checkbox", { name: /terms of business/ });
    const link = canvas.getByRole("link", { name: "privacy policy" });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener("click", followed);
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
    await expect(box).not.toBeChecked();
    await expect(box.validity.valueMissing).toBe(true);
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(box).toBeChecked();
  },
};

/** It is clear what ticking it means, and it begins without a tick. */
export const Do: Story = {
  args: { label: "Send me the newsletter, once a month" },
};

/** A consent that is ticked in advance is not valid. */
export const Dont: Story = {
  args: { label: "I agree", defaultChecked: true },
};

export const Anatomy: Story = { ...allParts("checkbox"), tags: ["anatomy"] };

export const AllVariants: Story = wideMatrix(
  checkboxDefinition,
  ({ validity }, { disabled, args }) => (
    <>
      <Checkbox {...args} error={validity === "invalid" && "Tick this box"} disabled={disabled} />
      <Checkbox {...args} label="Call me" defaultChecked disabled={disabled} />
    </>
  ),
);
