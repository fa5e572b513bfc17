import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { holdTimers } from "../testing/held-timers.ts";
import { wideMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/texts.tsx";
import { toastDefinition } from "./toast.definition.ts";
import { createToasts, Toast, type ToastMessage } from "./toast.tsx";
import { ToastCard } from "./toast-card.tsx";

/** A page with a button that shows the next message. */
function Demo({ messages }: { messages: readonly ToastMessage[] }) {
  const [queue] = useState(createToasts);
  const [next, setNext] = useState(0);
  const show = () => {
    const message = messages[next % messages.length];
    if (message) queue.show(message);
    setNext(next + 1);
  };
  return (
    <>
      <Button onClick={show}>Show</Button>
      <Toast queue={queue} label="Notifications" closeLabel="Close" />
    </>
  );
}

export default {
  title: "Feedback/Toast",
  component: Toast,
  args: { queue: createToasts(), label: "Notifications", closeLabel: "Close" },
} satisfies Meta<typeof Toast>;

type Story = StoryObj<typeof Toast>;

const copied: ToastMessage = { title: "Link copied", duration: "stay" };

export const Default: Story = {
  render: () => <Demo messages={[copied]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const region = canvas.getByRole("region", { name: "Notifications" });
    await waitFor(() => expect(within(region).getByText("Link copied")).toBeVisible());
    await expect(within(region).getByRole("list")).toHaveAttribute("aria-live", "polite");
    const { right, bottom } = region.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const undo = fn();

const deleted: ToastMessage = {
  title: "Draft deleted",
  text: "It is kept for a week.",
  tone: "info",
  action: { label: "Undo", onClick: undo },
};

/** It stays until somebody decides; the action closes it. */
export const WithAction: Story = {
  render: () => <Demo messages={[deleted]} />,
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText("Draft deleted")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(canvas.getByText("Draft deleted")).toBeVisible());
  },
};

const duration = 4321;

/** Its time stops while the pointer is on it, and then starts over. */
export const GoesAway: Story = {
  render: () => <Demo messages={[{ title: "Saved", duration }]} />,
  play: async ({ canvas }) => {
    const timers = holdTimers(duration);
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const message = canvas.getByText("Saved");
    await waitFor(() => expect(timers.waiting(duration)).toBe(1));
    await userEvent.hover(message);
    await waitFor(() => expect(timers.waiting(duration)).toBe(0));
    await expect(message).toBeVisible();
    await userEvent.unhover(message);
    await waitFor(() => expect(timers.waiting(duration)).toBe(1));
    await expect(message).toBeVisible();
    await timers.run(duration);
    await waitFor(() => expect(canvas.queryByText("Saved")).toBeNull());
  },
};

/** Tab goes to the messages, Escape closes one, and the focus is back where it was. */
export const Keyboard: Story = {
  render: () => <Demo messages={[copied, { title: "Saved", duration: "stay" }]} />,
  play: async ({ canvas }) => {
    const show = canvas.getByRole("button", { name: "Show" });
    await userEvent.click(show);
    await userEvent.click(show);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getAllByRole("button", { name: "Close" })[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("Link copied")).toBeNull();
    // It may still fade in.
    await waitFor(() => expect(canvas.getByText("Saved")).toBeVisible());
    await expect(show).toHaveFocus();
  },
};

export const LongText: Story = {
  render: () => (
    <Demo
      messages={[
        { ...deleted, title: "Donaudampfschifffahrt".repeat(3), text: "Wait. ".repeat(20) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
  },
};

/** It appears on the left. */
export const RightToLeft: Story = {
  ...rightToLeft,
  render: () => <Demo messages={[{ title: "Saved", duration: "stay" }]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const { left } = canvas.getByRole("listitem").getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth / 2);
  },
};

/** A message that does not have to appear first. */
const still = (message: ToastMessage): Pick<Story, "render"> => ({
  render: ({ closeLabel }) => (
    <ToastCard message={message} closeLabel={closeLabel} onClose={() => {}} />
  ),
});

/** It confirms what was done, and can be missed. */
export const Do: Story = still({ title: "Link copied" });

export const Anatomy: Story = {
  tags: ["anatomy"],
  ...still({ title: "Draft deleted", text: "It stays in the bin for a week." }),
};

export const AllVariants: Story = wideMatrix(toastDefinition, ({ tone }, { args }) => (
  <ToastCard
    message={{ tone, title: "Link copied", text: "Paste it where you like." }}
    closeLabel={args.closeLabel}
    onClose={() => {}}
  />
));
