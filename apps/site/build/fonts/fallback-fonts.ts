import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type FontMetrics, readFontMetrics } from "./font-metrics.ts";
import { systemAdvance, type systemFontWidths } from "./system-font-widths.ts";

/**
 * How often each character occurs in the words of our own pages, in thousandths: in all of them, and in
 * their headings. What is rarer than one in a thousand is left out.
 */
const frequencies = {
  text: {
    " ": 174,
    e: 97,
    t: 66,
    o: 61,
    a: 58,
    n: 51,
    s: 51,
    r: 49,
    i: 47,
    h: 31,
    l: 28,
    d: 26,
    u: 22,
    c: 21,
    p: 19,
    m: 18,
    g: 15,
    y: 15,
    w: 15,
    f: 14,
    ".": 11,
    b: 10,
    ",": 10,
    v: 9,
    k: 7,
    S: 7,
    "0": 6,
    A: 5,
    T: 4,
    D: 3,
    W: 3,
    C: 3,
    P: 3,
    M: 3,
    E: 2,
    "1": 2,
    "2": 2,
    I: 2,
    O: 2,
    "-": 2,
    B: 2,
    x: 2,
  },
  headings: {
    " ": 137,
    e: 114,
    s: 68,
    t: 68,
    o: 67,
    r: 55,
    a: 51,
    i: 51,
    n: 49,
    h: 36,
    l: 30,
    u: 29,
    c: 28,
    d: 19,
    p: 18,
    f: 15,
    k: 15,
    g: 14,
    w: 14,
    m: 14,
    y: 13,
    b: 11,
    v: 10,
    S: 9,
    R: 6,
    ",": 6,
    W: 5,
    T: 5,
    O: 4,
    Q: 4,
    A: 4,
    x: 3,
    I: 3,
    P: 2,
    F: 2,
    ".": 2,
    C: 2,
    D: 2,
  },
} as const;

type Frequencies = (typeof frequencies)[keyof typeof frequencies];

type SystemFont = keyof typeof systemFontWidths;

/**
 * The names under which a system font may be installed: Windows and macOS, then Linux, or Android. Each is a question
 * that the first layout waits for, so Arial has its PostScript names only, which every browser understands.
 */
const installedAs: Readonly<Record<SystemFont, readonly string[]>> = {
  arial: ["ArialMT", "Liberation Sans"],
  arialBold: ["Arial-BoldMT", "Liberation Sans Bold"],
  roboto: ["Roboto", "Roboto-Regular"],
  robotoMedium: ["Roboto Medium", "Roboto-Medium", "Roboto"],
  robotoBold: ["Roboto Bold", "Roboto-Bold", "Roboto"],
};

interface Face {
  readonly family: string;
  /** As in `font-weight` of the web font's own face. */
  readonly weight: string;
  /** The cut it stands in for, and the weight that cut is set in. */
  readonly cut: string;
  readonly axes: { readonly wght?: number };
  readonly sets: Frequencies;
  readonly arial: SystemFont;
  readonly roboto: SystemFont;
}

const text = {
  family: "Anek Latin",
  cut: "anek-text.woff2",
  sets: frequencies.text,
} as const;
const faces: readonly Face[] = [
  { ...text, weight: "400", axes: { wght: 400 }, arial: "arial", roboto: "roboto" },
  { ...text, weight: "500", axes: { wght: 500 }, arial: "arial", roboto: "robotoMedium" },
  { ...text, weight: "650", axes: { wght: 650 }, arial: "arialBold", roboto: "robotoBold" },
  {
    family: "Anek Latin Display",
    weight: "650 800",
    cut: "anek-display.woff2",
    axes: {},
    sets: frequencies.headings,
    arial: "arialBold",
    roboto: "robotoBold",
  },
];

const folder = resolve(import.meta.dirname, "../../src/fonts");
const file = resolve(folder, "fallbacks.css");

/** The mean of a measure over characters as often as they occur. */
function mean(sets: Frequencies, advance: (character: string) => number): number {
  const entries = Object.entries(sets);
  const sum = entries.reduce((total, [, share]) => total + share, 0);
  return entries.reduce((total, [character, share]) => total + share * advance(character), 0) / sum;
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

function rule(face: Face, metrics: FontMetrics, font: SystemFont, suffix: string): string {
  const size =
    mean(face.sets, metrics.advance) /
    mean(face.sets, (character) => systemAdvance(font, character));
  return `@font-face {
  font-family: "${face.family} ${suffix}";
  src: ${installedAs[font].map((name) => `local("${name}")`).join(", ")};
  font-weight: ${face.weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: 0%;
}
`;
}

/**
 * The system fonts that text is painted in before ours arrive, each set so that a line of our pages is
 * as long and as high as it will be.
 */
export async function fallbackFaces(): Promise<string> {
  const rules = faces.map(async (face) => {
    const cut = readFileSync(resolve(folder, face.cut));
    const metrics = await readFontMetrics(cut, Object.keys(face.sets).join(""), face.axes);
    return [
      rule(face, metrics, face.arial, "Fallback"),
      rule(face, metrics, face.roboto, "Fallback Roboto"),
    ];
  });
  const head = "/* Written by build/fallback-fonts.ts. Do not edit. */\n";
  return head + (await Promise.all(rules)).flat().join("\n");
}

/** The stylesheet as it is on record. */
export function recordedFallbackFaces(): string {
  return readFileSync(file, "utf8");
}

if (import.meta.main) writeFileSync(file, await fallbackFaces());
