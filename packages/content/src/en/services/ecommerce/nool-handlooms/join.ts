/** The join of body and border, and the card of the weaver, from “Silk, sold by daylight”. Invented. */
export const join = {
  label:
    "A thread counter on the indigo saree, in whose window each blue weft thread loops through a gold one where body and border meet; and the card of the weaver, Selvi, with sixteen strokes for sixteen days, in front of the silk certificate.",
  scale: ["0", "1", "2 mm"],
  card: { weaver: "Selvi", days: 16, unit: "days", place: "Kanchipuram, January 2026" },
  certificate: { title: "Silk certificate", result: "Pure silk" },
} as const;
