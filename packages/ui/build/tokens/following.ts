const of = (name: string) => `var(--k-color-${name})`;

/**
 * Black or white: one of them has a contrast of 4.5 with any fill. The grey is as light as the
 * fill's luminance.
 */
const textOn = (fill: string) =>
  `oklch(from color(from ${of(fill)} xyz-d65 y y y) calc((0.5686 - l) * 1e5) 0 0)`;

/** A fill that moves away from its text, whose contrast grows. */
const awayFromText = (share: number) =>
  `color-mix(in oklch, ${of("action")}, oklch(from ${of("on-action")} calc(1 - l * 0.6) none none) ${share}%)`;

/**
 * A colour that is at least or at most this light; light ones with as much chroma as screens show.
 */
const atLeast = (name: string, l: number) => `oklch(from ${of(name)} max(l, ${l}) min(c, 0.17) h)`;
const atMost = (name: string, l: number) => `oklch(from ${of(name)} min(l, ${l}) c h)`;

const ON_ACTION = {
  "on-action": textOn("action"),
  "action-hover": awayFromText(25),
  "action-active": awayFromText(40),
};

const SELECTION = `light-dark(oklch(from ${of("action")} 0.9 min(c, 0.1) h), oklch(from ${of("link")} 0.42 min(c, 0.1) h))`;

/**
 * What follows a colour that a brand sets, until the brand sets it too. The token files contain the
 * results for the kit's own colours, for browsers without relative colours; a test compares them.
 */
export const FOLLOWING: Readonly<Record<string, string>> = {
  ...ON_ACTION,
  "accent-on-feature": atLeast("action", 0.77),
  "link-hover-on-feature": atLeast("action", 0.83),
  "on-accent": textOn("accent"),
  "feature-deep": `light-dark(oklch(from ${of("feature")} calc(l * 0.76) calc(c * 0.72) h), oklch(from ${of("feature")} calc(l * 0.61) calc(c * 0.55) h))`,
  "feature-rule": `color-mix(in oklab, ${of("feature")}, ${of("on-feature")} 17%)`,
  focus: `light-dark(${of("link")}, ${of("focus-on-feature")})`,
  star: `light-dark(${atMost("action", 0.56)}, ${of("accent-on-feature")})`,
  "link-hover": `light-dark(oklch(from ${of("accent")} calc(l - 0.08) calc(c - 0.02) h), ${of("link-hover-on-feature")})`,
  selection: SELECTION,
};

/**
 * The same in high contrast, where accents follow the fills, which stay as the brand set them; what
 * is on a band is black or white, whatever the brand says.
 */
export const FOLLOWING_IN_CONTRAST: Readonly<Record<string, string>> = {
  ...ON_ACTION,
  "on-feature": textOn("feature"),
  accent: `light-dark(${atMost("action", 0.36)}, ${atLeast("action", 0.83)})`,
  link: `light-dark(${atMost("feature", 0.36)}, ${atLeast("feature", 0.86)})`,
  focus: `light-dark(${of("text")}, ${atLeast("action", 0.83)})`,
  selection: SELECTION,
};

/** The same in high contrast as without, so that a brand's own fills stay. */
export const FILLS: readonly string[] = [...Object.keys(ON_ACTION), "action", "feature"];
