/** Joins class names, skipping missing ones. */
export function classList(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
