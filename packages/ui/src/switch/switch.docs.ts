import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["toggle"],
  when: "the page changes as soon as it is pressed, such as prices per month or per year.",
  whenNot: `the answer is sent with a form (Checkbox), or there are two names to choose between (RadioGroup).`,
  accessibility: `a checkbox with the role \`switch\`, read out as on or off. The label says what is on and does not change with
the state. Space turns it; in forced colours it is the system's own checkbox.`,
  anatomy: [
    { name: "Track", text: "A native checkbox with the role `switch`.", at: "input" },
    { name: "Label", text: "Says what is on; it does not change.", at: "label" },
    { name: "Hint", text: "Optional; above the line.", at: ".hint" },
  ],
  keyboard: [{ keys: ["Space"], text: "Turns it on or off." }],
  usage: `const [yearly, setYearly] = useState(false);

<Switch
  label="Show prices per year"
  checked={yearly}
  onChange={(event) => setYearly(event.target.checked)}
/>;`,
};
