/** Ein Lindenblatt ohne Adern. */
export const mark = {
  width: 40,
  height: 40,
  line: "M20 3V28M20 10C17 3 3 4 3 17C3 27 14 31 20 37C26 31 37 27 37 17C37 4 23 3 20 10z",
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
  small: { strokeWidth: 4, dotSize: 0, padding: 4 },
  /** For home screens. */
  large: { strokeWidth: 3, dotSize: 0, padding: 10 },
  /** For systems that crop icons to a shape: the mark stays within the middle 80 %. */
  maskable: { strokeWidth: 3, dotSize: 0, padding: 16 },
} as const satisfies Record<string, MarkLook>;
