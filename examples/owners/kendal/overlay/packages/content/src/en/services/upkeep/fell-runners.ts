/** Entries in the first minute. Invented, as its story is. */
export const fellRunners = {
  label:
    "Entries to the race, second by second after nine o’clock: 60 after ten seconds, 250 after thirty, and all 400 after fifty-eight.",
  title: "Entries since nine o’clock",
  points: [
    { label: "0 s", value: 0 },
    { label: "10 s", value: 60 },
    { label: "20 s", value: 148 },
    { label: "30 s", value: 250 },
    { label: "40 s", value: 331 },
    { label: "50 s", value: 384 },
    { label: "58 s", value: 400 },
  ],
  max: 460,
  ticks: [
    { value: 200, text: "200" },
    { value: 400, text: "400: full" },
  ],
  first: "0",
  last: "400",
  note: { at: "20 s", text: "Here it used to stop" },
} as const;
