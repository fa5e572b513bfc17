import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["FAQ", "disclosure"],
  when: "readers need one or two of many answers: questions, terms, details of a job opening.",
  whenNot: "the text is short, or everybody needs it (show it); steps of a task (Stepper).",
  accessibility: `the triggers are buttons inside headings; set \`headingLevel\` to match the page's outline. Collapsed text stays
in the document, so search engines, find-in-page and print include it. Up, Down, Home and End move between
triggers.`,
  anatomy: [
    {
      name: "Heading",
      text: "Belongs to the outline of the page; `headingLevel` says which level.",
      at: "h3",
    },
    { name: "Trigger", text: "The whole line is the button.", at: ".trigger" },
    { name: "Sign", text: "A plus, or a minus while open; decorative.", at: ".sign" },
    { name: "Panel", text: "Text of any length, always in the document.", at: ".panel" },
  ],
  keyboard: [
    { keys: ["Enter", "Space"], text: "Opens or closes the item." },
    { keys: ["ArrowDown", "ArrowUp"], text: "Moves to the next or previous trigger." },
    { keys: ["Home", "End"], text: "Moves to the first or last trigger." },
  ],
  usage: `<Accordion
  headingLevel={3}
  items={[
    { id: "faq-price", title: "What does a site cost?", content: <p>From ₹40,000.</p> },
    { id: "faq-time", title: "How long does it take?", content: <p>Six weeks, most often.</p> },
  ]}
/>`,
};
