/** The join of body and border, and the card of the weaver, from “Silk, sold by daylight”. Invented. */
export const join = {
  label:
    "A thread counter on the indigo saree, in whose window each blue weft thread loops through a gold one where body and border meet; and the card of the weaver, Selvi, with sixteen strokes for sixteen days, in front of the silk certificate.",
  scale: ["0", "1", "2 mm"],
  card: {
    name: "Temple border, indigo and gold",
    note: "Selvi wove this one in sixteen days on a pit loom. She joins the border to the body by hand, thread by thread.",
    weaver: "Selvi",
    days: 16,
    unit: "days",
    place: "Kanchipuram, January 2026",
  },
  certificate: { title: "Silk certificate", result: "Pure silk" },
} as const;
