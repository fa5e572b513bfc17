/** The words on pictures. */
export const photoWords = {
  /** On a bought picture of people, so that nobody takes them for the company’s own. */
  stock: (photographer: string | null) =>
    photographer ? `Archivbild: ${photographer}` : "Archivbild",
} as const;
