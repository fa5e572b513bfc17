import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { readPictures } from "@kolam/content/pictures";
import { withoutEditorData } from "@kolam/content/svg-files";
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

/** A photo whose scan says of itself what some Samsung phones write; viewers do not look at it. */
function asSamsung(photo: Buffer): Buffer {
  const changed = Buffer.from(photo);
  const scan = changed.indexOf(Buffer.from("ffda", "hex"));
  const components = changed[scan + 4] ?? 0;
  // The last coefficient of a baseline scan is 63.
  changed[scan + 5 + 2 * components + 1] = 0;
  return changed;
}

/** A PNG that says that it moves, as animated PNGs do: programs that do not know it show one picture. */
function asMoving(png: Buffer): Buffer {
  const said = Buffer.from("acTL\0\0\0\u0002\0\0\0\0", "latin1");
  const chunk = Buffer.alloc(said.length + 8);
  chunk.writeUInt32BE(said.length - 4);
  said.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(said), said.length + 4);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
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

  it("is made of what every viewer shows, and not of what is cut off", async () => {
    const photo = await fromPhone();
    const size = { width: 90, height: 120, ...centre, format: "webp" } as const;
    expect((await copyOf(asSamsung(photo), size)).length).toBeGreaterThan(0);
    await expect(copyOf(photo.subarray(0, photo.length / 2), size)).rejects.toThrow(/premature/i);
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
      "samsung.jpg": asSamsung(photo),
      "moving.png": asMoving(await (await quarters(8, 8)).png().toBuffer()),
      "foreign.svg": svg('<image href="https://tracker.example/a.png"/>'),
      "linked.svg": svg(
        '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="mark.png"/>',
      ),
      "style.svg": svg("<style>path{fill:url( 'pattern.svg#a')}</style>"),
      "sheet.svg": `<?xml-stylesheet href="a.css"?>${svg("")}`,
      "animated.svg": svg('<a id="a"><set attributeName="href" to="javascript:alert(1)"/></a>'),
      "unclosed.svg": svg("\n<g>\n"),
      "own.svg": svg(
        '<use href="#a"/><path fill="url(#a)"/><image href="data:image/png;base64,AAAA"/>',
      ),
      "text.svg": svg('<text y="9">North<tspan>gate</tspan></text>'),
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
      "own.svg": ["own", 40, 20, "svg"],
      "text.svg": ["text", 40, 20, "svg"],
      "samsung.jpg": ["samsung", 600, 800, "photo"],
      "panorama.jpg": ["panorama", 20_000, 200, "photo"],
      "team.jpg": ["team", 600, 800, "photo"],
      "Café (new) 2.JPG": ["cafe-new-2", 600, 800, "photo"],
    });
    // Upright, the blue quarter is at the top left, the red one beside it.
    expect(found.pictures["team.jpg"]?.colours).toMatch(/^[0-3].[0-3].[c-f].[c-f].[0-3].[0-3]/);
  });

  it("that look otherwise elsewhere are told", () => {
    expect(found.warnings).toEqual([
      "text.svg: has text in a font, which icons and cards cannot draw. Turn it into outlines.",
    ]);
  });

  it("that cannot be shown are reported by name, with what to do", () => {
    const elsewhere =
      "loads something from another file or address, or links to one. Export it as plain SVG, or as PNG.";
    expect(found.problems).toEqual([
      `animated.svg: ${elsewhere}`,
      "click.svg: contains a script. Export it as plain SVG, or as PNG.",
      "cut-off.jpg: is damaged or incomplete. Copy or export it again.",
      "empty.png: is empty. Save it again.",
      `foreign.svg: ${elsewhere}`,
      `linked.svg: ${elsewhere}`,
      "moving.gif: moves. Show it as a film (MP4), or export one of its pictures.",
      "moving.png: moves. Show it as a film (MP4), or export one of its pictures.",
      expect.stringMatching(/^notes\.txt: is not a picture\. Use one of: jpg, /),
      "script.svg: contains a script. Export it as plain SVG, or as PNG.",
      `sheet.svg: ${elsewhere}`,
      `style.svg: ${elsewhere}`,
      "unclosed.svg: is not well-formed in line 3. Export it as plain SVG, or as PNG.",
      "words.jpg: is not a picture that can be read.",
    ]);
  });
});

describe("an SVG as visitors get it", () => {
  it("is as it was drawn, without what a program wrote into it for itself", () => {
    const drawn =
      '<path d="M0 0h9" style="fill:#abc"/><text y="9">A &amp; B <tspan>&#x200d;c</tspan></text>';
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"`;
    const saved = `${file} xmlns:ink="http://www.inkscape.org/namespaces/inkscape" ink:export-filename="/home/asha/logo.png"><!-- by Asha --><ink:view ink:zoom="1"/><metadata>Asha</metadata>${drawn}</svg>`;
    expect(withoutEditorData(saved)).toBe(`${file}>${drawn}</svg>`);
  });
});
