/** The limits that the page of measurements holds this site against. */
export const promisedLimits = {
  paint: { what: "Largest paint", limit: "2.5 s", most: 2.5 },
  shift: { what: "Layout shift", limit: "0.1", most: 0.1 },
  tap: { what: "Response to a tap", limit: "200 ms", most: 200 },
  weight: { what: "Page weight without photos", limit: "250 KB", most: 250 },
  errors: { what: "Accessibility errors", limit: "0", most: 0 },
} as const satisfies Record<string, { what: string; limit: string; most: number }>;
