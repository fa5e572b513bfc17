/** The name of a field as people read it: `main figure` of `mainFigure`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** What one entry of a list is called: `Source` of `Sources`. */
export const oneOf = (label: string): string => label.replace(/s$/, "");

/** What a field says, as text. */
export const textOf = (value: unknown): string =>
  value === undefined || value === null || typeof value === "object" ? "" : String(value);
