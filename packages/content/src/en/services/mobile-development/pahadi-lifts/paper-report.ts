/** A report as it was: written in the shaft, typed after dinner, read two days later. */
export const paperReport = {
  label:
    "A paper service report from the shaft, 9 May 2023: smeared with grease, the part number hard to read, DR-4?-2. Three notes beside it: written Tuesday 11:20, typed 21:40, read by the stores on Thursday at 10:15.",
  title: "Service report",
  number: "No. 3316",
  firm: "Pahadi Lifts, Dehradun",
  fields: [
    { name: "Site", value: "Rajpur Road, lift 2" },
    { name: "Date", value: "Tue 9.5.23, 11:20" },
    { name: "Fault", value: "Door sticks at floor 5, roller worn flat" },
    { name: "Part", value: "DR-4", unclear: "8", rest: "-2 ? two pcs" },
    { name: "Next visit", value: "when part is here" },
  ],
  signed: "For the customer",
  copies: "White: office. Yellow: customer. Pink: stays in the book.",
  way: [
    { at: "Tue 11:20", text: "Written by headlamp" },
    { at: "Tue 21:40", text: "Typed at home, after dinner" },
    { at: "Thu 10:15", text: "The stores read: which part?" },
    { at: "Thu 10:20", text: "They ring the technician. He is in a shaft." },
  ],
} as const;
