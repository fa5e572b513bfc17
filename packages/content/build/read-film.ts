import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "@kolam/resolve/current";

/** The data about a film that pages need before it loads, read from its file. */
export interface FilmFacts {
  /** In pixels, the right way up. */
  readonly width: number;
  readonly height: number;
  /** `undefined` for a recording that does not say how long it is. */
  readonly seconds: number | undefined;
  readonly sound: boolean;
}

type Facts = { -readonly [Key in keyof FilmFacts]: FilmFacts[Key] };

/** The boxes of an MP4 (ISO/IEC 14496-12) or of one of its boxes. */
function* boxes(data: Buffer): Generator<readonly [type: string, body: Buffer]> {
  for (let at = 0; at + 8 <= data.length; ) {
    let size = data.readUInt32BE(at);
    let head = 8;
    if (size === 1 && at + 16 <= data.length) {
      [size, head] = [Number(data.readBigUInt64BE(at + 8)), 16];
    }
    const end = size === 0 ? data.length : at + size;
    if (end < at + head) return;
    yield [data.toString("latin1", at + 4, at + 8), data.subarray(at + head, end)];
    at = end;
  }
}

function readMp4(data: Buffer, facts: Facts): void {
  for (const [type, body] of boxes(data)) {
    if (type === "moov" || type === "trak" || type === "mdia") readMp4(body, facts);
    else if (type === "hdlr") facts.sound ||= body.toString("latin1", 8, 12) === "soun";
    else if (type === "mvhd") {
      const isLong = body[0] === 1;
      const scale = body.readUInt32BE(isLong ? 20 : 12);
      const length = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
      facts.seconds = length / scale || undefined;
    } else if (type === "tkhd") {
      // The matrix turns the film; a track of sound has no size.
      const end = body.length;
      const size = [body.readUInt32BE(end - 8), body.readUInt32BE(end - 4)].map((n) => n >>> 16);
      if (body.readInt32BE(end - 44) === 0) size.reverse();
      const [width = 0, height = 0] = size;
      if (width > 0) Object.assign(facts, { width, height });
    }
  }
}

/** The elements of WebM that are read (RFC 9559), by their ids, and what is in them. */
const parents = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0]);

/** A number of variable length (RFC 8794), and where it ends. */
function vint(
  data: Buffer,
  at: number,
  keepsMarker: boolean,
): readonly [value: number, end: number] {
  const length = Math.clz32(data[at] ?? 0) - 23;
  let value = (data[at] ?? 0) & (keepsMarker ? 0xff : 0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (data[at + index] ?? 0);
  // All ones: of unknown size.
  const isUnknown = !keepsMarker && value === 2 ** (7 * length) - 1;
  return [isUnknown ? Number.POSITIVE_INFINITY : value, at + length];
}

function readWebm(data: Buffer, facts: Facts, scale = 1_000_000): void {
  let unit = scale;
  for (let at = 0; at < data.length; ) {
    const [id, afterId] = vint(data, at, true);
    const [size, start] = vint(data, afterId, false);
    const body = data.subarray(start, start + size);
    if (parents.has(id)) readWebm(body, facts, unit);
    else if (id === 0x2ad7b1) unit = body.readUIntBE(0, body.length);
    else if (id === 0x4489) {
      const length = body.length === 4 ? body.readFloatBE() : body.readDoubleBE();
      facts.seconds = (length * unit) / 1e9;
    } else if (id === 0x83) facts.sound ||= body[0] === 2;
    else if (id === 0xb0) facts.width = body.readUIntBE(0, body.length);
    else if (id === 0xba) facts.height = body.readUIntBE(0, body.length);
    at = start + size;
  }
}

/**
 * Reads the facts of an MP4 or WebM; `undefined` if the file is neither, is broken or has no
 * picture.
 */
export function readFilm(data: Buffer): FilmFacts | undefined {
  const facts: Facts = { width: 0, height: 0, seconds: undefined, sound: false };
  try {
    if (data.toString("latin1", 4, 8) === "ftyp") readMp4(data, facts);
    else if (data.length > 4 && data.readUInt32BE() === 0x1a45dfa3) readWebm(data, facts);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
  return facts.width > 0 && facts.height > 0 ? facts : undefined;
}

/** The folder of the owner's films and their captions. */
export const filmsFolder: string = folders.films;

/** The facts of a film in the folder. @throws if there is no such file */
export const filmFacts = (file: string): FilmFacts | undefined =>
  readFilm(readFileSync(join(filmsFolder, file)));
