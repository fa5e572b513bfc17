import { articles } from "@kolam/content/blog/articles";
import { photos } from "@kolam/content/photos";
import { describe, expect, it } from "vitest";
import { pathsToRender, Renderer } from "../../../src/entries/prerender.tsx";
import {
  coverFile,
  frameColourway,
  frameFile,
  frameKinds,
} from "../../../src/photos/photo-frame.ts";
import { coverPigments } from "../covers/cover-svg.ts";
import { pigments } from "./pigments.ts";

/** The ground of every picture that can stand for a photo, by address. */
const grounds: ReadonlyMap<string, string> = new Map([
  ...Object.values(photos).flatMap(({ id }) =>
    frameKinds.map((kind) => [frameFile(id, kind), pigments[frameColourway(id)].ground] as const),
  ),
  ...articles.map((article) => [coverFile(article.slug), coverPigments(article).ground] as const),
]);

const renderer = new Renderer(async () => []);

/** The pictures of a page, in their order. */
async function picturesOn(path: string): Promise<string[]> {
  const page = await renderer.render(path);
  if ("redirect" in page) return [];
  return [...page.app.matchAll(/src="(\/art\/[^"]+)"/g)].map(([, source = ""]) => source);
}

describe.each(pathsToRender())("the pictures on %s", (path) => {
  it("are there, and no two in a row have the same colour (give one of them another photo)", async () => {
    const pictures = await picturesOn(path);
    const colours = pictures.map((picture) => grounds.get(picture));
    expect(colours).not.toContain(undefined);
    const alike = pictures.filter((_, index) => index > 0 && colours[index] === colours[index - 1]);
    expect(alike).toEqual([]);
  });
});

describe.skipIf(articles.length === 0)("the list of articles", () => {
  it("has other colours above and below each other, in two columns and in three", async () => {
    const [, ...grid] = (await picturesOn("/blog")).map((picture) => grounds.get(picture));
    expect(grid.length).toBe(articles.length - 1);
    for (const columns of [2, 3]) {
      const below = grid.slice(columns);
      expect(below.filter((colour, index) => colour === grid[index])).toEqual([]);
    }
  });
});
