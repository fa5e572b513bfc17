import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { QuestionsBand, type QuestionsBandProps } from "./questions.tsx";

type Question = QuestionsBandProps["questions"][number];

const questions: [Question, ...Question[]] = [
  {
    id: "old",
    question: "Is it too old to be worth it?",
    answer: <p>Age says little. A cracked frame does: then we say so, and you pay nothing.</p>,
  },
  {
    id: "stairs",
    question: "Can you carry it up three floors?",
    answer: <p>An upright, yes, with three people. A grand goes through the window by crane.</p>,
  },
  {
    id: "sell",
    question: "Do you buy pianos?",
    answer: <p>Only those that we would restore ourselves, about one in ten.</p>,
  },
];

export default {
  title: "Bands/Questions",
  component: QuestionsBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "Asked before every first visit",
    questions,
    children: <p>Anything else: 0113 496 0000, weekdays until five.</p>,
  },
} satisfies Meta<typeof QuestionsBand>;

type Story = StoryObj<typeof QuestionsBand>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = questions;
    const trigger = canvas.getByRole("button", { name: String(first.question) });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/^Age says little/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const One: Story = { args: { questions: questions.slice(0, 1) } };

export const Twelve: Story = {
  args: {
    questions: repeated(questions, 12, "id").map((one) => ({
      ...one,
      id: one.id.replace(" ", "-"),
    })),
  },
};

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "QuestionsBand", axes: { surface: ["plain", "alt"], size: ["md", "sm"] } }),
  (_, { name }) => ({
    title: name,
    questions: questions.map((one) => ({ ...one, id: `${one.id}-${name.replace(/\W+/g, "-")}` })),
  }),
);
