const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The shortest names there are, in order: 52 of one letter, 2,704 of two, and so on. */
export function letterName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return `${rest === 0 ? "" : letterName(rest - 1)}${letters[index % letters.length]}`;
}
