import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { textAreaDefinition } from "./text-area.definition.ts";
import { TextArea } from "./text-area.tsx";

export default {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Message", name: "message" },
} satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

const remaining = (count: number) => `${count} characters left`;
const nearlyFull = { maxLength: 10, defaultValue: "123456789", formatRemaining: remaining };

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    await expect(area).toHaveAttribute("rows", "6");
    await expect(area).not.toHaveAttribute("aria-describedby");
  },
};

/** The count appears when a fifth is left. */
export const CountsDown: Story = {
  args: { maxLength: 50, formatRemaining: remaining },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.type(area, "x".repeat(39));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(area, "y");
    await expect(canvas.getByRole("status")).toHaveTextContent("10 characters left");
    await userEvent.type(area, "z".repeat(20));
    await expect(canvas.getByRole("status")).toHaveTextContent("0 characters left");
    await expect(area).toHaveValue(`${"x".repeat(39)}y${"z".repeat(10)}`);
  },
};

/** The count is updated when the form is reset. */
export const CountsAfterReset: Story = {
  args: nearlyFull,
  render: (args) => (
    <form>
      <TextArea {...args} />
      <button type="reset">Clear all</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 characters left"));
    await userEvent.type(canvas.getByRole("textbox"), "0");
    await expect(canvas.getByRole("status")).toHaveTextContent("0 characters left");
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 characters left"));
  },
};

export const LongText: Story = {
  args: {
    label:
      "What do you want people to be able to do that they cannot do today, or only with difficulty",
    defaultValue: Array.from(
      { length: 24 },
      (_, line) => `Line ${line + 1}: orders arrive by phone and are typed twice.`,
    ).join("\n"),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(32 * 17);
  },
};

/** The hint says what helps. */
export const Do: Story = {
  args: { id: "message-do", hint: "What there is now, and what should be.", rows: 3 },
};

export const Anatomy: Story = { ...allParts("textbox", nearlyFull), tags: ["anatomy"] };

export const AllVariants: Story = fieldMatrix(textAreaDefinition, "Write your message", {
  rows: 2,
  defaultValue: "We sell tea.",
});
