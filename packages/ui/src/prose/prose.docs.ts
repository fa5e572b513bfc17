import type { ComponentDocs } from "../definition/component-docs.ts";

export const docs: ComponentDocs = {
  since: "0.1.0",
  alsoCalled: ["rich text", "article", "Markdown"],
  when: "articles, legal pages, editorial content.",
  whenNot: "single paragraphs in a card or section, which have their own styles.",
  accessibility: `use real headings, lists and tables. Put wide tables in ProseTable, which has a name and scrolls by keyboard.
Printed pages include the addresses of links.`,
  anatomy: [
    { name: "Heading", text: "With more space above than below.", at: "h2" },
    { name: "Paragraph", text: "Lines of about 70 characters.", at: "p" },
    { name: "List", text: "With markers in the margin.", at: "ul" },
    { name: "Table", text: "In a `ProseTable`, which scrolls.", at: "table" },
  ],
  keyboard: [
    { keys: ["ArrowRight", "ArrowLeft"], text: "Scrolls a ProseTable that has the focus." },
  ],
  usage: `<Prose>
  <h2>Why pages are slow</h2>
  <p>Most of them wait for things that nobody has asked for.</p>
  <ProseTable label="Time until a page can be used">
    <tbody>
      <tr>
        <th scope="row">Before</th>
        <td>4.1 s</td>
      </tr>
    </tbody>
  </ProseTable>
</Prose>`,
};
