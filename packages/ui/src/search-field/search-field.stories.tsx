import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/texts.tsx";
import { searchFieldDefinition } from "./search-field.definition.ts";
import { SearchField } from "./search-field.tsx";

export default {
  title: "Forms/SearchField",
  component: SearchField,
  args: { label: "Search articles", name: "q", clearLabel: "Clear search" },
} satisfies Meta<typeof SearchField>;

type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Search articles" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Filled: Story = {
  tags: ["anatomy"],
  args: { defaultValue: "checkout" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Clear search" });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const AllParts: Story = allParts("searchbox");

/** Tab moves to the button; Enter clears the field, fires `input` and returns focus. */
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("searchbox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("seo");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear search" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { defaultValue: "Shop" },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector("input")?.getBoundingClientRect();
    const button = canvasElement.querySelector("button")?.getBoundingClientRect();
    await expect(button?.right).toBeLessThan((input?.left ?? 0) + (input?.width ?? 0) / 2);
  },
};

/** The label says what is searched. */
export const Do: Story = { args: { id: "search-do" } };

/** A hidden label and a placeholder that is gone with the first letter. */
export const Dont: Story = {
  args: { id: "search-dont", label: "Search", labelHidden: true, placeholder: "Search..." },
};

export const AllVariants: Story = fieldMatrix(searchFieldDefinition, "Enter a word", {
  defaultValue: "tea",
});
