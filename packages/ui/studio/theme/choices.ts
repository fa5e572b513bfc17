import type { Hex } from "./colour.ts";
import type { Font } from "./fonts.ts";

/**
 * The colours that a brand chooses: where each is used as it was chosen, and what it is if its
 * contrast fails.
 */
export const colourChoices = {
  paper: { label: "Paper", use: "The page in the light theme", trouble: "hard to read on" },
  ink: { label: "Ink", use: "Text in the light theme", trouble: "hard to read" },
  night: { label: "Night", use: "The page in the dark theme", trouble: "hard to read on" },
  feature: {
    label: "Feature",
    use: "Bands that stand out. Hero and footer are a shade darker",
    trouble: "hard to read on",
  },
  action: { label: "Action", use: "Buttons, and bands with figures", trouble: "hard to see" },
  accent: { label: "Accent", use: "Categories, markers, small emphasis", trouble: "hard to read" },
  link: { label: "Link", use: "Links in text, and the focus ring", trouble: "hard to read" },
} as const;

export type ColourChoice = keyof typeof colourChoices;

export const colourChoiceNames = Object.keys(colourChoices) as ColourChoice[];

/** How much space there is: the factor of all spaces, and the height of controls in rem. */
export const densities = {
  compact: { label: "Compact", factor: 0.85, control: 2.75 },
  regular: { label: "Regular", factor: 1, control: 3 },
  airy: { label: "Airy", factor: 1.2, control: 3.25 },
} as const;

export type Density = keyof typeof densities;

/** The largest radii in pixels. More than half a control's height is a pill anyway. */
export const radiusLimits = { cards: 32, controls: 24, buttons: 28 } as const;

export type RadiusChoice = keyof typeof radiusLimits;

/** A radius that rounds a button's ends completely at any height. */
export const PILL = 999;

/** What a brand chooses. Everything else is derived from it. */
export interface Choices {
  /** Name of the brand, for the files. */
  readonly name: string;
  readonly colours: Readonly<Record<ColourChoice, Hex>>;
  readonly textFont: Font;
  readonly titleFont: Font;
  /** Radii in pixels; `buttons` may be {@link PILL}. */
  readonly radii: Readonly<Record<RadiusChoice, number>>;
  /** Whether cards and overlays cast shadows. */
  readonly shadows: boolean;
  /** Whether the lines of steps and charts wind around their dots, as in a kolam. */
  readonly kolam: boolean;
  readonly density: Density;
}

const brandName = /^[\p{L}\p{N}][\p{L}\p{N} .&’-]{0,39}$/u;

/** A name that is safe in a comment of a stylesheet. */
export const isBrandName = (text: string): boolean => brandName.test(text);
