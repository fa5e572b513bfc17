/**
 * The sectors of clients: the anchor of each in the portfolio, and the name that a case gives it.
 */
export const sectors = {
  retail: "Retail",
  industry: "Industry",
  services: "Services",
  health: "Health",
  education: "Education",
  culture: "Culture",
  public: "Public sector",
} as const;
