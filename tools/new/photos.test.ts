import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { creditsFile, fetchPhotos } from "./photos.ts";

const host = "https://photos.example";
const photos = {
  teamAroundLaptops: { id: "photo-1", alt: "Four people", photographer: "Annie Spratt" },
  wall: { id: "photo-2", alt: "A wall", photographer: null },
  gone: { id: "photo-3", alt: "Gone", photographer: null },
};
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "photos-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A host that has two of the photos, and for the third a page that says so. */
const answer = vi.fn(async (url: string) =>
  url.includes("photo-3")
    ? new Response("<p>gone", { status: 404, headers: { "content-type": "text/html" } })
    : new Response(`bytes of ${url}`, { headers: { "content-type": "image/jpeg" } }),
);

it("photos of a host become the owner's files, with who took them, once", async () => {
  const first = await fetchPhotos(photos, folder, host, answer);
  expect(first.written).toEqual([
    { key: "teamAroundLaptops", file: "team-around-laptops.jpg", alt: "Four people" },
    { key: "wall", file: "wall.jpg", alt: "A wall" },
  ]);
  expect(first.failed).toEqual([expect.stringMatching(/^gone: https:.*photo-3.* answered 404/)]);
  expect(readdirSync(folder).sort()).toEqual([creditsFile, "team-around-laptops.jpg", "wall.jpg"]);
  expect(readFileSync(join(folder, "wall.jpg"), "utf8")).toMatch(/^bytes of https:.*photo-2/);

  answer.mockClear();
  expect((await fetchPhotos(photos, folder, host, answer)).written).toEqual([]);
  expect(answer).toHaveBeenCalledOnce();
  expect(readFileSync(join(folder, creditsFile), "utf8")).toBe(
    [
      "- `team-around-laptops.jpg`: by Annie Spratt, from photos.example (`photo-1`)",
      "- `wall.jpg`: by somebody whom the host does not name, from photos.example (`photo-2`)",
      "",
    ].join("\n"),
  );
});
