/** What is drawn in the story: from where new patients came. */
export const auwaldPraxis = {
  label: "Neue Patienten aus dem eigenen Stadtteil: vorher 4 im Monat, nachher 19.",
  title: "Neue Patienten aus dem Stadtteil",
  bars: [
    { label: "März", value: 21, text: "4" },
    { label: "Juni", value: 100, text: "19", accent: true },
  ],
} as const;
