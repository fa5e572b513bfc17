import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { allParts } from "../testing/all-parts.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/texts.tsx";
import { textFieldDefinition } from "./text-field.definition.ts";
import { TextField } from "./text-field.tsx";

export default {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "Full name", name: "name", autoComplete: "name" },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toHaveAttribute("name", "name");
    await expect(input).toHaveAttribute("autocomplete", "name");
    await expect(input).not.toHaveAttribute("aria-describedby");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Optional: Story = {
  args: {
    label: "Company",
    name: "company",
    autoComplete: "organization",
    requiredText: "(required)",
    optionalText: "(optional)",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Company (optional)" });
    await expect(input).not.toBeRequired();
  },
};

export const HiddenLabel: Story = {
  args: { label: "Website address", labelHidden: true, type: "url", placeholder: "example.com" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Website address" });
    await expect(input).toBeVisible();
  },
};

/** The icon is beside the text, and a click on it goes to the control. */
export const WithIcon: Story = {
  args: {
    label: "E-mail",
    type: "email",
    icon: <Icon name="mail" />,
    defaultValue: "asha@example.com",
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    const icon = canvasElement.querySelector("svg")?.getBoundingClientRect();
    const text =
      input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft);
    await expect(icon?.right).toBeLessThanOrEqual(text);
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { hint: "As you want to be called.", error: "Enter your name" },
  play: async ({ canvasElement }) => {
    const [icon, message] = ["svg", "svg + span"].map((selector) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect(),
    );
    await expect(icon?.left).toBeGreaterThan(message?.left ?? Number.POSITIVE_INFINITY);
  },
};

/** What describes it elsewhere on the page is read after its own hint. */
export const DescribedElsewhere: Story = {
  args: { "aria-describedby": "elsewhere", hint: "At most five characters." },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="elsewhere">Said elsewhere.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Full name")).toHaveAccessibleDescription(
      "At most five characters. Said elsewhere.",
    );
  },
};

/** The label stays while people type, and the hint says why it is asked. */
export const Do: Story = {
  args: {
    id: "name-do",
    label: "Telephone",
    type: "tel",
    hint: "We call once, to agree on a day.",
  },
};

/** A placeholder instead of the label is gone with the first letter. */
export const Dont: Story = {
  args: { id: "name-dont", label: "Telephone", labelHidden: true, placeholder: "Telephone *" },
};

export const Anatomy: Story = { ...allParts("textbox"), tags: ["anatomy"] };

export const AllVariants: Story = fieldMatrix(textFieldDefinition, "Enter your name", {
  defaultValue: "Asha",
  hint: "As on your card",
});
