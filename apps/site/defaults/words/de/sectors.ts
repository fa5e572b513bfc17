export const sectors = {
  retail: "Handel",
  industry: "Industrie",
  services: "Dienstleistung",
  health: "Gesundheit",
  education: "Bildung",
  culture: "Kultur",
  public: "Öffentliche Hand",
} as const;
