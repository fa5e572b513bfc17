import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["plan", "tariff", "package"],
  when: "two to four plans are side by side in a CardGrid, where their prices, buttons and features align.",
  whenNot: `the page compares many details (Table, below the cards), or names a starting price only (ServiceCard,
PriceTag).`,
  notes: [
    "Use the `feature` tone and a Badge for one plan at most.",
    "**Monthly and yearly:** put a grid into each panel of Tabs, as in the story Plans.",
  ],
  accessibility: `the plan's name is the heading; name the plan in its button too. What a plan lacks is shown by words and a
mark, not by colour.`,
  anatomy: [
    { name: "Name", text: "The plan's heading.", at: ".name > :first-child" },
    {
      name: "Badge",
      text: "Optional; for the plan that most people take.",
      at: ".name > :last-child",
    },
    { name: "Price", text: "Amount and unit, with a label above if it needs one.", at: ".price" },
    { name: "Note", text: "Optional; taxes, or how to end it.", at: ".note" },
    {
      name: "Action",
      text: "As wide as the card, in one line with its neighbours'.",
      at: ".action",
    },
    { name: "Features", text: "What the plan includes, and what it lacks.", at: ".features" },
  ],
  usage: `<CardGrid columns={3} label="Plans">
  <PricingCard
    title="Start"
    price={{ amount: "$900" }}
    features={["Five pages", { text: "A shop", excluded: "Not included:" }]}
    action={
      <ButtonLink href="/start" tone="outline">
        Choose Start
      </ButtonLink>
    }
  />
  <PricingCard
    title="Growth"
    tone="feature"
    badge={<Badge tone="accent">Most chosen</Badge>}
    price={{ amount: "$1,900" }}
    features={["Twelve pages", "A shop"]}
    action={<ButtonLink href="/growth">Choose Growth</ButtonLink>}
  />
</CardGrid>`,
};
