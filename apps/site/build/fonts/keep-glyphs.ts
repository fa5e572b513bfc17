import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The functions of HarfBuzz that cut a font, as its WebAssembly exports them; pointers are numbers.
 */
interface Cutter {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
  readonly free: (pointer: number) => void;
  readonly hb_blob_create: (...args: number[]) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_set_clear: (set: number) => void;
  readonly hb_set_invert: (set: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_set: (input: number, set: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

/** Constants of `hb.h` and `hb-subset.h`. */
const writableMemory = 2;
const featureTags = 6;
const noLayoutClosure = 0x200;

let loaded: Promise<Cutter> | undefined;

async function load(): Promise<Cutter> {
  const file = fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const cutter = instance.exports as unknown as Cutter;
  cutter._initialize();
  return cutter;
}

/**
 * A font with no other glyphs than these and those of the characters. Its rules for joining letters
 * stay where they lead from one of these glyphs to another. `subset-font` keeps all that its
 * features could ever make of the characters instead.
 * @throws if HarfBuzz cannot read the font
 */
export async function keepGlyphs(
  truetype: Uint8Array,
  characters: string,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  loaded ??= load();
  const hb = await loaded;
  const pointer = hb.malloc(truetype.byteLength);
  // A view of the memory is detached when the memory grows, so each use creates a new one.
  new Uint8Array(hb.memory.buffer).set(truetype, pointer);
  const blob = hb.hb_blob_create(pointer, truetype.byteLength, writableMemory, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, featureTags);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, noLayoutClosure);
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const letters = hb.hb_subset_input_unicode_set(input);
  for (const letter of characters) hb.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const cut = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  try {
    if (cut === 0) throw new Error("HarfBuzz cannot cut this font.");
    const result = hb.hb_face_reference_blob(cut);
    const start = hb.hb_blob_get_data(result, 0);
    const length = hb.hb_blob_get_length(result);
    const copy = Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + length));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(cut);
    return copy;
  } finally {
    hb.hb_face_destroy(face);
    hb.free(pointer);
  }
}
