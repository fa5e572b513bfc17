import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Drawer } from "./drawer.tsx";

describe("Drawer on the server", () => {
  it("renders only its trigger", () => {
    const html = renderToString(
      <Drawer
        trigger={<button type="button">Menu</button>}
        title="Menu"
        closeLabel="Close"
        surface="feature"
      >
        <a href="/about">About</a>
      </Drawer>,
    );
    expect(html).toMatch(/^<button[^>]*aria-expanded="false"[^>]*>Menu<\/button>$/);
  });
});
