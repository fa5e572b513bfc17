/** A box before and after, from “Eleven thousand fasteners, a price for every dealer”. Invented. */
export const boxLabels = {
  label:
    "Two boxes of M8 bolts: a dealer’s photograph of the old one, torn open where the pitch was printed in the smallest letters, and the new label with M8 × 1.25, coarse, in the largest and five crests at full size.",
  firm: "Fasten & Fix",
  town: "Rajkot",
  old: {
    name: "HEX BOLT M8 x 40",
    lines: ["GR 8.8, ZINC PLATED", "QTY 200, BATCH 2217"],
    pitch: "PITC",
    message: "5 boxes of this please, urgent",
    time: "21:14",
  },
  made: {
    name: "Hex bolt, 40 mm",
    thread: "M8 × 1.25",
    kind: "Coarse",
    facts: ["Steel 8.8, zinc", "200 pieces"],
    lay: "Lay a bolt here: five crests are 6.25 mm",
    marks: ["0", "5", "10 mm"],
    code: "FF 08 125 040",
  },
} as const;
