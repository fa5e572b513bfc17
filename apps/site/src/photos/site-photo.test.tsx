import { type PhotoKey, photos } from "@site/words/photos";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SitePhoto } from "./site-photo.tsx";

it("a photo that loads first has its drawing in the page, not in a second picture", () => {
  const [name] = Object.keys(photos) as PhotoKey[];
  if (!name) throw new Error("The site has no stock photo.");
  const drawing = { width: 36, height: 36, line: "M8 8h20", dotsPath: "M8 8h0" };
  const html = renderToStaticMarkup(
    <SitePhoto photo={name} frame={drawing} width={600} sizes="600px" priority />,
  );
  expect(html).toContain(drawing.line);
  expect(html.match(/<img/g)).toHaveLength(1);
});
