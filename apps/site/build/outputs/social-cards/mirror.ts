import { direction } from "@kolam/content/model/pages/languages";

/** Whether lines run from right to left, and pictures with them. */
export const isMirrored = direction === "rtl";

/** Elements turned around a vertical axis at `x`. */
export const turned = (x: number, elements: string): string =>
  `<g transform="translate(${Math.round(x * 10) / 10} 0) scale(-1 1)">${elements}</g>`;

/** The elements of a picture of this width, from right to left where the language is. */
export const laidOut = (elements: string, width: number): string =>
  isMirrored ? turned(width, elements) : elements;

/** A part that always looks the same, such as a logo, in its place of a picture. */
export const neverMirrored = (element: string, at: { left: number; width: number }): string =>
  isMirrored ? turned(2 * at.left + at.width, element) : element;
