import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NavigationMenu } from "./navigation-menu.tsx";

const html = renderToString(
  <NavigationMenu
    label="Main"
    items={[
      { label: "About", href: "/about" },
      {
        label: "Services",
        link: <a data-router="" href="/services" />,
        panel: {
          triggerLabel: "Show services",
          links: [
            { label: "Web", href: "/services/web", current: true },
            {
              label: "SEO",
              link: <a data-router="" href="/services/search" />,
              description: "Audits",
            },
          ],
        },
      },
    ]}
  />,
);

describe("NavigationMenu on the server", () => {
  it("contains the links of closed panels and the link to the overview", () => {
    for (const href of ["/about", "/services", "/services/web", "/services/search"]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  it("sets no dir attribute", () => {
    expect(html).not.toMatch(/\sdir=/);
  });

  it("renders the router's links and marks the current page", () => {
    expect(html.match(/data-router/g)).toHaveLength(2);
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>.*Web/);
  });
});
