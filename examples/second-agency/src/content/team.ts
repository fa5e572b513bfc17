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

export const years = [
  {
    year: "2014",
    title: "A desk above a tool shop",
    text: "The first client paid for 20 data sheets, in cash and one lathe.",
  },
  {
    year: "2017",
    title: "The first finder",
    text: "A spring maker wanted fewer telephone calls. It took 90 of 200 a week away.",
  },
  {
    year: "2020",
    title: "From one table",
    text: "Print and web are set from the same file. Nobody types a number twice.",
  },
  {
    year: "2024",
    title: "Crucible Yard",
    text: "Six people, one press for proofs, and a yard that lorries can turn in.",
  },
] as const;

export const opening = {
  title: "Technical illustrator",
  department: "Drawing",
  location: "Sheffield, three days a week",
  type: "Full time, £36,000",
  description:
    "You redraw parts to one standard, and notice when a tolerance cannot be what the maker meant.",
  lists: [
    {
      title: "You bring",
      items: [
        "Five years on drawings that were made from",
        "ISO 128 in your sleep",
        "A steady telephone voice",
      ],
    },
    {
      title: "You get",
      items: [
        "A day a month on a client’s shop floor",
        "Thirty days off and the day after every press run",
        "A share of what finders earn",
      ],
    },
  ],
} as const;
