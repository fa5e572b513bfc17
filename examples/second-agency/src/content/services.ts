/** Names of the drawings that belong to services and projects. */
export const drawingNames = ["bearing", "spring", "flange", "gear", "shaft"] as const;

/** One of {@link drawingNames}. */
export type DrawingName = (typeof drawingNames)[number];

/** What the agency makes. */
export interface Service {
  readonly id: string;
  readonly title: string;
  readonly drawing: DrawingName;
  readonly short: string;
  readonly text: string;
  readonly includes: readonly string[];
  readonly price: { readonly label: string; readonly amount: string; readonly unit?: string };
  readonly takes: string;
}

export const services: readonly Service[] = [
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
    drawing: "flange",
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
  {
    id: "websites",
    title: "Manufacturers’ websites",
    drawing: "gear",
    short: "The range, the proof and the enquiry form; in that order.",
    text: "Most makers’ sites begin with a film of sparks. Yours will begin with what you make and in what sizes. Behind it is a range that your own people can edit, a form that asks for the six things your estimators need, and pages that load in a plant with one bar of signal.",
    includes: [
      "Range, sheets and finder in one place",
      "An enquiry form that your estimators wrote",
      "Five languages from one source",
      "Tested at 400 kbit/s",
    ],
    price: { label: "From", amount: "£21,000" },
    takes: "14 weeks",
  },
];

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
  {
    id: "drawing",
    what: "Redrawn, dimensioned drawings",
    sheets: "Yes",
    finder: "–",
    print: "Yes",
    site: "Yes",
  },
  {
    id: "data",
    what: "Your data, cleaned at the source",
    sheets: "Yes",
    finder: "Yes",
    print: "Yes",
    site: "Yes",
  },
  { id: "cad", what: "STEP and DXF files", sheets: "Yes", finder: "Yes", print: "–", site: "Yes" },
  {
    id: "rules",
    what: "Selection rules, written down",
    sheets: "–",
    finder: "Yes",
    print: "–",
    site: "–",
  },
  {
    id: "languages",
    what: "Other languages",
    sheets: "Extra",
    finder: "Extra",
    print: "Extra",
    site: "Five",
  },
  {
    id: "count",
    what: "A count after 90 days",
    sheets: "Yes",
    finder: "Yes",
    print: "–",
    site: "Yes",
  },
] as const;
