import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPictures } from "@kolam/content/pictures";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyOf } from "./make-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture of four quarters: red, green, blue, white. */
async function quarters(width: number, height: number) {
  const square = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: "#fff" } }).composite([
    { input: square("#f00"), left: 0, top: 0 },
    { input: square("#0f0"), left: width / 2, top: 0 },
    { input: square("#00f"), left: 0, top: height / 2 },
  ]);
}

/** A photo as a phone saves it: on its side, with where it was taken. */
async function fromPhone(): Promise<Buffer> {
  return (await quarters(800, 600))
    .withExif({ IFD3: { GPSLatitude: "51/1 20/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const centre = { focus: [50, 50] } as const;

describe("a copy of a picture", () => {
  it.each(["avif", "jpg", "webp"] as const)(
    "is upright and says nothing of its file: %s",
    async (format) => {
      const source = await fromPhone();
      expect((await sharp(source).metadata()).exif).toBeDefined();
      const copy = await copyOf(source, { width: 300, height: 400, ...centre, format });
      const { width, height, exif, icc, xmp, orientation, space } = await sharp(copy).metadata();
      expect({ width, height, exif, icc, xmp, space }).toEqual({
        width: 300,
        height: 400,
        space: "srgb",
      });
      expect(orientation ?? 1).toBe(1);
      // Turned by a quarter to the right, the blue quarter is at the top left.
      const [red = 0, , blue = 0] = await sharp(copy)
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(blue).toBeGreaterThan(200);
      expect(red).toBeLessThan(60);
    },
  );

  it.each([
    [[0, 0], "ff0000"],
    [[100, 0], "00ff00"],
    [[0, 100], "0000ff"],
    [[100, 100], "ffffff"],
  ] as const)("is cut around its focus: %j", async (focus, colour) => {
    const source = await (await quarters(800, 800)).png().toBuffer();
    for (const size of [
      { width: 800, height: 200 },
      { width: 200, height: 800 },
    ]) {
      const copy = await copyOf(source, { ...size, focus, format: "webp" });
      const far = { left: focus[0] ? size.width - 20 : 10, top: focus[1] ? size.height - 20 : 10 };
      const pixel = await sharp(copy)
        .extract({ ...far, width: 1, height: 1 })
        .raw()
        .toBuffer();
      for (const [at, value] of pixel.entries()) {
        const wanted = Number.parseInt(colour.slice(2 * at, 2 * at + 2), 16);
        expect(Math.abs(value - wanted)).toBeLessThan(24);
      }
    }
  });

  it("is in sRGB, whatever the file's colours are", async () => {
    const cmyk = await (await quarters(200, 200)).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const copy = await copyOf(cmyk, { width: 100, height: 100, ...centre, format: "jpg" });
    expect(await sharp(copy).metadata()).toMatchObject({ space: "srgb", channels: 3 });
  });
});

describe("the files of a folder", () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`;
  let found: Awaited<ReturnType<typeof readPictures>>;

  beforeAll(async () => {
    const photo = await fromPhone();
    const panorama = {
      create: { width: 20_000, height: 200, channels: 3 as const, background: "#456" },
    };
    const frames = ["#f00", "#00f"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const files: Record<string, Buffer | string> = {
      "team.jpg": photo,
      "Café (new) 2.JPG": photo,
      "panorama.jpg": await sharp(panorama).jpeg().toBuffer(),
      "mark.svg": svg('<path d="M0 0h40v20H0z"/>'),
      "cut-off.jpg": photo.subarray(0, photo.length / 2),
      "empty.png": "",
      "words.jpg": "These are words.",
      "moving.gif": await sharp(await Promise.all(frames), { join: { animated: true } })
        .gif()
        .toBuffer(),
      "script.svg": svg("<script>alert(1)</script>"),
      "click.svg": svg('<path onclick="alert(1)" d="M0 0h9"/>'),
      "foreign.svg": svg('<image href="https://tracker.example/a.png"/>'),
      "notes.txt": "Notes",
      ".hidden": "",
    };
    mkdirSync(folder, { recursive: true });
    for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), data);
    found = await readPictures(folder);
  });

  it("are listed with their size the right way up, under an address that any host can serve", () => {
    const facts = Object.fromEntries(
      Object.entries(found.pictures).map(([file, { name, width, height, type }]) => [
        file,
        [name.replace(/-[0-9a-f]{8}$/, ""), width, height, type],
      ]),
    );
    expect(facts).toEqual({
      "mark.svg": ["mark", 40, 20, "svg"],
      "panorama.jpg": ["panorama", 20_000, 200, "photo"],
      "team.jpg": ["team", 600, 800, "photo"],
      "Café (new) 2.JPG": ["cafe-new-2", 600, 800, "photo"],
    });
    // Upright, the blue quarter is at the top left, the red one beside it.
    expect(found.pictures["team.jpg"]?.colours).toMatch(/^[0-3].[0-3].[c-f].[c-f].[0-3].[0-3]/);
  });

  it("that cannot be shown are reported by name, with what to do", () => {
    expect(found.problems).toEqual([
      "click.svg: contains a script. Export it as plain SVG, or as PNG.",
      "cut-off.jpg: is damaged or incomplete. Copy or export it again.",
      "empty.png: is empty. Save it again.",
      "foreign.svg: loads something from another address. Export it as plain SVG, or as PNG.",
      "moving.gif: moves. Show it as a film (MP4), or export one of its pictures.",
      expect.stringMatching(/^notes\.txt: is not a picture\. Use one of: jpg, /),
      "script.svg: contains a script. Export it as plain SVG, or as PNG.",
      "words.jpg: is not a picture that can be read.",
    ]);
  });
});
