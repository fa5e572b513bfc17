import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const source = resolve(
  import.meta.dirname,
  "../../node_modules/@fontsource-variable/anek-latin/files",
);
const target = resolve(import.meta.dirname, "../../src/fonts");

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(
  "",
);

/** The characters our own words may use. Others fall back to the visitor's system font. */
export const characters = `${ascii}\u00a0“”‘’–—…·•×©®°½²é−`;

/** The rupee sign lives in another file of the package than the Latin letters. */
export const rupee = "₹";

type Axes = NonNullable<Parameters<typeof subsetFont>[2]["variationAxes"]>;

/** Running text: the weights between regular and bold, at normal width. */
const text: Axes = { wdth: 100, wght: { min: 400, max: 650 } };
/** Headings: one static cut, wide and heavy. */
const display: Axes = { wdth: 115, wght: 730 };

/**
 * What of the typeface's own features is set: pairs of letters and ligatures, numbers of one width
 * (`tabular-nums` in the styles), and letters that change with their weight. Without a list all would stay,
 * with glyphs of their own: fractions, and accents for languages that we do not write.
 */
const features = ["kern", "liga", "tnum", "rvrn"];

interface Cut {
  readonly file: string;
  readonly from: "latin" | "latin-ext";
  readonly characters: string;
  readonly axes: Axes;
}

const cuts: readonly Cut[] = [
  { file: "anek-text.woff2", from: "latin", characters, axes: text },
  { file: "anek-display.woff2", from: "latin", characters, axes: display },
  { file: "anek-text-rupee.woff2", from: "latin-ext", characters: rupee, axes: text },
  { file: "anek-display-rupee.woff2", from: "latin-ext", characters: rupee, axes: display },
];

/** Cuts the web fonts out of the package's variable files. Run it after changing the lists above. */
async function generate(): Promise<void> {
  for (const cut of cuts) {
    const font = readFileSync(resolve(source, `anek-latin-${cut.from}-wdth-normal.woff2`));
    const subset = await subsetFont(font, cut.characters, {
      targetFormat: "woff2",
      variationAxes: cut.axes,
      keepFeatures: features,
    });
    writeFileSync(resolve(target, cut.file), subset);
    console.log(`${cut.file} ${(subset.length / 1024).toFixed(1)} KB`);
  }
}

if (import.meta.main) await generate();
