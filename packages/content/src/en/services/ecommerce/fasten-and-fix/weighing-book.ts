/** The storekeeper's book, from “Eleven thousand fasteners, a price for every dealer”. Invented. */
export const weighingBook = {
  label:
    "A counter scale with a hundred M8 nuts in its pan, which weigh 0.52 kg, and the storekeeper’s notebook: for each fastener the kilograms in the ERP, the weight of a hundred, and the pieces that follow.",
  scale: { reading: "0.520", unit: "kg", slip: "100 pcs" },
  book: {
    title: "Count by weight",
    page: "4th week",
    columns: ["Item", "ERP, kg", "100 =", "Pieces"],
    rows: [
      { item: "Nut M8", stock: "412.1", hundred: "0.52", pieces: "79,250" },
      { item: "Washer M8", stock: "86.4", hundred: "0.18", pieces: "48,000" },
      { item: "Bolt M8×40", stock: "314.5", hundred: "1.85", pieces: "17,000" },
      { item: "Nut M10", stock: "92.4", hundred: "1.10", pieces: "8,400" },
      { item: "Screw M5×12", stock: "31.5", hundred: "0.25", pieces: "12,600" },
    ],
    done: "5 done, 1,895 to go",
    remark: ["The ERP keeps kilograms,", "dealers order pieces."],
  },
} as const;
