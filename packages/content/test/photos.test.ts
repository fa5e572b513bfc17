import { type Photo, photos } from "@site/words/photos";
import { describe, expect, it } from "vitest";

const entries = Object.entries<Photo>(photos);

describe("the photos", () => {
  it.each(entries)("%s has a valid name, id, alternative text and credit", (key, photo) => {
    expect(key).toMatch(/^[a-z][A-Za-z\d]+$/);
    // It is also a part of the name of a file.
    expect(photo.id).toMatch(/^\w[\w.-]+$/);
    expect(photo.alt).toMatch(/^\S.{7,100}\S$/);
    if (photo.photographer !== null) expect(photo.photographer).toMatch(/^\S.*\S$/);
  });

  it("have unique ids and alternative texts", () => {
    expect(new Set(entries.map(([, photo]) => photo.id)).size).toBe(entries.length);
    expect(new Set(entries.map(([, photo]) => photo.alt)).size).toBe(entries.length);
  });
});
