import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Prose, ProseTable } from "./prose.tsx";

describe("Prose on the server", () => {
  it("does not change its content", () => {
    const html = renderToString(
      <Prose>
        <h2 id="cost">Cost</h2>
      </Prose>,
    );
    expect(html).toContain('<h2 id="cost">Cost</h2>');
  });

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
