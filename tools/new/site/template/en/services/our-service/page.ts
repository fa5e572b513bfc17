import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";

interface Page extends ServicePageBase<"our-service"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The texts of this service's page. Figures and cases appear as soon as there are any. */
export const ourService = {
  id: "our-service",
  hero: {
    title: "[Replace] What somebody who needs this wants to hear",
    lead: "[Replace] What you do about it, in one or two sentences.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Contact us", href: "/contact" },
    ],
  },
  offerings: {
    title: "What it includes",
    lead: "[Replace] The parts of the service, in one sentence.",
    items: [
      { title: "[Replace] The first part", text: "[Replace] What it is, in two sentences." },
      { title: "[Replace] The second part", text: "[Replace] What it is, in two sentences." },
      { title: "[Replace] The third part", text: "[Replace] What it is, in two sentences." },
    ],
  },
  process: {
    title: "How we work",
    lead: "[Replace] How long the steps take together.",
    items: [
      { title: "[Replace] The first step", text: "[Replace] What happens in it." },
      { title: "[Replace] The second step", text: "[Replace] What happens in it." },
      { title: "[Replace] The third step", text: "[Replace] What happens in it." },
    ],
  },
  benefits: {
    title: "What you have afterwards",
    lead: "[Replace] What changes for a client, in one sentence.",
    items: [
      "[Replace] The first thing that is better",
      "[Replace] The second thing",
      "[Replace] The third thing",
    ],
  },
  figures: { title: "In figures", lead: "Each figure says what it counts.", items: [] },
  cases: { title: "From our work", lead: "What came of it.", items: [] },
  questions: {
    title: "Questions",
    lead: "What clients ask us before they begin.",
    items: [
      {
        id: "first-question",
        question: "[Replace] A question that clients ask about the service?",
        answer: "[Replace] Your answer.",
      },
    ],
  },
  closing: {
    title: "Tell us about your project",
    text: "A few sentences are enough for a beginning.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Contact us", href: "/contact" },
    ],
  },
} as const satisfies Page;
