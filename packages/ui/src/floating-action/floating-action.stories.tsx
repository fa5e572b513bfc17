import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { longText, rightToLeft } from "../testing/texts.tsx";
import { floatingActionDefinition } from "./floating-action.definition.ts";
import { FloatingAction } from "./floating-action.tsx";

const meta = {
  title: "Actions/FloatingAction",
  component: FloatingAction,
  args: { children: "Chat with us", href: "#chat", icon: <Icon name="chat" /> },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FloatingAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the margin beside the content: a circle that fits into it, at the window's edge. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Chat with us" });
    const box = link.getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(Math.round(box.height));
    await expect(box.height).toBeGreaterThanOrEqual(36);
    await expect(document.body.getBoundingClientRect().right - box.right).toBeLessThanOrEqual(2);
  },
};

/** In a narrow window it is a bar, as wide as the window and flush with its lower edge. */
export const Narrow: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Chat with us" });
    await expect(within(link).getByText("Chat with us")).toBeVisible();
    const box = link.getBoundingClientRect();
    await expect(box.height).toBeGreaterThanOrEqual(44);
    await expect(Math.round(box.left)).toBe(0);
    await expect(Math.round(box.bottom)).toBe(window.innerHeight);
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

/** The end of the page reserves space for the bar. */
export const ReservesRoom: Story = {
  globals: { viewport: { value: "small" } },
  render: (args) => (
    <div className={stage.reserve}>
      <p>Scroll to the end: the last link is above the bar.</p>
      <div className={stage.tall} />
      <a href="#last">The last link of the page</a>
      <FloatingAction {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole("link", { name: "The last link of the page" });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const pill = canvas.getByRole("link", { name: "Chat with us" }).getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(pill.top);
    await expect(
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
    ).toBeGreaterThanOrEqual(pill.height);
    window.scrollTo(0, 0);
  },
};

export const LongText: Story = {
  ...longText,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("link").getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
  },
};

export const RightToLeft: Story = rightToLeft;

const inFlow = {
  parameters: { layout: "padded" },
  decorators: [(story) => <div className={stage.inFlow}>{story()}</div>],
} satisfies Pick<Story, "parameters" | "decorators">;

/** Two or three words, the first of which is a verb. */
export const Do: Story = { tags: ["do", "anatomy", "overview"], ...inFlow };

/** A sentence covers what people are reading. */
export const Dont: Story = {
  args: { children: "Do you have any questions? We are here for you" },
  ...inFlow,
};

export const AllVariants: Story = {
  ...matrix(floatingActionDefinition, () => ({ children: "Chat" })),
  parameters: { layout: "padded" },
  decorators: [(story) => <div className={stage.inFlow}>{story()}</div>],
};
