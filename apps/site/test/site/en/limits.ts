/** The limits that the proof page holds against this site. */
export const promisedLimits = {
  paint: { what: "Largest paint", limit: "2 s", most: 2 },
  shift: { what: "Layout shift", limit: "0.05", most: 0.05 },
  tap: { what: "Response to a tap", limit: "200 ms", most: 200 },
  weight: { what: "Page weight without photos", limit: "300 KB", most: 300 },
  errors: { what: "Accessibility errors", limit: "0", most: 0 },
} as const satisfies Record<string, { what: string; limit: string; most: number }>;
