/** Invented people. */
export const people = [
  {
    id: "brack",
    name: "Ottilie Brack",
    role: "Founder, data sheets",
    text: "Was an estimator for eleven years and has read more bad data sheets than anybody should.",
  },
  {
    id: "sandlow",
    name: "Wilf Sandlow",
    role: "Technical drawing",
    text: "Apprenticed on a board, still sharpens pencils. Redraws a part in the time a kettle takes.",
  },
  {
    id: "knell",
    name: "Perpetua Knell",
    role: "Data",
    text: "Finds the nine part numbers that mean the same bolt, and tells you kindly.",
  },
  {
    id: "torrent",
    name: "Ismay Torrent",
    role: "Finders",
    text: "Tests everything on the oldest phone in the building, in the loading bay.",
  },
  {
    id: "quill",
    name: "Barnaby Quill",
    role: "Print",
    text: "Sleeps at the printer’s when a catalogue is on the press. Nobody asked him to.",
  },
  {
    id: "ambrey",
    name: "Noor Ambrey",
    role: "Clients",
    text: "Answers the telephone. Knows which of your sites has the good canteen.",
  },
] as const;
