import { describe, expect, it } from "vitest";
import { photoCategories, photos } from "../src/photos.ts";

const entries = Object.entries(photos);

describe("photos", () => {
  it.each(entries)("%s has a host id, a category and an alt text", (_key, photo) => {
    expect(photo.id).toMatch(/^photo-\d{10,13}-[0-9a-f]{12}$/);
    expect(photo.alt).toMatch(/^[A-Z].{7,100}[^.\s]$/);
    expect(photo.alt).not.toMatch(/\b(photo|image|picture) of\b/i);
    if (photo.photographer !== null) expect(photo.photographer).toMatch(/^\S.*\S$/);
  });

  it("lists no picture and no alt text twice", () => {
    expect(new Set(entries.map(([, photo]) => photo.id)).size).toBe(entries.length);
    expect(new Set(entries.map(([, photo]) => photo.alt)).size).toBe(entries.length);
  });

  it("has a photo in every category", () => {
    const used = new Set<string>(entries.map(([, photo]) => photo.category));
    expect(photoCategories.filter((category) => !used.has(category))).toEqual([]);
  });

  it("names each photo in camel case", () => {
    expect(entries.map(([key]) => key).filter((key) => !/^[a-z][A-Za-z]+$/.test(key))).toEqual([]);
  });
});
