import type { Heading } from "@kolam/content/model/basics/types";

/**
 * The head of a section: its subject where the heading does not say it, the heading, and the
 * introduction.
 */
export const sectionHead = ({
  eyebrow,
  title,
  lead,
}: Omit<Heading, "lead"> & Partial<Heading>) => ({
  eyebrow,
  title,
  lead,
});
