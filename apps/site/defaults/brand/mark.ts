import type { Drawing } from "@kolam/ui/kolam";
import { company } from "@site/facts/company";
import { initialsOf } from "./initials.ts";
import { monogram } from "./monogram.ts";

/** The mark: the initials of the name. */
export const mark: Drawing = monogram(initialsOf(company.firstName), 40, 0);

/** How the mark is drawn on an icon: widths and padding in the mark's own units. */
export interface MarkLook {
  readonly strokeWidth: number;
  readonly dotSize: number;
  readonly padding: number;
}

export const markLooks = {
  /** For tabs and bookmarks: thick and nearly to the edge, since there are few pixels. */
  small: { strokeWidth: 4, dotSize: 0, padding: 4 },
  /** For home screens. */
  large: { strokeWidth: 3.2, dotSize: 0, padding: 10 },
  /** For systems that crop icons to a shape: the mark stays within the middle 80 %. */
  maskable: { strokeWidth: 3, dotSize: 0, padding: 16 },
} as const satisfies Record<string, MarkLook>;
