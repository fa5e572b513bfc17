export const plans = [
  {
    id: "one-part",
    title: "One part",
    text: "For a first look: one part from drawing to order code.",
    price: { amount: "£1,900" },
    note: "Once, taken off the price of a range",
    features: [
      "One data sheet, print and web",
      "Drawing redrawn and dimensioned",
      "A count of your enquiries before",
      { text: "Clean-up of your data", excluded: "Not included:" },
      { text: "A finder", excluded: "Not included:" },
    ],
  },
  {
    id: "a-range",
    title: "A range",
    text: "For a series of up to 500 parts that people order by number.",
    price: { label: "From", amount: "£14,500" },
    note: "Fixed after the first part",
    features: [
      "Every sheet of the range",
      "Your data, cleaned at the source",
      "STEP and DXF files by part number",
      "A finder with up to four questions",
      "A count before, and after 90 days",
    ],
  },
  {
    id: "the-works",
    title: "The works",
    text: "For makers who change something every week.",
    price: { amount: "£3,200", unit: "/ month" },
    note: "Leave at the end of any quarter",
    features: [
      "New and changed parts within two days",
      "Print sections as they run out",
      "Five languages",
      "Monday’s list of what nobody found",
      "A named person who knows your range",
    ],
  },
] as const;

export const compared = [
  { id: "parts", cells: ["Parts included", "1", "500", "No limit"] },
  { id: "wait", cells: ["First result after", "3 weeks", "8 weeks", "2 days"] },
  { id: "rounds", cells: ["Rounds of changes", "2", "3 per batch", "As they come"] },
  { id: "cad", cells: ["CAD files", "–", "STEP, DXF", "STEP, DXF, native"] },
  { id: "hosting", cells: ["Hosting", "12 months", "12 months", "Included"] },
  { id: "yours", cells: ["Sources are yours", "Yes", "Yes", "Yes"] },
] as const;

export const questions = [
  {
    id: "data",
    title: "Our data is in drawings and in one person’s head. Is that a problem?",
    answer:
      "It is the usual case. The two days on the floor are for that: we sit next to them, and what they say becomes a table that they correct. Budget six hours of their time.",
  },
  {
    id: "fixed",
    title: "How can a range have a fixed price?",
    answer:
      "Because we do one part first. After it we know how many columns the table has and how bad the drawings are, and we put that in writing. If we are wrong, it is our loss.",
  },
  {
    id: "erp",
    title: "Does it connect to our ERP?",
    answer:
      "If it can export a file, yes. A nightly file is better than a connection that somebody has to nurse. Stock and lead times come over that way for nine of our clients.",
  },
  {
    id: "leave",
    title: "What do we have if we leave?",
    answer:
      "Everything: the table, the drawings as DXF, the layout files and the site’s code, in a folder that your own people can open. It is in the contract on page one.",
  },
] as const;
