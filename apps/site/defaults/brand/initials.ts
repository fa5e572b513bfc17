import { slugOf } from "@kolam/content/slug";

/**
 * The initials of a name in Latin capitals: those of its first two words. A name in other letters
 * is spelled in Latin ones before.
 */
export function initialsOf(name: string): string {
  const words = slugOf(name).split("-").filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
