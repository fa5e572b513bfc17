import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SiteFooter } from "./site-footer.tsx";

describe("SiteFooter on the server", () => {
  const html = renderToString(
    <SiteFooter
      navigationLabel="All pages"
      headingLevel={3}
      groups={[
        { title: "Company", links: [{ label: "About", href: "/about", current: true }] },
        { title: "Services", links: [{ label: "SEO", link: <a data-router="" href="/seo" /> }] },
      ]}
      legal={<p>© 2026</p>}
      motif={<svg />}
    />,
  );

  it("contains each link in a named navigation, below headings of the given level", () => {
    expect(html).toMatch(/<nav aria-label="All pages"/);
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toMatch(/<a(?=[^>]*href="\/about")[^>]*aria-current="page"/);
    expect(html).toContain('data-router=""');
    expect(html).toContain("© 2026");
  });

  it("hides its drawing", () => {
    expect(html).toMatch(/aria-hidden="true"[^>]*><svg/);
  });
});
