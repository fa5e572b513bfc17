/** A class attribute of those names that are there. */
export function classList(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
