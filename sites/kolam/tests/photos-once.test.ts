import { articles } from "@kolam/content/model/blog/articles";
import { isOwn, type Picture } from "@kolam/content/model/types/picture";
import { objects } from "@kolam/content/testing/walk";
import { about } from "@site/words/pages/about";
import { careers } from "@site/words/pages/careers";
import { photos } from "@site/words/photos";
import { expect, it } from "vitest";

const used: readonly Picture[] = [about.hero.photo, careers.hero.photo];

it("a photo is on one page only, articles included", () => {
  const shown = [...used, ...articles.flatMap(({ photo }) => photo ?? [])].map((picture) =>
    isOwn(picture) ? picture.file : picture,
  );
  expect(new Set(shown).size).toBe(shown.length);
});

it("the photos of the pages are all in the list of this test", () => {
  const named = objects().flatMap(({ at, object }) =>
    "photo" in object && !at.startsWith("photos.ts") && Object.hasOwn(photos, String(object.photo))
      ? [object.photo]
      : [],
  );
  // Files and drawings are named in place.
  const stock = used.filter((picture) => typeof picture === "string");
  expect(new Set(named)).toEqual(new Set<unknown>(stock));
});
