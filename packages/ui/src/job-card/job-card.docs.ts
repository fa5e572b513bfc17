import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["vacancy", "career"],
  when: "openings are listed and read one at a time; give all of them the same `name`.",
  whenNot: "each opening has its own page (a list of links).",
  do: "The title is what people call the work; the facts are short.",
  accessibility: `it is the browser's native disclosure: it works without scripts, its content is found by find-in-page, and it is
announced as expanded or collapsed.`,
  anatomy: [
    { name: "Title", text: "The name of the position.", at: ".title" },
    { name: "Facts", text: "Department, place and kind of employment.", at: ".facts" },
    { name: "Mark", text: "A plus, or a minus while open; decorative.", at: ".mark" },
    { name: "Description", text: "What the work is.", at: ".text" },
    { name: "Lists", text: "What is asked for and offered.", at: ".points" },
    { name: "Action", text: "The way to apply.", at: ".action" },
  ],
  keyboard: [{ keys: ["Enter", "Space"], text: "Opens or closes the details." }],
  usage: `<JobCard
  name="openings"
  title="Designer"
  department="Design"
  location="Chennai or remote"
  type="Full-time"
  description="You draw it, test it with five people, and draw it again."
  lists={[{ title: "You bring", items: ["Three years of practice", "Plain English"] }]}
  action={<ButtonLink href="/apply">Apply</ButtonLink>}
/>`,
};
