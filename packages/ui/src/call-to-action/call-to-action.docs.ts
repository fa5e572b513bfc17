import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["CTA"],
  when: "once, as the last band before the footer.",
  whenNot: "there is more to read below, or there are more than two actions.",
  accessibility: `its title names the section. Link texts should contain a verb, since screen readers also list them out of
context.`,
  anatomy: [
    { name: "Title", text: "The next step, as a sentence.", at: ".title" },
    { name: "Text", text: "What happens after the click.", at: ".text" },
    { name: "Actions", text: "One or two, the main one first.", at: ".actions" },
    { name: "Drawing", text: "Optional and decorative.", at: ".art" },
  ],
  usage: `<CallToAction
  title="Tell us what you want to build"
  text="You get a quote within 24 hours, a project manager and a date."
  actions={
    <ButtonLink href="/quote" size="lg">
      Get a quote
    </ButtonLink>
  }
/>`,
};
