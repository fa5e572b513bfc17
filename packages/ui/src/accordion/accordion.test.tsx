import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Accordion } from "./accordion.tsx";

const items = [
  { id: "faq-a", title: "How long?", content: <p>Two to four weeks.</p> },
  { id: "faq-b", title: "How much?", content: <p>From ₹25,000.</p> },
];

const render = (props: Partial<Parameters<typeof Accordion>[0]> = {}) =>
  renderToString(<Accordion items={items} headingLevel={3} {...props} />);

describe("Accordion on the server", () => {
  it("contains the text of closed items", () => {
    expect(render()).toContain("Two to four weeks.");
    expect(render()).toContain("From ₹25,000.");
  });

  it("has no hidden attribute, so that the text can be read without scripts", () => {
    expect(render()).not.toMatch(/\shidden/);
  });

  it("sets each item's id and heading level", () => {
    const html = renderToString(<Accordion items={items} headingLevel={4} />);
    expect(html).toMatch(/<div[^>]*id="faq-a"/);
    expect(html.match(/<h4[^>]*><button/g)).toHaveLength(2);
  });
});
