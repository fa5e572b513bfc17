import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "there is one amount with a label and perhaps a unit.",
  whenNot: "several prices are compared (a table).",
  do: "Label, amount and what it is for.",
  accessibility: `label, amount and unit are read as one sentence in this order, regardless of their position on the screen.`,
  anatomy: [
    { name: "Label", text: 'What the amount is: "Starts at".', at: ".root > span" },
    { name: "Amount", text: "As displayed, with its currency.", at: ".amount" },
    { name: "Unit", text: "Optional: what the amount is for.", at: ".unit" },
  ],
  usage: `<PriceTag label="Starts at" amount="₹15,000" unit="/ month" />`,
};
