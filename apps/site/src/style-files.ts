const folder = "/assets/";
const ending = ".css";

/** A built stylesheet's path without what all of them share. */
export function stemOf(path: string): string {
  return path.slice(folder.length, -ending.length);
}

/** The path of {@link stemOf}. */
export function pathOfStem(stem: string): string {
  return folder + stem + ending;
}
