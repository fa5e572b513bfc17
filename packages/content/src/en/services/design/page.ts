import type { Some } from "@kolam/content/model/basics/types";
import type {
  Benefits,
  Listing,
  Process,
  ServicePageBase,
} from "@kolam/content/model/types/service";
import { designCases } from "@site/entries/first/cases/design";

/** A tool, and what we use it for. */
interface Tool {
  readonly name: string;
  readonly text: string;
}

interface DesignPage extends ServicePageBase<"design"> {
  readonly process: Process;
  readonly tools: Listing<Some<Tool>>;
  readonly benefits: Benefits;
}

/** The words of the design page. */
export const design = {
  id: "design",
  hero: {
    title: "If it needs a tour, it is not finished.",
    lead: "We watch people use what you have, draw what they needed instead, and test the drawing until nobody asks where to tap.",
    actions: [
      { label: "Start Design", href: "/quote" },
      { label: "View Designs", href: "/portfolio#design" },
    ],
  },
  offerings: {
    title: "What we design",
    ask: { label: "Ask for a price", href: "/quote?services=design" },
    items: [
      {
        title: "User research",
        text: "Eight interviews and two site visits tell you more than a survey of eight hundred. You get the quotes, not just the chart.",
      },
      {
        title: "App and product design",
        text: "Flows, screens and every dull state in between: empty, loading, offline, wrong password, no result.",
      },
      {
        title: "Website design",
        text: "Layout, type and pictures, drawn at 360 pixels first and only then allowed to grow.",
      },
      {
        title: "Design systems",
        text: "Tokens, components and rules, so that the fortieth screen takes an hour and looks like the first.",
      },
      {
        title: "Usability testing",
        text: "Five people, five tasks, one recording each. The team watches live and may not speak.",
      },
      {
        title: "Accessibility review",
        text: "Keyboard, screen reader, contrast, large text. A list of barriers, each with its fix.",
      },
    ],
  },
  process: {
    title: "Paper, grey, colour, people",
    items: [
      {
        title: "Research & Discovery",
        text: "We talk to users, support staff and whoever reads the complaints. Two weeks, ending in one page of findings.",
      },
      {
        title: "Wireframing",
        text: "Grey boxes with real words. Ugly enough that people criticise the order and not the shade of blue.",
      },
      {
        title: "Visual Design",
        text: "Type, colour, spacing, light and dark, set as tokens that your developers can read as well as your designers.",
      },
      {
        title: "Prototyping & Testing",
        text: "A prototype on a phone, in the hands of people who were not in the meetings. What fails is redrawn, then tested again.",
      },
    ],
  },
  tools: {
    title: "Designed with",
    items: [
      { name: "Pencil and paper", text: "The first fifty ideas" },
      { name: "Figma", text: "Screens, components, handover" },
      { name: "FigJam", text: "Workshops with remote teams" },
      { name: "Maze", text: "Unmoderated tests" },
      { name: "Hotjar", text: "What people do on the live site" },
      { name: "Storybook", text: "The system, in code" },
      { name: "Lottie", text: "Motion that stays small" },
      { name: "axe and NVDA", text: "Accessibility, by tool and by ear" },
    ],
  },
  benefits: {
    title: "What better design is worth",
    items: [
      "Support calls that begin with “how do I” become rare",
      "Forms are finished by the people who start them",
      "New staff learn the tool in a morning",
      "Developers stop guessing and start building",
      "Arguments end with a recording instead of a raised voice",
      "The product reads well in Hindi, not only in the mock-up",
      "Older customers manage without their children",
      "The next feature fits in without a redesign",
    ],
  },
  figures: {
    title: "What a better interface can change",
    ask: { label: "Show us yours", href: "/contact" },
    items: [
      { value: "60%", label: "Engagement" },
      { value: "40%", label: "Conversion" },
      { value: "50%", label: "Task completion" },
      { value: "70%", label: "Satisfaction" },
    ],
  },
  cases: {
    title: "Redesigns, seen from the user’s side",
    items: designCases,
  },
  questions: {
    title: "Questions before you hire designers",
    ask: { label: "Ask your own", href: "/contact" },
    items: [
      {
        id: "how-many-users",
        question: "How many people do you test with?",
        answer: "Five find most of the faults. The sixth mostly finds the same ones.",
      },
      {
        id: "design-only",
        question: "Do you design for other people’s developers?",
        answer:
          "Often. The files come with states, tokens and notes, and a designer stays in your developers’ channel until release.",
      },
      {
        id: "how-many-rounds",
        question: "How many rounds of changes do we get?",
        answer:
          "Two per step, which has been enough since we began testing with users in between. Opinions need many rounds; evidence needs one.",
      },
      {
        id: "existing-product",
        question: "Can you improve a product without redrawing it?",
        answer:
          "Yes, and it is often the better buy. We test what exists, fix the five worst places and measure again.",
      },
    ],
  },
  closing: {
    title: "Lend us one screen",
    text: "The one your users complain about. We test it with five people and show you the recordings before you decide anything.",
    actions: [
      { label: "Get Design Quote", href: "/quote" },
      { label: "Discuss Project", href: "/contact" },
    ],
  },
} as const satisfies DesignPage;
