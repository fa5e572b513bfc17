import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { descriptionsOf } from "../testing/descriptions.ts";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { tooltipDefinition } from "./tooltip.definition.ts";
import styles from "./tooltip.stories.module.css";
import { Tooltip } from "./tooltip.tsx";

/** Other tests share the processor. */
const patient = { timeout: 4000 };

const text = "Without tax, for one site";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: { text, children: <Button tone="outline">₹25,000</Button> },
  argTypes: { ...controlsFor(tooltipDefinition), children: { control: false } },
  decorators: [(story) => <div className={styles.room}>{story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `A few words about a control, shown while the pointer rests on it or the keyboard focuses it.

**When:** an addition that most people can do without. **When not:** anybody needs it (the field's hint, or
words on the page): on a phone there is no tooltip. For links and buttons inside, use a Dialog.

**Accessibility:** it describes the control, so a screen reader reads it after the control's name; it does not
replace the name. Escape closes it, and the pointer can move onto it. A disabled button cannot be focused and
should not have one. It is a \`popover\`, placed by the browser; nothing covers or clips it.`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard opens it at once, and Escape closes it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "₹25,000" });
    const bubble = canvas.getByText(text);
    await expect(descriptionsOf(button)).toEqual([text]);
    await expect(bubble).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(bubble).toBeVisible(), patient);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble).not.toBeVisible(), patient);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(bubble).toBeVisible(), patient);
    const above = bubble.getBoundingClientRect();
    await expect(above.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

/** It waits for the pointer to rest, and stays while the pointer is on it. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bubble = canvas.getByText(text);
    await userEvent.hover(canvas.getByRole("button"));
    await expect(bubble).not.toBeVisible();
    await waitFor(() => expect(bubble).toBeVisible(), patient);
    await userEvent.hover(bubble);
    await new Promise((done) => setTimeout(done, 250));
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await waitFor(() => expect(bubble).not.toBeVisible(), patient);
  },
};

const press = fn();

/** Pressing the control closes it and does what the control does. */
export const Pressed: Story = {
  args: { children: <Button onClick={press}>₹25,000</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bubble = canvas.getByText(text);
    press.mockClear();
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(bubble).toBeVisible(), patient);
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(bubble).not.toBeVisible(), patient);
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const OnALink: Story = {
  args: { side: "bottom", children: <a href="#terms">Terms</a>, text: "Four pages" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(
      () => expect(within(canvasElement).getByText("Four pages")).toBeVisible(),
      patient,
    );
  },
};

export const LongText: Story = {
  args: {
    text: "What is in it, what is not, and what Donaudampfschifffahrtsgesellschaftsversicherungen have to do with all of it.",
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const bubble = within(canvasElement).getByText(/What is in it/);
    await waitFor(() => expect(bubble).toBeVisible(), patient);
    const { left, right } = bubble.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The start is on the right. */
export const RightToLeft: Story = {
  args: { text: "ٹیکس کے بغیر", side: "start", children: <Button>قیمت</Button> },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ur">
        {story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const bubble = within(canvasElement).getByText("ٹیکس کے بغیر");
    await waitFor(() => expect(bubble).toBeVisible(), patient);
    const button = within(canvasElement).getByRole("button").getBoundingClientRect();
    await expect(bubble.getBoundingClientRect().left).toBeGreaterThanOrEqual(button.right);
  },
};

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={tooltipDefinition}>
      {(combination) => <Tooltip {...args} {...combination} />}
    </Matrix>
  ),
};
