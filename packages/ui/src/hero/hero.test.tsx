import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { heroDefinition } from "./hero.definition.ts";
import { Hero } from "./hero.tsx";

describe("Hero on the server", () => {
  it.each(heroDefinition.axes.variant)("renders all its text: %s", (variant) => {
    const html = renderToString(
      <Hero
        variant={variant}
        title="Drawn in one line."
        emphasis="one line."
        eyebrow="Since 2019"
        lead="From one team."
        actions={<a href="/quote">Get a quote</a>}
        titleId="title"
      />,
    );
    const text = html.replaceAll(/<[^>]+>|<!-- -->/g, "");
    expect(text).toContain("Drawn in one line.");
    expect(html.match(/<h1[^>]*id="title"/g)).toHaveLength(1);
    for (const words of ["Since 2019", "From one team.", "Get a quote"]) {
      expect(text).toContain(words);
    }
  });

  it("emphasises only the given part of the title", () => {
    const html = renderToString(<Hero title="Drawn in one line." emphasis="one line" />);
    expect(html).toMatch(/Drawn in (<!-- -->)?<em[^>]*>one line<\/em>(<!-- -->)?\./);
    expect(renderToString(<Hero title={<b>Drawn</b>} />)).toMatch(/<h1[^>]*><b>Drawn<\/b><\/h1>/);
    expect(renderToString(<Hero title="Drawn" emphasis="line" />)).not.toContain("<em");
  });

  it("renders the breadcrumbs before the title", () => {
    const html = renderToString(<Hero title="Careers" breadcrumbs={<nav>way</nav>} />);
    expect(html.indexOf("way")).toBeLessThan(html.indexOf("<h1"));
  });
});
