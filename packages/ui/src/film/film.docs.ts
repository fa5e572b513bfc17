import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["video"],
  when: "a film or a recording of a screen is a file of your own site.",
  whenNot: "it is at another site (Embed).",
  notes: ["The page's security policy has to allow `media-src 'self'`."],
  accessibility: `the player is the browser's, named by the title. What is said belongs in \`captions\`. A loop has a button
that pauses it, and with reduced motion waits for that button.`,
  anatomy: [
    { name: "Film", text: "Keeps the ratio of `width` to `height`.", at: "video" },
    { name: "Caption", text: "Optional.", at: ".caption" },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "On a loop's button: pauses it, or plays it." }],
  usage: `<Film
  src="/films/tour.mp4"
  title="A walk through the workshop"
  width={1280}
  height={720}
  poster="/films/tour.jpg"
  captions={{ src: "/films/tour.vtt", lang: "en", label: "Captions" }}
>
  A walk through the workshop, 1:20
</Film>`,
};
