import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { plainLine } from "../testing/plain-line.tsx";
import stage from "../testing/stage.module.css";
import { type Step, Stepper } from "./stepper.tsx";

const steps = [
  { label: "About you" },
  { label: "Project" },
  { label: "Requirements" },
  { label: "Check and send" },
] as const;

/** The steps, each changed in a way. */
const changed = (change: (step: Step, index: number) => Step) =>
  steps.map(change) as [Step, ...Step[]];

export default {
  title: "Forms/Stepper",
  component: Stepper,
  args: {
    label: "Steps of the quote request",
    steps,
    current: 2,
    formatStep: (current, total) => `Step ${current} of ${total}`,
    formatPercent: (percent) => `${percent}% complete`,
    completedText: "completed",
    notCompletedText: "not completed",
  },
} satisfies Meta<typeof Stepper>;

type Story = StoryObj<typeof Stepper>;

export const Default: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas, canvasElement }) => {
    const items = within(
      canvas.getByRole("list", { name: "Steps of the quote request" }),
    ).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "About you completed",
      "Project",
      "Requirements not completed",
      "Check and send not completed",
    ]);
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
      null,
    ]);
    const heading = canvas.getByRole("heading", { level: 2 });
    await expect(heading).toHaveTextContent("Step 2 of 4 Project");
    await expect(canvas.getByText("25% complete")).toBeVisible();
    const loops = [...canvasElement.querySelectorAll("svg")].map((svg) =>
      svg.getBoundingClientRect(),
    );
    // Around the first dot, and on its way to the second.
    await expect(loops).toHaveLength(2);
    for (const { width, height } of loops) await expect(width).toBeCloseTo(height);
  },
};

/** Without a percentage. */
export const FirstStep: Story = {
  render: ({ formatPercent, ...args }) => <Stepper {...args} current={1} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("%");
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};

/** The line closes around every step. */
export const AllFinished: Story = {
  args: { current: 5 },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole("listitem");
    for (const item of items) await expect(item).toHaveTextContent("completed");
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
    await expect(canvas.getByText("Step 4 of 4")).toBeVisible();
  },
};

/** A step that was skipped is not finished, and the line leaves it out. */
export const Skipped: Story = {
  args: {
    current: 4,
    steps: changed((step) => (step.label === "Project" ? { ...step, done: false } : step)),
  },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "About you completed",
      "Project not completed",
      "Requirements completed",
      "Check and send",
    ]);
    await expect(canvas.getByText("50% complete")).toBeVisible();
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(3);
  },
};

/** Steps with answers to correct are marked with more than a colour, the current one too. */
export const Invalid: Story = {
  tags: ["anatomy"],
  args: {
    current: 3,
    steps: changed((step, index) => ({ ...step, invalid: index === 0 || index === 2 })),
    invalidText: "needs another look",
  },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "About you needs another look",
      "Project completed",
      "Requirements needs another look",
      "Check and send not completed",
    ]);
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(2);
    const mark = items[0] && getComputedStyle(items[0].children[0] ?? items[0], "::before").content;
    await expect(mark).toContain("!");
  },
};

const goTo = fn();

/** Each step is a button: Tab moves through them in order, Enter opens one. */
export const Buttons: Story = {
  args: {
    current: 3,
    steps: changed((step, index) => ({
      ...step,
      control: <button type="button" onClick={() => goTo(index + 1)} />,
    })),
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole("button");
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole("button", { current: "step" })).toHaveTextContent("Requirements");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(goTo).toHaveBeenLastCalledWith(3);
  },
};

/** Finished steps are links; the others are plain text. */
export const Links: Story = {
  args: {
    current: 3,
    steps: changed((step, index) =>
      index < 2 ? { ...step, control: <a href={`#step-${index + 1}`} /> } : step,
    ),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["#step-1", "#step-2"]);
    await expect(links[0]).toHaveAccessibleName("About you completed");
  },
};

/** On a phone the current step's name is above the dots; below them all names are only read out. */
export const Narrow: Story = {
  args: { current: 3 },
  decorators: [(story) => <div className={stage.narrow}>{story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    const seen = steps.filter(
      ({ label }) => within(list).getByText(label).getBoundingClientRect().width > 1,
    );
    await expect(seen).toEqual([]);
    const [heading] = canvas.getAllByText("Requirements");
    await expect(heading).toBeVisible();
    await expect(list).not.toContainElement(heading ?? null);
  },
};

/** With `--k-motif-strand: 0` the line is plain: the setting for a brand without kolams. */
export const PlainLine: Story = plainLine;

/** Two steps are a page and its confirmation: nobody loses their way. */
export const Dont: Story = {
  args: {
    steps: [{ label: "Form" }, { label: "Done" }],
    current: 1,
  },
};
