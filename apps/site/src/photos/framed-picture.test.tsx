import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import type { OwnPicture } from "@kolam/content/model/types/picture";
import { lightbox } from "@site/texts/lightbox";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FramedPicture } from "./framed-picture.tsx";

const place = { width: 600, sizes: "100vw" } as const;

/**
 * The addresses in the markup of a picture in its frame: where its link leads, and its smallest
 * copy.
 */
function addresses(
  frame: "browser" | "phone" | "none",
  facts: Pick<PictureFacts, "type" | "width" | "height">,
  focus?: OwnPicture["focus"],
) {
  const file = { name: "a-0123abcd", colours: "", ...facts };
  // Of no site: the type knows the files of the chosen one.
  const picture = { file: "a.png" as never, alt: "A", facts: file };
  const html = renderToStaticMarkup(
    <FramedPicture {...place} frame={frame} picture={focus ? { ...picture, focus } : picture} />,
  );
  return [
    /href="\/pictures\/a-0123abcd-([^"]+)" data-lightbox=""/,
    /srcSet="\/pictures\/a-0123abcd-(\S+)/i,
  ].map((address) => address.exec(html)?.[1]);
}

it.each([
  ["a screenshot's top", "browser", "screen", 2000, 4000, ["1600x3200.webp", "320x240-50-0.avif"]],
  ["as high as a phone", "phone", "screen", 800, 4000, ["800x4000.webp", "320x672-50-0.avif"]],
  ["whole, if it is lower", "browser", "screen", 1000, 400, ["1000x400.webp", "320x128-50-0.avif"]],
  ["whole without a frame", "none", "screen", 1000, 2000, ["1000x2000.webp", "320x640-50-0.avif"]],
  ["a photo's middle", "browser", "photo", 3000, 3000, ["1600x1600.jpg", "320x240.avif"]],
  ["a panorama", "none", "photo", 20_000, 200, ["1600x16.jpg", "320x3.avif"]],
  ["a whole page", "browser", "screen", 1280, 40_000, ["524x16383.webp", "320x240-50-0.avif"]],
  ["a drawing's file", "browser", "svg", 300, 300, ["300x300.svg", undefined]],
] as const)("a frame shows %s and leads to all of it", (_, frame, type, width, height, wanted) => {
  expect(addresses(frame, { type, width, height })).toEqual(wanted);
});

it("its link says what it does with the picture", () => {
  const facts = {
    name: "a-0123abcd",
    colours: "",
    type: "screen",
    width: 2000,
    height: 900,
  } as const;
  const picture = { file: "a.png" as never, alt: "A ledger", facts };
  const html = renderToStaticMarkup(<FramedPicture {...place} frame="none" picture={picture} />);
  const link = /<a [^>]*data-lightbox.*<\/a>/s.exec(html)?.[0];
  expect(link).toContain('alt="A ledger"');
  expect(link).toContain(`(${lightbox.enlarges})`);
});

it("a focus in the words is where a screenshot is cropped", () => {
  const facts = { type: "screen", width: 2000, height: 4000 } as const;
  expect(addresses("browser", facts, [0, 100])[1]).toBe("320x240-0-100.avif");
});
