/** The tin that came late, from “Ninety years, one label”. Invented, as its case is. */
export const tins = {
  label:
    "Two family tins of Irani Rusk: on the first the seam runs through the name and shifts its halves, circled by the printer in red; on the second, ten weeks later, the name faces the front and the seam is at the side.",
  name: "Irani Rusk",
  since: "since 1934",
  product: "Family tin",
  weight: "1\u00a0kg",
  first: { pen: "the seam", tag: "Printer’s trial" },
  second: { pen: "seam", tag: "Ten weeks later" },
} as const;
