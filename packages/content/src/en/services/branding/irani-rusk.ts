/** The cartons of “Ninety years, one label”. Invented, as its case is. */
export const iraniRusk = {
  label:
    "A carton of milk rusk with the redrawn lettering of 1934 and a line in Gujarati, and the shelf with all eleven products of Irani Rusk & Sons in the same label.",
  gist: "The shelf with all eleven products of Irani Rusk & Sons, each with the redrawn lettering in the same label.",
  name: "Irani Rusk",
  sons: "& Sons, Mumbai",
  since: "since 1934",
  front: { product: "Milk rusk", weight: "300\u00a0g" },
  /** All eleven: rusks, then what is flaky, then biscuits. */
  products: [
    "Milk rusk",
    "Wheat rusk",
    "Elaichi rusk",
    "Suji rusk",
    "Khari",
    "Jeera khari",
    "Masala khari",
    "Batasa",
    "Nankhatai",
    "Ginger snaps",
    "Family tin",
  ],
} as const;
