/** Names of the drawings that belong to services and articles. */
export const drawingNames = ["bearing", "spring", "gear"] as const;

/** One of {@link drawingNames}. */
export type DrawingName = (typeof drawingNames)[number];

/** What the agency makes. */
export const services = [
  {
    id: "data-sheets",
    title: "Data sheets",
    drawing: "bearing",
    short: "One page per part that a design engineer can use without ringing anybody.",
    text: "We take what is in your drawings, your price list and your best seller’s head, and put it on one page in the order in which an engineer asks for it: will it fit, will it hold, how long is the wait. The sheet is made from your database, so next year’s change is a change of one number.",
    includes: [
      "Dimensioned drawing, redrawn to one standard",
      "Load, speed and temperature limits with their test",
      "PDF and web page from the same source",
      "STEP file and order code on the sheet",
    ],
    price: { label: "From", amount: "£1,900" },
    takes: "3 weeks for the first sheet, then 40 a week",
  },
  {
    id: "part-finders",
    title: "Part finders",
    drawing: "spring",
    short: "Five questions between a stranger and the right part number.",
    text: "A catalogue of 6,000 springs is no help to somebody who knows a force and a gap. A finder asks for what they know, computes the rest and ends with a part, a price band and a lead time. It runs on your own site, and every answer that found nothing reaches you as a list on Monday.",
    includes: [
      "The rules, written down with your engineers",
      "Results that can be sent as a link",
      "Works on a phone with gloves on",
      "A weekly list of what nobody could find",
    ],
    price: { label: "From", amount: "£12,400" },
    takes: "10 weeks",
  },
  {
    id: "catalogues",
    title: "Printed catalogues",
    drawing: "gear",
    short: "For the bench, the van and the stores, where a screen is in the way.",
    text: "People who fit parts still want paper: it lies flat, it takes oil, and a thumb finds the page. We set it from the same data as the sheets, print it on stock that survives a workshop, and leave out what nobody has ordered for three years.",
    includes: [
      "Set from your database in a night",
      "Thumb index, lie-flat binding, wipeable cover",
      "Print supervised at the press",
      "A reprint plan by section",
    ],
    price: { label: "From", amount: "£8,600" },
    takes: "8 weeks to the first pallet",
  },
] as const;

/** How every job goes. */
export const steps = [
  {
    number: "01",
    title: "Walk the floor",
    text: "Two days with your estimators, stores and one customer. We count the questions that come in by telephone.",
  },
  {
    number: "02",
    title: "One part, whole",
    text: "We finish a single part first, from drawing to order code. You show it to three customers before there is a second.",
  },
  {
    number: "03",
    title: "The rest of the range",
    text: "Your data is cleaned once, at the source. Sheets, finder and print come out of it in batches you can check.",
  },
  {
    number: "04",
    title: "Measured in enquiries",
    text: "After 90 days we count again: how many enquiries arrive complete, and how many calls were not needed.",
  },
] as const;

/** What each service delivers, for the table. */
export const deliverables = [
  { id: "drawing", cells: ["Redrawn, dimensioned drawings", "Yes", "–", "Yes"] },
  { id: "data", cells: ["Your data, cleaned at the source", "Yes", "Yes", "Yes"] },
  { id: "cad", cells: ["STEP and DXF files", "Yes", "Yes", "–"] },
  { id: "rules", cells: ["Selection rules, written down", "–", "Yes", "–"] },
  { id: "languages", cells: ["Other languages", "Extra", "Extra", "Extra"] },
  { id: "count", cells: ["A count after 90 days", "Yes", "Yes", "–"] },
] as const;
