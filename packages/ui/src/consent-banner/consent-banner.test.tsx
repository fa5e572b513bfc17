import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ConsentBanner } from "./consent-banner.tsx";

describe("ConsentBanner on a server", () => {
  it("is a region with its title as name, and two buttons that are alike", () => {
    const html = renderToStaticMarkup(
      <ConsentBanner title="Cookies" acceptLabel="Yes" refuseLabel="No" onAnswer={() => {}}>
        Words
      </ConsentBanner>,
    );
    const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<h2 id="${id}"`);
    const buttons = html.match(/<button[^>]*>/g);
    expect(buttons).toHaveLength(2);
    expect(new Set(buttons).size).toBe(1);
  });
});
