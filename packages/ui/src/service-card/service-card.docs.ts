import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "each service has its own page.",
  whenNot: "the card does not link anywhere (FeatureCard).",
  accessibility: `the title's link has the whole card as its click target, and the focus ring surrounds the card. Only an action at the foot is a link of its own.`,
  anatomy: [
    { name: "Drawing", text: "Decorative, 74 px tall.", at: ".drawing" },
    { name: "Title", text: "A link; the whole card is its click target.", at: ".title" },
    { name: "Description", text: "A sentence or two.", at: ".text" },
    { name: "Features", text: "Optional; what is included.", at: ".points" },
    { name: "Price", text: "At the bottom, aligned with its neighbours.", at: ".foot" },
  ],
  keyboard: [{ keys: ["Enter"], text: "Follows the link." }],
  usage: `<ServiceCard
  href="/services/naming"
  title="Naming"
  description="A name that can be said on the telephone."
  features={["Workshop", "Three drafts"]}
  price={{ label: "Starts at", amount: "₹50,000" }}
/>`,
};
