import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "pictures, logos, people or figures have columns of equal width.",
  whenNot: `they are cards that share their lines (CardGrid), things of different kinds below one another (Stack), or
fields (FormRow).`,
  accessibility: `the order on the screen is the order in the document. Choose \`as\` by what it is: a list is announced with
its length.`,
  anatomy: [{ name: "Grid", text: "Its children, in columns of equal width.", at: ".root" }],
  usage: `<Grid columns={3} min="sm">
  <StatFigure value="31" label="Rooms opened" />
  <StatFigure value="4" label="Months for a room" />
  <StatFigure value="2" label="Lorries" />
</Grid>`,
};
