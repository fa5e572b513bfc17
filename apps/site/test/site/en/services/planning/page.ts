import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import { planningCases } from "@site/entries/first/cases/planning";

interface PlanningPage extends ServicePageBase<"planning"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The words of a service without its own page. */
export const planning = {
  id: "planning",
  hero: {
    title: "Two pages before the first one",
    lead: "A plan of two pages says what your website has to do.",
    actions: [{ label: "Ask for a plan", href: "/quote" }],
    work: { label: "See a plan", href: "/portfolio#planning" },
  },
  offerings: {
    title: "What a plan holds",
    lead: "Three parts, in plain words.",
    items: [
      { title: "Visitors", text: "Who comes, from where, and what for." },
      { title: "Pages", text: "What each page says, and what it leaves out." },
      { title: "Upkeep", text: "Who changes what, and how often." },
    ],
  },
  process: {
    title: "Two weeks in three steps",
    lead: "Most of it is listening.",
    items: [
      { title: "Owners", text: "A talk of two hours with those who decide." },
      { title: "Customers", text: "Five talks with those who buy." },
      { title: "Paper", text: "Two pages, read out to you." },
    ],
  },
  benefits: {
    title: "What you have of it",
    lead: "Also if somebody else builds the website.",
    items: ["A price that holds", "A date that holds", "Nobody argues about taste"],
  },
  figures: {
    title: "Plans in figures",
    lead: "Counted since 2023.",
    items: [
      { value: "24", label: "Plans" },
      { value: "2 weeks", label: "For each" },
      { value: "20", label: "Built" },
    ],
  },
  cases: {
    eyebrow: "Cases",
    title: "A plan that was built",
    lead: "By a school, for its parents.",
    items: planningCases,
  },
  questions: {
    title: "Questions about plans",
    lead: "The three that everybody asks.",
    items: [
      {
        id: "who-builds",
        question: "May somebody else build it?",
        answer: "Yes. The plan is yours.",
      },
      {
        id: "how-long",
        question: "How long does it take?",
        answer: "Two weeks, unless your customers are on holiday.",
      },
      {
        id: "plan-price",
        question: "What does it cost?",
        answer: ["It depends on the number of talks. ", { text: "Ask us", href: "/contact" }, "."],
      },
    ],
  },
  closing: {
    title: "Begin with a talk",
    text: "Two hours, at your place or at ours.",
    actions: [
      { label: "Ask for a plan", href: "/quote" },
      { label: "Write to us", href: "/contact" },
    ],
  },
} as const satisfies PlanningPage;
