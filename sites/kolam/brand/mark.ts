import type { Drawing } from "@kolam/ui/kolam";
import { drawing } from "@kolam/ui/kolam";

/** The agency's mark: in the header, on every icon and on the social cards. */
export const mark: Drawing = drawing("logo");

/** How the mark is drawn on an icon: widths and padding in the mark's own units. */
export interface MarkLook {
  readonly strokeWidth: number;
  readonly dotSize: number;
  readonly padding: number;
}

export const markLooks = {
  /** For tabs and bookmarks: thick and nearly to the edge, since there are few pixels. */
  small: { strokeWidth: 3.4, dotSize: 6, padding: 3 },
  /** For home screens. */
  large: { strokeWidth: 2.4, dotSize: 4.6, padding: 8 },
  /** For systems that crop icons to a shape: the mark stays within the middle 80 %. */
  maskable: { strokeWidth: 2.2, dotSize: 4.4, padding: 14 },
} as const satisfies Record<string, MarkLook>;
