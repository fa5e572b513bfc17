import type { OwnPicture } from "@kolam/content/model/types/picture";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeroPicture, isPanorama } from "./hero-picture.tsx";

/** A photograph of this size, of no site: the type knows the files of the chosen one. */
const photograph = (width: number, height: number): OwnPicture => ({
  file: "a.jpg" as never,
  alt: "A",
  facts: { name: "a-0123abcd", colours: "", type: "photo", width, height },
});

const boxOf = (picture: OwnPicture, across = false) => {
  const html = renderToStaticMarkup(<HeroPicture picture={picture} across={across} />);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
  return [Number(width), Number(height)];
};

it.each([
  ["tall", 1000, 3000, [560, 700]],
  ["portrait", 1000, 1200, [560, 672]],
  ["square", 1200, 1200, [560, 560]],
  ["wide", 1800, 1200, [560, 373]],
] as const)(
  "a %s photograph keeps its ratio beside a title as far as there is room",
  (_, width, height, box) => {
    expect(boxOf(photograph(width, height))).toEqual(box);
    expect(isPanorama(photograph(width, height))).toBe(false);
  },
);

it("a panorama is whole, across the page", () => {
  expect(isPanorama(photograph(2400, 600))).toBe(true);
  expect(boxOf(photograph(2400, 600), true)).toEqual([1180, 295]);
});
