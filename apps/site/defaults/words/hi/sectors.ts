export const sectors = {
  retail: "खुदरा",
  industry: "उद्योग",
  services: "सेवाएँ",
  health: "स्वास्थ्य",
  education: "शिक्षा",
  culture: "संस्कृति",
  public: "सार्वजनिक क्षेत्र",
} as const;
