import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { floatingActionDefinition } from "./floating-action.definition.ts";
import { FloatingAction } from "./floating-action.tsx";

export default {
  title: "Actions/FloatingAction",
  component: FloatingAction,
  args: { children: "Chat with us", href: "#chat", icon: <Icon name="chat" /> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FloatingAction>;

type Story = StoryObj<typeof FloatingAction>;

const isRound = (box: DOMRect) => Math.round(box.width) === Math.round(box.height);

/** In the margin beside the content: a circle that fits into it, at the window's edge. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("link", { name: "Chat with us" }).getBoundingClientRect();
    await expect(isRound(box)).toBe(true);
    await expect(box.height).toBeGreaterThanOrEqual(36);
    await expect(document.body.getBoundingClientRect().right - box.right).toBeLessThanOrEqual(2);
  },
};

/** In a narrow window it lies over the page, but not while somebody fills in a field. */
export const Narrow: Story = {
  globals: { viewport: { value: "small" } },
  render: (args) => (
    <>
      <main className={stage.page}>
        <input aria-label="Name" />
        <input type="checkbox" aria-label="I agree" />
      </main>
      <FloatingAction {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Chat with us" });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole("textbox"));
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(link).toBeVisible();
  },
};

const onClick = fn();

export const AsButton: Story = {
  render: () => (
    <FloatingAction icon={<Icon name="mail" />} onClick={onClick}>
      Feedback
    </FloatingAction>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Feedback" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onClick).toHaveBeenCalled();
  },
};

const inFlow = {
  parameters: { layout: "padded" },
  decorators: [(story) => <div className={stage.inFlow}>{story()}</div>],
} satisfies Pick<Story, "parameters" | "decorators">;

/** Two or three words, the first of which is a verb. */
export const Do: Story = { tags: ["do", "anatomy", "overview"], ...inFlow };

/** Two of them cover the page, and neither is the one action. */
export const Dont: Story = {
  ...inFlow,
  render: (args) => (
    <>
      <FloatingAction {...args} />
      <FloatingAction href="#mail" icon={<Icon name="mail" />}>
        Write to us
      </FloatingAction>
    </>
  ),
};

export const AllVariants: Story = {
  ...matrix(floatingActionDefinition, () => ({ children: "Chat" })),
  parameters: { layout: "padded" },
  decorators: [(story) => <div className={stage.inFlow}>{story()}</div>],
};
