export const sectors = {
  retail: "التجزئة",
  industry: "الصناعة",
  services: "الخدمات",
  health: "الصحة",
  education: "التعليم",
  culture: "الثقافة",
  public: "القطاع العام",
} as const;
