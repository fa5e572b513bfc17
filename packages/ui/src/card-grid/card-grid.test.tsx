import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, it } from "vitest";
import { CardGrid } from "./card-grid.tsx";

it("takes its columns as a number or as text", () => {
  expect(html(<CardGrid columns={2}>Card</CardGrid>)).toBe(
    html(<CardGrid columns="2">Card</CardGrid>),
  );
  expect(html(<CardGrid columns={2}>Card</CardGrid>)).not.toBe(html(<CardGrid>Card</CardGrid>));
});
