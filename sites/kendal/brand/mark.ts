/** Five, as a tally counts it: four strokes and one across. It is a field gate as well. */
export const mark = {
  width: 40,
  height: 36,
  line: "M7 5v26M15.5 5v26M24 5v26M32.5 5v26M3 27L37 9",
  dotsPath: "",
} as const;

/** How the mark is drawn on an icon: widths and padding in the mark's own units. */
export interface MarkLook {
  readonly strokeWidth: number;
  readonly dotSize: number;
  readonly padding: number;
}

export const markLooks = {
  /** For tabs and bookmarks: thick and nearly to the edge, since there are few pixels. */
  small: { strokeWidth: 4.2, dotSize: 0, padding: 4 },
  /** For home screens. */
  large: { strokeWidth: 3.6, dotSize: 0, padding: 10 },
  /** For systems that crop icons to a shape: the mark stays within the middle 80 %. */
  maskable: { strokeWidth: 3.4, dotSize: 0, padding: 16 },
} as const satisfies Record<string, MarkLook>;
