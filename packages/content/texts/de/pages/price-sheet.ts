export const sheetWords = {
  nothing: "Noch ist nichts angekreuzt. Hier steht dann die Summe.",
  later: "Die Summe steht da, sobald Sie abschicken.",
  units: { "one-off": "Einmalig", hour: "Nach Stunden", day: "Nach Tagen", month: "Monatlich" },
  onRequest: "Nach einem Gespräch",
  without: "Nicht enthalten:",
  weekLabel: "Woche",
  weeksLabel: "Wochen",
  inARow: "nacheinander, gleichzeitig weniger",
} as const;
