import { listSeparator } from "./formats.ts";

/** Texts side by side, as the site's language separates them, such as `Figma, Sketch`. */
export const listed = (texts: readonly string[]): string => texts.join(listSeparator);
