import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["team member"],
  when: "the page introduces people: in a CardGrid, or one of them below an article.",
  whenNot: "the person says something (Testimonial).",
  notes: [
    "Take photos of everyone or of no one: initials look meant, a gap does not.",
    "`card` is for ruled grids, `plain` for spaced ones with photos, `beside` for an author or a long list.",
  ],
  do: "A sentence that says what the person is good for.",
  accessibility: `the name is the heading, and the initials are not read out. A Photo's \`alt\` is empty, since the name
follows. A link's label names the person.`,
  anatomy: [
    { name: "Picture", text: "A Photo, or the initials of the name.", at: ".picture" },
    { name: "Name", text: "The heading.", at: ".words > :is(h2, h3, h4, h5, h6)" },
    { name: "Role", text: "Optional; what the person does.", at: ".role" },
    { name: "Text", text: "Optional; a sentence or two.", at: ".text" },
    { name: "Links", text: "Optional; profiles and addresses.", at: ".links" },
  ],
  usage: `<CardGrid columns={4} label="Team">
  <PersonCard
    name="Ada Wren"
    role="Design"
    text="Draws the page before anybody writes it."
    links={[{ label: "Write to Ada", href: "mailto:ada@example.com" }]}
  />
  <PersonCard name="Tom Vale" role="Engineering" text="Takes apart what is slow." />
</CardGrid>`,
};
