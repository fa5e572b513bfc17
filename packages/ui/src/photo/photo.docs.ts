import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["image", "picture"],
  when: "it shows something that text cannot.",
  whenNot: "it would only fill space (leave it out or use Motif).",
  accessibility: `\`alt\` describes the photo, or is empty if the text next to it does. The artwork below it is decorative and
stays visible if the photo does not load.`,
  anatomy: [
    { name: "Artwork", text: "Optional; visible until the photo covers it.", at: ".frame" },
    { name: "Photo", text: "Fills the box, whose ratio is `width` to `height`.", at: "img" },
  ],
  usage: `<Photo
  src="/office-1280.webp"
  srcSet="/office-640.webp 640w, /office-1280.webp 1280w"
  sizes="(min-width: 48rem) 50vw, 100vw"
  alt="Six people at a long table, one of them laughing"
  width={1280}
  height={800}
/>`,
};
