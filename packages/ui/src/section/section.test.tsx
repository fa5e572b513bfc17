import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Table } from "../table/table.tsx";
import { Section } from "./section.tsx";

describe("Section on the server", () => {
  it("is named by its title", () => {
    const html = renderToString(<Section id="values" title="Our values" headingLevel={3} />);
    expect(html).toMatch(/^<section id="values" aria-labelledby="values-heading"/);
    expect(html).toMatch(/<h3 id="values-heading"[^>]*>Our values<\/h3>/);
  });

  it("takes the name that the title had, as a Table does, and says once that it is old", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const old = (
      <Section heading="Our values">
        <Table caption="Prices" columns={["Plan", { heading: "Price" }]} rows={[]} />
      </Section>
    );
    expect(renderToString(old)).toMatch(/<h2[^>]*>Our values<.*<th[^>]*>Price</);
    renderToString(old);
    const said = warn.mock.calls.map(([text]) => text.split(":")[0]);
    expect(said).toEqual(["Section", "Table"]);
  });

  it("is not a landmark without a name", () => {
    expect(renderToString(<Section>words</Section>)).toMatch(/^<div/);
    expect(renderToString(<Section label="Figures">words</Section>)).toMatch(
      /^<section aria-label="Figures"/,
    );
  });
});
