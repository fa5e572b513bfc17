export const serviceFrame = {
  price: "दाम",
  duration: "शुरू से आख़िर तक",
  untilItShows: "पहला असर",
  pairsWith: "अक्सर साथ ली जाती हैं",
  sectors: "क्षेत्र के अनुसार",
  read: "इस पर पढ़िए",
  /** Where the page shows only the newest of its cases. */
  allCases: (count: number) => `सभी ${count} काम`,
} as const;
