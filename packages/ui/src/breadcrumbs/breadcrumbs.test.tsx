import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";

describe("Breadcrumbs on the server", () => {
  it("is an ordered list in a named navigation; the last entry is the current page, not a link", () => {
    const html = renderToString(
      <Breadcrumbs
        label="You are here"
        items={[
          { label: "Home", href: "/" },
          { label: "Blog", link: <a data-router="" href="/blog" /> },
        ]}
        current="Speed"
      />,
    );
    expect(html).toMatch(/^<nav aria-label="You are here"/);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html).toMatch(/<span aria-current="page"[^>]*>Speed<\/span>/);
  });
});
