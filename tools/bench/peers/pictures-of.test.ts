import { expect, it } from "vitest";
import type { PageWords, PeerImage } from "./page-words.ts";
import { copiesIn, imagesOf } from "./pictures-of.ts";

const image = (src: string, srcset = ""): PeerImage => ({
  src,
  srcset,
  sizes: "",
  width: 4,
  height: 3,
  alt: "",
  eager: false,
});

it("copies come in the order of their widths, with addresses that have commas", () => {
  const srcset = "https://photos.example/a?crop=1,2 960w, https://photos.example/b 320w";
  expect(copiesIn(image("/a.jpg", srcset))).toEqual([
    { src: "https://photos.example/b", width: 320 },
    { src: "https://photos.example/a?crop=1,2", width: 960 },
  ]);
  expect(copiesIn(image("/a.jpg"))).toEqual([]);
});

it("pictures in cards are found too", () => {
  const page: PageWords = {
    path: "/",
    title: "",
    description: "",
    language: "en",
    header: [],
    logo: "",
    footer: [],
    bands: [
      {
        dark: false,
        drawing: "",
        blocks: [
          { kind: "image", image: image("/first.jpg") },
          { kind: "card", blocks: [{ kind: "image", image: image("/second.jpg") }] },
        ],
      },
    ],
  };
  expect(imagesOf(page).map(({ src }) => src)).toEqual(["/first.jpg", "/second.jpg"]);
});
