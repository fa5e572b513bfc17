import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { headerSolidAfter } from "./site-header.definition.ts";
import { SiteHeader } from "./site-header.tsx";

describe("SiteHeader on the server", () => {
  const html = renderToString(
    <SiteHeader
      variant="overlay"
      logo={<a href="/">Home</a>}
      navigation={<nav aria-label="Main">links</nav>}
      controls={<button type="button">Theme</button>}
      actions={<a href="/quote">Get quote</a>}
      menu={<button type="button">Menu</button>}
    />,
  );

  it("contains every slot in reading order and is transparent initially", () => {
    const order = ["Home", "links", "Theme", "Get quote", "Menu"].map((word) =>
      html.indexOf(`>${word}<`),
    );
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(html).not.toContain("data-scrolled");
  });

  it("becomes solid at the same distance in script and stylesheet", () => {
    const css = readFileSync(new URL("./site-header.module.css", import.meta.url), "utf8");
    expect(css).toContain(`block-size: ${headerSolidAfter}px;`);
  });
});
