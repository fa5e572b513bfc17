import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  when: `a drawing of something that was made is beside words, or one of several in a grid
(\`fit="window"\`, which cuts all of them to one shape).`,
  whenNot: "the picture is a photograph; use Photo.",
  do: "A drawing without its own edge.",
  accessibility: "the stage has no role. Name the drawing.",
  anatomy: [
    { name: "Mat", text: "A margin on all sides; in a window, on three.", at: ".root" },
    { name: "Drawing", text: "As wide as the mat allows.", at: ".content" },
  ],
  usage: `<Stage fit="window">
  <DeviceFrame title="Workshop" label="A list of repairs.">
    <p>Bicycle 12, new chain: ready</p>
  </DeviceFrame>
</Stage>`,
};
