export const scoreLabels = {
  green: "Ausgezeichnet",
  yellow: "Gut",
  red: "Verbesserungsbedürftig",
  errors: "Fehler zu beheben",
} as const;
