import { tokens } from "../../src/tokens/tokens.generated.ts";

/** What a brand sets for a font besides its name. */
export interface FontStack {
  readonly label: string;
  /** Family names in order of preference. */
  readonly families: readonly string[];
  /** The names for titles, if they have a separate cut. */
  readonly titleFamilies?: readonly string[];
  /** Widths of headings and titles in percent, for a font with a width axis. */
  readonly widths?: { readonly heading: number; readonly display: number };
  /** Space between the letters of titles in em, and their line height. */
  readonly title: { readonly tracking: number; readonly leading: number };
}

const names = (stack: string) => stack.split(", ").map((name) => name.replaceAll('"', ""));
const plainTitle = { tracking: -0.01, leading: 1.1 };

/** Fonts that visitors have, by the shape of their letters; each has one for every system. */
export const fontStacks = {
  anek: {
    label: "Anek Latin, the kit’s own",
    families: names(tokens.font.text),
    titleFamilies: names(tokens.font.display),
    widths: { heading: 106, display: 115 },
    title: { tracking: -0.02, leading: 1.04 },
  },
  system: { label: "System interface", families: ["system-ui"], title: plainTitle },
  grotesque: {
    label: "Grotesque: Helvetica, Arial",
    families: ["Helvetica Neue", "Arial", "sans-serif"],
    title: { tracking: -0.02, leading: 1.06 },
  },
  humanist: {
    label: "Humanist: Optima, Candara",
    families: ["Optima", "Candara", "Noto Sans", "sans-serif"],
    title: plainTitle,
  },
  geometric: {
    label: "Geometric: Avenir, Trebuchet",
    families: ["Avenir Next", "Trebuchet MS", "Verdana", "sans-serif"],
    title: { tracking: 0, leading: 1.12 },
  },
  charter: {
    label: "Book serif: Charter, Georgia",
    families: ["Charter", "Bitstream Charter", "Georgia", "serif"],
    title: plainTitle,
  },
  palatino: {
    label: "Old-style serif: Palatino",
    families: ["Palatino", "Palatino Linotype", "URW Palladio L", "serif"],
    title: plainTitle,
  },
  slab: {
    label: "Slab serif: Rockwell",
    families: ["Rockwell", "Rockwell Nova", "Roboto Slab", "serif"],
    title: plainTitle,
  },
  mono: {
    label: "Monospace: Menlo, Consolas",
    families: ["Menlo", "Consolas", "monospace"],
    title: { tracking: -0.03, leading: 1.12 },
  },
} as const satisfies Record<string, FontStack>;

export type StackName = keyof typeof fontStacks;

/** A font of the list, or a family of the brand's own, which its pages must load themselves. */
export type Font = StackName | `own:${string}`;

const familyName = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u;

/** A family name that is safe in a stylesheet: letters, digits, spaces and hyphens. */
export const isFamilyName = (text: string): boolean => familyName.test(text);

/** A written font, if it is one. */
export function readFont(text: string): Font | undefined {
  if (Object.hasOwn(fontStacks, text)) return text as StackName;
  return text.startsWith("own:") && isFamilyName(text.slice(4)) ? (text as Font) : undefined;
}

/** The brand's own family of a choice; `undefined` for a font of the list. */
export const ownFamily = (font: Font): string | undefined =>
  font.startsWith("own:") ? font.slice(4) : undefined;

/** The names, widths and title settings of a font. */
export function stackOf(font: Font): FontStack {
  const own = ownFamily(font);
  if (own === undefined) return fontStacks[font as StackName];
  return { label: own, families: [own, "system-ui"], title: plainTitle };
}
