import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { callToActionDefinition } from "./call-to-action.definition.ts";
import { CallToAction } from "./call-to-action.tsx";

describe("CallToAction on the server", () => {
  it.each(callToActionDefinition.axes.tone)("is a section named by its title: %s", (tone) => {
    const html = renderToString(
      <CallToAction
        tone={tone}
        title="Tell us"
        text="Within 24 hours."
        headingLevel={3}
        actions={<a href="/quote">Get a quote</a>}
      />,
    );
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h3 id="${id}"`);
    expect(html).toContain("Within 24 hours.");
    expect(html).toContain('href="/quote"');
  });
});
