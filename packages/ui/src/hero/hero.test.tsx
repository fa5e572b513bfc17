import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Hero } from "./hero.tsx";

it("emphasises only the given part of a hero's title", () => {
  const html = renderToString(<Hero title="Drawn in one line." emphasis="one line" />);
  expect(html).toMatch(/Drawn in (<!-- -->)?<em[^>]*>one line<\/em>(<!-- -->)?\./);
  expect(renderToString(<Hero title={<b>Drawn</b>} />)).toMatch(/<h1[^>]*><b>Drawn<\/b><\/h1>/);
  expect(renderToString(<Hero title="Drawn" emphasis="line" />)).not.toContain("<em");
});

it("has the plain name as the first line of its title, and no second line above", () => {
  const html = renderToString(<Hero name="Drawing" eyebrow="Above" title="In one line." />);
  const [, title = ""] = /<h1[^>]*>(.*)<\/h1>/.exec(html) ?? [];
  expect(title.replace(/<[^>]*>/g, "")).toBe("Drawing: In one line.");
  expect(html).not.toContain("Above");
});
