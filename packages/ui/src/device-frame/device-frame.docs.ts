import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: "a product is shown by a drawing or a screenshot of one of its screens.",
  whenNot: "the picture is a photograph (Photo), or people are meant to use what is inside.",
  accessibility: `with a \`label\` the frame is one picture of that name and its content is not read. Without one, name the
drawing around it, or hide it if the text beside it says the same. A screenshot has its own text alternative.`,
  anatomy: [
    { name: "Bar", text: "The name of the product or of the screen.", at: ".bar" },
    { name: "Screen", text: "A size container: its content can measure it.", at: ".screen" },
  ],
  usage: `<DeviceFrame device="phone" title="Workshop" label="A list of repairs: one of two is ready.">
  <p>Bicycle 12, new chain: ready</p>
  <p>Bicycle 15, front wheel: tomorrow</p>
</DeviceFrame>`,
};
