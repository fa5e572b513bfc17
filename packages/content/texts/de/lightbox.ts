export const lightbox = {
  label: "Bilder dieser Seite",
  enlarges: "öffnet groß",
  close: "Schließen",
  fullSize: "Originalgröße",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  position: (number: number, count: number) => `${number} von ${count}`,
} as const;
