import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/texts.tsx";
import { selectDefinition } from "./select.definition.ts";
import { Select } from "./select.tsx";

const subjects = ["Web Development", "SEO Services", "Branding", "Other"] as const;

export default {
  title: "Forms/Select",
  component: Select,
  args: { label: "Subject", name: "subject", options: subjects, placeholder: "Choose a subject" },
} satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Subject" });
    await expect(select).toHaveValue("");
    await expect(within(select).getAllByRole("option")).toHaveLength(subjects.length + 1);
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** The browser does not accept the placeholder as an answer. */
export const Required: Story = {
  args: { required: true, requiredText: "(required)" },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>("combobox");
    await expect(select.validity.valueMissing).toBe(true);
    await userEvent.selectOptions(select, "Other");
    await expect(select.validity.valid).toBe(true);
  },
};

export const Optional: Story = {
  args: {
    label: "Budget",
    name: "budget",
    optionalText: "(optional)",
    placeholder: "Not decided yet",
    options: [
      { value: "under-5k", label: "Under $5,000" },
      { value: "5k-15k", label: "$5,000 - $15,000" },
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Budget (optional)" });
    await userEvent.selectOptions(select, "$5,000 - $15,000");
    await expect(select).toHaveValue("5k-15k");
    await userEvent.selectOptions(select, "Not decided yet");
    await expect(select).toHaveValue("");
  },
};

export const WithoutPlaceholder: Story = {
  args: { placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveValue("Web Development");
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvasElement }) => {
    const select = canvasElement.querySelector("select")?.getBoundingClientRect();
    const chevron = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect(chevron?.right).toBeLessThan((select?.left ?? 0) + (select?.width ?? 0) / 2);
  },
};

export const Groups: Story = {
  args: {
    options: [
      { label: "Digital", options: ["Web", { value: "seo", label: "Search" }] },
      { label: "Print", options: ["Signs"] },
      "Something else",
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Digital" });
    await userEvent.selectOptions(canvas.getByRole("combobox"), "seo");
    await expect(group.querySelector<HTMLOptionElement>(":checked")?.text).toBe("Search");
  },
};

/** One of the options is shown but cannot be chosen. */
export const DisabledOption: Story = {
  args: { options: [...subjects, { value: "print", label: "Print (from May)", disabled: true }] },
  play: async ({ canvas }) => {
    const option = canvas.getByRole("option", { name: "Print (from May)" });
    await expect(option).toBeDisabled();
  },
};

/** Five or more options that people know. */
export const Do: Story = { args: { id: "subject-do" } };

/** Two options are sooner seen than opened: use a RadioGroup. */
export const Dont: Story = {
  args: { id: "subject-dont", label: "Are you a client?", options: ["Yes", "No"] },
};

export const Anatomy: Story = { ...allParts("combobox"), tags: ["anatomy"] };

export const AllVariants: Story = fieldMatrix(selectDefinition, "Choose a subject");
