/** A part that a site may do without: a page, or the newsletter's form. */
export type OptionalPart = "careers" | "seo-analyzer" | "newsletter";

/** The parts that this site does without. */
export const leftOut = [
  "careers",
  "seo-analyzer",
  "newsletter",
] as const satisfies readonly OptionalPart[];

/** Whether the site has a page or part. Those that are not optional are always there. */
export function has(part: string): boolean {
  return !(leftOut as readonly string[]).includes(part);
}
