/** The ward screen of “A ward screen for three in the morning”. Invented, as its case is. */
export const kanivuHospital = {
  label:
    "A dark ward screen at 03:12: one dose is recorded in three taps, the bed, the medicine and Given, with a large Undo below. It took eleven clicks and 50 seconds; now it takes 18.",
  gist: "A dark ward screen at 03:12: one dose is recorded in three taps, the bed, the medicine and Given.",
  title: "Ward 4, night",
  time: "03:12",
  taps: [
    { name: "Bed 12", detail: "due 03:00" },
    { name: "Paracetamol", detail: "1\u00a0g, by mouth" },
    { name: "Given", detail: "at 03:12" },
  ],
  undo: { recorded: "Recorded for bed 12", action: "Undo" },
  next: [
    { time: "03:30", bed: "Bed 7", dose: "Saline, 500\u00a0ml" },
    { time: "04:00", bed: "Bed 3", dose: "Amoxicillin, 500\u00a0mg" },
  ],
  effort: [
    { steps: 11, text: "11 clicks, 50 seconds" },
    { steps: 3, text: "3 taps, 18 seconds" },
  ],
} as const;
