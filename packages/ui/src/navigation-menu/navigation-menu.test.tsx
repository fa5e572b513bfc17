import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NavigationMenu, submenuCloseDelay } from "./navigation-menu.tsx";

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
            { label: "Web", href: "/services/web-development", current: true },
            {
              label: "SEO",
              link: <a data-router="" href="/services/seo" />,
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
    for (const href of ["/about", "/services", "/services/web-development", "/services/seo"]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  it("writes no style attribute and no style element", () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain("<style");
  });

  it("leaves the direction to the page", () => {
    expect(html).not.toMatch(/\sdir=/);
  });

  it("uses the router's own links and marks the current page", () => {
    expect(html.match(/data-router/g)).toHaveLength(2);
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>.*Web/);
  });

  it("has a closed button that refers to nothing yet", () => {
    expect(html).toMatch(/<button[^>]*type="button"[^>]*aria-expanded="false"/);
    expect(html).not.toContain("aria-controls");
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) {
      expect(html).toContain(`id="${id}"`);
    }
  });

  it("waits 300 ms", () => {
    expect(submenuCloseDelay).toBe(300);
  });
});
