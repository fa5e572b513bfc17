/** What is drawn in the case: the calls before and after. */
export const saaleStadtwerke = {
  label: "Anrufe zum Zählerstand im Januar: vorher 1.480, nach dem Umbau des Formulars 430.",
  title: "Anrufe zum Zählerstand",
  bars: [
    { label: "Januar 2025", value: 100, text: "1.480" },
    { label: "Januar 2026", value: 29, text: "430", accent: true },
  ],
} as const;
