import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Section } from "./section.tsx";

describe("Section on the server", () => {
  it("is named by its title", () => {
    const html = renderToString(<Section id="values" title="Our values" headingLevel={3} />);
    expect(html).toMatch(/^<section id="values" aria-labelledby="values-heading"/);
    expect(html).toMatch(/<h3 id="values-heading"[^>]*>Our values<\/h3>/);
  });

  it("is not a landmark without a name", () => {
    expect(renderToString(<Section>words</Section>)).toMatch(/^<div/);
    expect(renderToString(<Section label="Figures">words</Section>)).toMatch(
      /^<section aria-label="Figures"/,
    );
  });
});
