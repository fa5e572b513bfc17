/** Zu keiner Leistung steht mehr auf dem Blatt als ihr Preis. */
export const sheetLines = {};

/** Die Wörter des Preisblatts. */
export const pricesPage = {
  hero: {
    eyebrow: "Preise",
    title: "Ankreuzen und zusammenzählen",
    lead: "Dieselben Preise wie überall auf dieser Website, nur addiert.",
  },
  sheet: {
    title: "Was Sie brauchen",
    lead: "Kreuzen Sie an, was infrage kommt. Gesendet wird noch nichts.",
    units: { "one-off": "Einmalig", hour: "Nach Stunden", day: "Nach Tagen", month: "Jeden Monat" },
    onRequest: "Nach einem Gespräch",
    without: "Nicht enthalten:",
    weekLabel: "Woche",
    weeksLabel: "Wochen",
    inARow: "eines nach dem anderen",
    empty: "Noch nichts angekreuzt",
  },
  send: {
    title: "Aus der Summe ein Angebot machen",
    text: "Alle Preise ohne Umsatzsteuer. Verbindlich wird es erst mit dem Angebot.",
    button: "Preisblatt senden",
  },
  never: {
    title: "Steht nie auf der Rechnung",
    lead: "Was immer Sie ankreuzen.",
    items: [{ title: "Das erste Gespräch", text: "Auch wenn nichts daraus wird." }],
  },
} as const;
