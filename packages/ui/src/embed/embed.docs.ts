import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.2.0",
  alsoCalled: ["iframe", "YouTube", "map"],
  when: "a page shows something of another site: a film, a map, a calendar.",
  whenNot: "the film is your own (Film), or a link does the same.",
  notes: [
    "The page's security policy has to allow the frame's origin in `frame-src`.",
    "Remember `always` for each service, and offer it where visitors change such choices.",
  ],
  do: "It says whom it comes from, and what they learn.",
  accessibility: `a figure named by its title, as the frame is. After the press the frame has the focus, since the button is
gone. Without scripts there is the link alone.`,
  anatomy: [
    {
      name: "Box",
      text: "Keeps its size; the frame takes the place of poster and button.",
      at: ".box",
    },
    { name: "Caption", text: "Title, what loading means, the link, the choice.", at: ".caption" },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "Loads the frame, which then has the focus." }],
  usage: `<Embed
  title="A walk through the workshop"
  src="https://films.example/embed/12"
  loadLabel="Load from Films"
  link={<a href="https://films.example/12">Open at Films</a>}
  alwaysLabel="Always load Films"
  always={false}
  onAlwaysChange={(always) => localStorage.setItem("films", String(always))}
>
  Films then learns your network address.
</Embed>`,
};
