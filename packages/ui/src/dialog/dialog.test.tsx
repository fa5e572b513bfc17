import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

describe("Dialog on the server", () => {
  const html = renderToString(
    <Dialog
      trigger={<button type="button">Open</button>}
      title="When we answer"
      closeLabel="Close"
      defaultOpen
    >
      <p>Within 24 hours.</p>
    </Dialog>,
  );

  it("renders its trigger without a reference to a missing element", () => {
    expect(html).toContain(">Open</button>");
    expect(html).toContain('aria-haspopup="dialog"');
    for (const [, id] of html.matchAll(/aria-controls="([^"]+)"/g)) {
      expect(html).toContain(`id="${id}"`);
    }
  });
});
