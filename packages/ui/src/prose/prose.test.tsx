import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProseTable } from "./prose.tsx";

describe("Prose on the server", () => {
  it("puts a table in a named, focusable box", () => {
    const html = renderToString(
      <ProseTable label="Costs" id="costs">
        <tbody />
      </ProseTable>,
    );
    expect(html).toMatch(
      /^<section[^>]*aria-label="Costs"[^>]*tabindex="0"[^>]*><table id="costs"/i,
    );
  });
});
