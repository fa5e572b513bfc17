/** The ids of the headings of the two tools, to which links lead. */
export const toolHeading = { audit: "tool-audit", simulation: "tool-simulation" } as const;
