/** Die Grenzwerte, die in unseren Verträgen stehen. */
export const promisedLimits = {
  paint: { what: "Größtes Element sichtbar", limit: "2,5 s", most: 2_500 },
  shift: { what: "Verschiebung", limit: "0,05", most: 0.05 },
  tap: { what: "Antwort auf einen Fingertipp", limit: "200 ms", most: 200 },
  weight: { what: "Gewicht ohne Fotos", limit: "200 KB", most: 200 * 1024 },
  errors: { what: "Fehler der Barrierefreiheit", limit: "0", most: 0 },
} as const;
