import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { classesFor } from "../definition/definition.ts";
import { matrix } from "../testing/matrix.tsx";
import { dialogDefinition } from "./dialog.definition.ts";
import { expectNothingMoves } from "./dialog.fixture.tsx";
import styles from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { StillModal } from "./modal.fixture.tsx";

const words = (
  <>
    <p>We answer within 24 hours on working days, Monday to Friday, 10:00 AM to 7:00 PM IST.</p>
    <p>Complex projects may take up to 48 hours.</p>
  </>
);

export default {
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    trigger: <Button>When will you answer?</Button>,
    title: "When we answer",
    closeLabel: "Close",
    children: words,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button");
    await expect(trigger).toHaveAttribute("aria-haspopup", "dialog");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(trigger).not.toHaveAttribute("aria-controls");
  },
};

/** Long content scrolls between title and actions. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 24 }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are never reordered.
      <p key={n}>
        Clause {n + 1}. The client receives the source of everything that was made, with the rights
        to use and to change it.
      </p>
    )),
    footer: <Button>Accept</Button>,
  },
  play: async () => {
    const dialog = screen.getByRole("dialog");
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
  },
};

/** Enter opens it, focus stays inside, Escape closes it and returns focus. */
export const Keyboard: Story = {
  args: { footer: <Button>Understood</Button> },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "When we answer" });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, expect.anything());
    const close = within(dialog).getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Understood" })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole("button", { name: "Understood" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await dialogGone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: "escape" }),
    );
  },
};

/** The parent holds `open`; focus returns to the previously focused element without a `trigger`. */
export const Controlled: Story = {
  args: { trigger: undefined },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open from outside</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const outside = canvas.getByRole("button");
    await userEvent.click(outside);
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await dialogGone();
    await waitFor(() => expect(outside).toHaveFocus());
  },
};

/** `returnFocusTo` is for browsers that do not focus a button on click. */
export const ReturnFocus: Story = {
  args: { trigger: undefined },
  render: (args) => {
    const [open, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={button} onClick={() => setOpen(true)}>
          Open without focus
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} returnFocusTo={button} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    button.click();
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await dialogGone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Opening it locks the page's scroll position; nothing moves, not even the fixed header. */
export const NothingMoves: Story = {
  parameters: { layout: "fullscreen" },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingMoves(canvasElement, canvas.getByRole("button"));
  },
};

/** The page stays locked until both are closed. */
export const OneOverAnother: Story = {
  args: {
    children: (
      <Dialog trigger={<Button>Ask once more</Button>} title="Are you sure?" closeLabel="Close">
        <p>It cannot be taken back.</p>
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "Ask once more" }));
    await screen.findByRole("dialog", { name: "Are you sure?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Are you sure?" })).toBeNull());
    await expect(page).toHaveAttribute("data-k-modal-open");
    await userEvent.keyboard("{Escape}");
    await dialogGone();
    // The overlay is still fading out after the panel has gone.
    await waitFor(() => expect(page).not.toHaveAttribute("data-k-modal-open"));
  },
};

const panelOf = classesFor(dialogDefinition, styles);

const small = { fluid: true, panel: panelOf({ size: "sm" }), closeLabel: "Close" };
const discardOrKeep = (
  <>
    <Button>Discard</Button>
    <Button tone="outline">Keep it</Button>
  </>
);

/** The title asks, and each button says what it does. */
export const Do: Story = {
  tags: ["do", "anatomy"],
  render: () => (
    <StillModal {...small} title="Discard this draft?" footer={discardOrKeep}>
      <p>What you have typed will be gone.</p>
    </StillModal>
  ),
};

/** It is unclear what "OK" does without reading everything. */
export const Dont: Story = {
  render: () => (
    <StillModal
      {...small}
      title="Are you sure?"
      footer={
        <>
          <Button>OK</Button>
          <Button>Cancel</Button>
        </>
      }
    >
      <p>This action will discard the draft, and cannot be undone. Do you want to cancel it?</p>
    </StillModal>
  ),
};

export const AllVariants: Story = matrix(dialogDefinition, (combination) => (
  <StillModal
    panel={panelOf(combination)}
    title="Discard this draft?"
    description="What you have typed will be gone."
    closeLabel="Close"
    footer={discardOrKeep}
  >
    <p>It was kept on this device only.</p>
  </StillModal>
));
