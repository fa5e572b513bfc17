import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  when: "visitors may allow one thing and not another: in a ConsentBanner, or in a Dialog with cookie settings.",
  whenNot: "there is one question (ConsentBanner alone).",
  notes: ["The answer is all that is allowed, with what the site needs. Remember it in one place."],
  do: "Each says what is stored and for how long.",
  accessibility: `a form with a name. Nothing is ticked that the visitor has not ticked; what the site cannot work
without is ticked and disabled, and its text says why.`,
  anatomy: [
    { name: "Choice", text: "A Checkbox with what is stored below it.", at: "label" },
    { name: "Save", text: "Looks like the banner's answers.", at: "[type=submit]" },
  ],
  keyboard: [
    { keys: ["Space"], text: "Ticks or clears the box." },
    { keys: ["Enter"], text: "Saves the answer." },
  ],
  usage: `<ConsentChoices
  label="What you allow"
  choices={[
    { id: "needed", label: "Needed", text: "The language you chose.", required: true },
    { id: "measuring", label: "Measuring", text: "Which pages are read, for 14 months." },
  ]}
  saveLabel="Save"
  onSave={(allowed) => localStorage.setItem("consent", allowed.join(" "))}
/>`,
};
