/** The ids of the headings of the tools, to which links lead. */
export const toolHeading = {
  live: "tool-live",
  audit: "tool-audit",
  simulation: "tool-simulation",
} as const;
