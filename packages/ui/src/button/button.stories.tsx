import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import { buttonDefinition } from "./button.definition.ts";
import { Button } from "./button.tsx";

export default {
  title: "Actions/Button",
  component: Button,
  args: { children: "Send message", onClick: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Send message" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Keeps focus, is announced as disabled and ignores clicks. */
export const Busy: Story = {
  tags: ["anatomy"],
  args: { state: "busy", children: "Sending..." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Sending..." });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

/** While busy, neither a click nor Enter in a field submits the form again. */
export const SubmitsOnce: Story = {
  render: function Render(args) {
    const [sent, setSent] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <p>
          <label>
            Name <input name="name" />
          </label>
        </p>
        <Button {...args} type="submit" state={sent > 0 ? "busy" : "idle"}>
          Send
        </Button>
        <output>Sent {sent} times</output>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "Asha{Enter}");
    await expect(canvas.getByText("Sent 1 times")).toBeVisible();
    await userEvent.type(field, "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByText("Sent 1 times")).toBeVisible();
  },
};

/** One main action; the alternatives are quieter. */
export const Do: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} align="center">
      <Button {...args} />
      <Button tone="outline">Save as draft</Button>
      <Button tone="quiet">Clear</Button>
    </Stack>
  ),
};

/** Three main actions compete, and the dangerous one is as loud as the others. */
export const Dont: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} align="center">
      <Button {...args} />
      <Button>Save as draft</Button>
      <Button>Clear</Button>
    </Stack>
  ),
};

export const AllVariants: Story = matrix(buttonDefinition, () => ({ children: "Send" }));
