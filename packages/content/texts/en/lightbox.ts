/** The words around pictures that are opened large. */
export const lightbox = {
  label: "Pictures of this page",
  /** After the description of a picture, for those who do not see its sign. */
  enlarges: "opens large",
  close: "Close",
  fullSize: "Full size",
  previous: "Previous picture",
  next: "Next picture",
  position: (number: number, count: number) => `${number} of ${count}`,
} as const;
