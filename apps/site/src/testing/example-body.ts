import type { BodyNode } from "../articles/article-body.tsx";

const element = (tag: string, ...children: BodyNode[]): BodyNode => ({ tag, children });
const row = (cell: "td" | "th", ...texts: string[]) =>
  element("tr", ...texts.map((text) => element(cell, text)));
const item = (text: string) => element("li", text);

/** The body of an article, with everything that an article may contain. */
export const exampleBody: readonly BodyNode[] = [
  element("p", "A paragraph with ", {
    tag: "a",
    attributes: { href: "/quote" },
    children: ["a link"],
  }),
  element("h2", "What it costs"),
  element(
    "p",
    "A word in ",
    element("strong", "bold"),
    " and one of ",
    element("code", "code"),
    ".",
  ),
  element(
    "table",
    element("thead", row("th", "Work", "Days", "Price")),
    element("tbody", row("td", "Drawing", "3", "900"), row("td", "Building", "12", "3,600")),
  ),
  element("h3", "By the day"),
  element("ul", item("One point"), item("Another point")),
  element("h2", "What to do first"),
  element("ol", item("One step"), item("Another step")),
  element("blockquote", element("p", "Somebody said so.")),
];

/** The sections that any text with sections may have, except pictures. */
export const exampleSections: readonly BodyNode[] = [
  { tag: "Quotation", attributes: { name: "Ada L." }, children: [element("p", "It works.")] },
  element("Steps", element("ol", item("Look."), item("Measure."), item("Repair."))),
];
