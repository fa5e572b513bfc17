import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Hero } from "./hero.tsx";

it("emphasises only the given part of a hero's title", () => {
  const html = renderToString(<Hero title="Drawn in one line." emphasis="one line" />);
  expect(html).toMatch(/Drawn in (<!-- -->)?<em[^>]*>one line<\/em>(<!-- -->)?\./);
  expect(renderToString(<Hero title={<b>Drawn</b>} />)).toMatch(/<h1[^>]*><b>Drawn<\/b><\/h1>/);
  expect(renderToString(<Hero title="Drawn" emphasis="line" />)).not.toContain("<em");
});
