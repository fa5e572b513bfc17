import { describe, expect, it } from "vitest";
import { readFilm } from "../../build/read-film.ts";

const bytes = (...parts: readonly (number | string | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      return typeof part === "string" ? Buffer.from(part, "hex") : Buffer.alloc(part);
    }),
  );
const u32 = (value: number) => value.toString(16).padStart(8, "0");

/** A box of an MP4. */
const box = (type: string, ...body: readonly Buffer[]) =>
  bytes(u32(8 + Buffer.concat(body).length), Buffer.from(type), ...body);
const track = (handler: string, width: number, height: number, matrix = "00010000") =>
  box(
    "trak",
    box("tkhd", bytes(40, matrix, 32, u32(width * 65_536), u32(height * 65_536))),
    box("mdia", box("hdlr", bytes(8, Buffer.from(handler), 12))),
  );
const mp4 = (...tracks: readonly Buffer[]) =>
  bytes(
    box("ftyp", Buffer.from("isom")),
    // As a camera writes it: the facts are behind the film.
    box("mdat", bytes(100)),
    box("moov", box("mvhd", bytes(12, u32(600), u32(48_300), 80)), ...tracks),
  );

/** An element of WebM with a size of one byte. */
const element = (id: string, ...body: readonly (string | Buffer)[]) => {
  const content = bytes(...body);
  return bytes(id, (0x80 + content.length).toString(16), content);
};
const double = (value: number) => {
  const data = Buffer.alloc(8);
  data.writeDoubleBE(value);
  return data;
};
const webm = bytes(
  element("1a45dfa3", "4282847765626d"),
  // A live recording: of unknown size.
  "18538067" + "01ffffffffffffff",
  element("1549a966", element("2ad7b1", "0f4240"), element("4489", double(12_500))),
  element(
    "1654ae6b",
    element("ae", element("83", "01"), element("e0", element("b0", "0500"), element("ba", "02d0"))),
    element("ae", element("83", "02")),
  ),
);

describe("readFilm", () => {
  it.each([
    [
      "an MP4",
      mp4(track("vide", 1280, 720)),
      { width: 1280, height: 720, seconds: 80.5, sound: false },
    ],
    [
      "an MP4 with sound that a phone held upright",
      mp4(track("soun", 0, 0), track("vide", 1920, 1080, "00000000")),
      { width: 1080, height: 1920, seconds: 80.5, sound: true },
    ],
    ["a WebM", webm, { width: 1280, height: 720, seconds: 12.5, sound: true }],
  ])("reads %s", (_name, data, facts) => {
    expect(readFilm(data)).toEqual(facts);
  });

  it.each([
    ["an empty file", Buffer.alloc(0)],
    ["a text", Buffer.from("<!doctype html>")],
    ["an MP4 of sound alone", mp4(track("soun", 0, 0))],
    ["a WebM of sound alone", webm.subarray(0, 48)],
  ])("finds no film in %s", (_name, data) => {
    expect(readFilm(data)).toBeUndefined();
  });

  it.each([mp4(track("vide", 1280, 720)), webm])("survives every cut", (whole) => {
    for (let end = 0; end < whole.length; end += 1) {
      expect(() => readFilm(whole.subarray(0, end))).not.toThrow();
    }
  });
});
