import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["hint"],
  when: "an addition that most people can do without.",
  whenNot: `anybody needs it (the field's hint, or words on the page): on a phone there is no tooltip. For links and buttons
inside, use a Dialog.`,
  accessibility: `it describes the control, so a screen reader reads it after the control's name; it does not replace the name.
Escape closes it, and the pointer can move onto it. A disabled button cannot be focused and should not have one.
It is a \`popover\`, placed by the browser; nothing covers or clips it.`,
  anatomy: [
    { name: "Control", text: "The control that the words describe.", at: "button" },
    { name: "Bubble", text: "A few words; the control's description.", at: "[role=tooltip]" },
  ],
  keyboard: [
    { keys: ["Tab"], text: "Focuses the control and shows the words." },
    { keys: ["Escape"], text: "Hides them." },
  ],
  usage: `<Tooltip text="Without taxes">
  <button type="button">₹25,000</button>
</Tooltip>`,
};
