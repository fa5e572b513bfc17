import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "things of different kinds follow one another.",
  whenNot: `they are columns of equal width (Grid), cards that share their lines (CardGrid), fields in a row (FormRow), or
sections of a page, which have their own space.`,
  do: "A heading, a text and a button have the same space between them.",
  accessibility: `the order on the screen is the order in the document. Choose \`as\` by what it is: a list is announced with
its length.`,
  anatomy: [{ name: "Stack", text: "Its children, all the same space apart.", at: ".root" }],
  usage: `<Stack direction="row" gap={2} align="center">
  <Button>Send</Button>
  <Button tone="outline">Cancel</Button>
</Stack>`,
};
