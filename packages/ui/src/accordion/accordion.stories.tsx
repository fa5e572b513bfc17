import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { matrix } from "../testing/matrix.tsx";
import { accordionDefinition } from "./accordion.definition.ts";
import { Accordion, type AccordionItem, type AccordionProps } from "./accordion.tsx";

const questions: readonly AccordionItem[] = [
  {
    id: "faq-how-long",
    title: "How long does a website take?",
    content: (
      <p>
        A simple site takes two to four weeks, a complex one three to six months. The quote names a
        date, and <a href="#faq-price">the price</a> holds until it.
      </p>
    ),
  },
  {
    id: "faq-price",
    title: "What does it cost?",
    content: <p>Websites start at ₹25,000. The quote is free and reaches you within 24 hours.</p>,
  },
  {
    id: "faq-after",
    title: "Who looks after it once it is live?",
    content: <p>We do, for as long as you like: updates, backups and a person who answers.</p>,
  },
];

export default {
  title: "Disclosure/Accordion",
  component: Accordion,
  args: { items: questions, headingLevel: 3, onValueChange: fn() },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

const expectOpen = (trigger: HTMLElement, open: boolean) =>
  expect(trigger).toHaveAttribute("aria-expanded", String(open));

const panelOf = (trigger: HTMLElement): HTMLElement => {
  const panel = document.getElementById(trigger.getAttribute("aria-controls") ?? "");
  if (!panel) throw new Error("The trigger's aria-controls refers to no element.");
  return panel;
};

const threeTriggers = (canvasElement: HTMLElement) => {
  const [first, second, third] = within(canvasElement).getAllByRole("button");
  if (!first || !second || !third) throw new Error("Three questions expected.");
  return [first, second, third] as const;
};

/** Arrow keys, Home and End move between the questions; Enter and Space open and close. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second, third] = threeTriggers(canvasElement);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(third).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Home}{Enter}");
    await expectOpen(first, true);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["faq-how-long"]);
    await userEvent.keyboard("{ArrowDown}[Space]");
    await expectOpen(second, true);
    await expectOpen(first, false);
    await userEvent.keyboard("[Space]");
    await expectOpen(second, false);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/**
 * Collapsed text is skipped by Tab and takes up no space; what the browser's find-in-page matches
 * is revealed.
 */
export const FoundInPage: Story = {
  play: async ({ canvasElement }) => {
    const [trigger] = threeTriggers(canvasElement);
    const panel = panelOf(trigger);
    await expect(panel).toHaveAttribute("hidden", "until-found");
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBe(0));
    const link = panel.querySelector("a");
    await expect(link?.checkVisibility({ visibilityProperty: true })).toBe(false);
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await expectOpen(trigger, true);
    await expect(panel).not.toHaveAttribute("hidden");
  },
};

export const Open: Story = { tags: ["anatomy"], args: { defaultValue: ["faq-price"] } };

/** Items open and close independently. */
export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["faq-how-long"] },
  play: async ({ canvasElement, args }) => {
    const [first, second] = threeTriggers(canvasElement);
    await userEvent.click(second);
    await expectOpen(first, true);
    await expectOpen(second, true);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["faq-how-long", "faq-price"]);
    await expect(panelOf(first)).not.toHaveAttribute("hidden");
  },
};

/** The parent holds the list of open items. */
export const Controlled: Story = {
  render: (args) => {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <>
        <Button onClick={() => setValue(["faq-after"])}>Open the last</Button>
        <Accordion {...args} value={value} onValueChange={setValue} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the last" }));
    const last = canvas.getByRole("button", { name: /looks after/ });
    await expectOpen(last, true);
    await userEvent.click(last);
    await expectOpen(last, false);
  },
};

/** A link to an item opens it. */
export const LinkToItem: Story = {
  name: "Link to an item",
  render: (args) => (
    <>
      <p>
        See <a href="#faq-price">what it costs</a>.
      </p>
      <Accordion {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, second] = threeTriggers(canvasElement);
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole("link", { name: "what it costs" }));
    await waitFor(() => expectOpen(second, true));
  },
};

function Cell({ headingLevel, ...variants }: Omit<AccordionProps, "items">) {
  const key = useId();
  return (
    <Accordion
      {...variants}
      headingLevel={headingLevel}
      defaultValue={[`${key}-1`]}
      items={[
        { id: `${key}-1`, title: "What does it cost?", content: <p>From ₹25,000.</p> },
        { id: `${key}-2`, title: "How long?", content: <p>Two to four weeks.</p> },
      ]}
    />
  );
}

/** The headings are questions that readers have, in their words. */
export const Do: Story = {
  args: { items: questions.map((item) => ({ ...item, id: `do-${item.id}` })) },
};

/** Headings that do not say what is behind them: readers have to open all of them. */
export const Dont: Story = {
  args: {
    items: ["General", "More information", "Other"].map((title, index) => ({
      id: `dont-${index}`,
      title,
      content: <p>From ₹40,000, depending on the pages.</p>,
    })),
  },
};

export const AllVariants: Story = matrix(accordionDefinition, (combination, { args }) => (
  <Cell {...combination} headingLevel={args.headingLevel} />
));
