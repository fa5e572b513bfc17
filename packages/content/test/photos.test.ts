import { describe, expect, it } from "vitest";
import { photoCategories, photos } from "../src/en/photos.ts";

const entries = Object.entries(photos);

describe("the photos", () => {
  it.each(entries)("%s has a valid name, id, alternative text and credit", (key, photo) => {
    expect(key).toMatch(/^[a-z][A-Za-z]+$/);
    expect(photo.id).toMatch(/^photo-\d{10,13}-[0-9a-f]{12}$/);
    expect(photo.alt).toMatch(/^\S.{7,100}\S$/);
    if (photo.photographer !== null) expect(photo.photographer).toMatch(/^\S.*\S$/);
  });

  it("have unique ids and alternative texts", () => {
    expect(new Set(entries.map(([, photo]) => photo.id)).size).toBe(entries.length);
    expect(new Set(entries.map(([, photo]) => photo.alt)).size).toBe(entries.length);
  });

  it("include every category", () => {
    const used = new Set<string>(entries.map(([, photo]) => photo.category));
    expect(photoCategories.filter((category) => !used.has(category))).toEqual([]);
  });
});
