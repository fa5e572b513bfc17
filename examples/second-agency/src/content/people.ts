/** Invented people. */
export const people = [
  {
    id: "brack",
    name: "Ottilie Brack",
    role: "Founder, data sheets",
    text: "Was an estimator for eleven years and has read more bad data sheets than anybody should.",
  },
  {
    id: "knell",
    name: "Perpetua Knell",
    role: "Data",
    text: "Finds the nine part numbers that mean the same bolt, and tells you kindly.",
  },
  {
    id: "quill",
    name: "Barnaby Quill",
    role: "Print",
    text: "Sleeps at the printer’s when a catalogue is on the press. Nobody asked him to.",
  },
] as const;
