import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["cookie banner", "GDPR"],
  when: "something that needs the visitor's consent waits for an answer.",
  whenNot:
    "the site works only with an answer (Dialog), or nothing has to be asked: then do not ask.",
  notes: ["Remember the answer, and offer a button that shows the banner again."],
  do: "It says what is stored and what for, and both answers take one press.",
  accessibility: `a region with the title as its name. Put it at the beginning of the document, after a
skip link, so that it comes first for the keyboard and for screen readers; it takes the focus only with \`takesFocus\`, and
gives it back with the answer. The end of the page and scrolling leave room for it, so it hides nothing for good. It
is above a FloatingAction.`,
  anatomy: [
    { name: "Title", text: "Asks the question, and names the region.", at: ".title" },
    {
      name: "Body",
      text: "What is stored, what for, and where the answer can be changed.",
      at: ".body",
    },
    { name: "Answers", text: "Two buttons that look alike.", at: ".answers" },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "Gives the answer that has the focus." }],
  usage: `<ConsentBanner
  title="May we count your visit?"
  acceptLabel="Yes"
  refuseLabel="No"
  onAnswer={(accepted) => localStorage.setItem("consent", String(accepted))}
>
  <p>With your yes we set cookies that count visits.</p>
</ConsentBanner>`,
};
