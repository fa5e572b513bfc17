/**
 * The limits of every content page, which the web development page promises and the proof page
 * holds against this site.
 */
export const promisedLimits = {
  paint: { what: "Largest paint", limit: "1.8 s", most: 1.8 },
  shift: { what: "Layout shift", limit: "0.02", most: 0.02 },
  tap: { what: "Response to a tap", limit: "150 ms", most: 150 },
  weight: { what: "Page weight without photos", limit: "150 KB", most: 150 },
  errors: { what: "Accessibility errors", limit: "0", most: 0 },
} as const satisfies Record<string, { what: string; limit: string; most: number }>;
