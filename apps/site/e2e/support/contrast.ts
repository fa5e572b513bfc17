/** A colour as a canvas gives it: red, green and blue, each from 0 to 255. */
export type Bytes = readonly number[];

/** The relative luminance of WCAG 2.2. */
function luminance(colour: Bytes): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2 of two opaque colours. */
export function contrast(one: Bytes, other: Bytes): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export const white: Bytes = [255, 255, 255];
