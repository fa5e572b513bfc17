import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Banner } from "./banner.tsx";

describe("Banner on a server", () => {
  it("is an open dialog that a form closes without scripts", () => {
    const html = renderToStaticMarkup(
      <Banner label="Announcement" dismissLabel="Dismiss">
        News
      </Banner>,
    );
    expect(html).toMatch(/^<dialog aria-label="Announcement" open=""/);
    expect(html).toMatch(/<form method="dialog"><button type="submit" aria-label="Dismiss"/);
  });

  it("is a plain section if it cannot be dismissed", () => {
    const html = renderToStaticMarkup(<Banner label="Announcement">News</Banner>);
    expect(html).toMatch(/^<section aria-label="Announcement"/);
    expect(html).not.toContain("<button");
  });
});
