/** A finished job. */
export interface Project {
  readonly id: "oakenholt" | "marrable" | "tolland" | "penhale";
  readonly client: string;
  readonly place: string;
  readonly title: string;
  readonly kind: string;
  readonly figure: { readonly value: string; readonly label: string };
  readonly text: string;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
}

export const projects: readonly Project[] = [
  {
    id: "oakenholt",
    client: "Oakenholt Bearings",
    place: "Rotherham",
    kind: "Data sheets",
    title: "412 bearings, one page each",
    figure: { value: "78%", label: "of enquiries arrive complete; it was 31%" },
    text: "Eleven layouts from thirty years became one. Fits and limits stand where a designer looks first, and the sheet says which test they come from.",
    facts: [
      { term: "Parts", detail: "412 in 9 series" },
      { term: "Time", detail: "14 weeks" },
      { term: "Source", detail: "One table, kept by stores" },
    ],
  },
  {
    id: "marrable",
    client: "Marrable Springs",
    place: "Redditch",
    kind: "Part finder",
    title: "A spring in ninety seconds",
    figure: { value: "1,140", label: "springs found a month, 62 of them on a Sunday" },
    text: "Somebody knows a force and a gap. Four sliders later they have a part number, a price band and a lead time, and the estimators have their mornings back.",
    facts: [
      { term: "Parts", detail: "6,020 springs" },
      { term: "Time", detail: "11 weeks" },
      { term: "Questions", detail: "4, on average 3 used" },
    ],
  },
  {
    id: "tolland",
    client: "Tolland Valve",
    place: "Bridgwater",
    kind: "Spare parts",
    title: "Press the part that leaks",
    figure: { value: "−44%", label: "calls to the service desk in the first winter" },
    text: "The exploded view from the manual became the order form. A fitter presses balloon 7 and has the seal kit with the right serial range.",
    facts: [
      { term: "Parts", detail: "1,860 spares" },
      { term: "Time", detail: "9 weeks" },
      { term: "Print", detail: "A card in every crate" },
    ],
  },
  {
    id: "penhale",
    client: "Penhale Gear",
    place: "Camborne",
    kind: "Website and catalogue",
    title: "Two hundred pages, five languages, one source",
    figure: {
      value: "6 days",
      label: "from a changed tooth form to print and web; it was four months",
    },
    text: "Catalogue, website and price list used to disagree. Now all three are set from the file in which the gears are designed.",
    facts: [
      { term: "Parts", detail: "2,310 gears and racks" },
      { term: "Time", detail: "22 weeks" },
      { term: "Print", detail: "3,000 copies, lie-flat" },
    ],
  },
];

/** Clients whose names are on the home page. */
export const clients = [
  "Oakenholt Bearings",
  "Marrable Springs",
  "Tolland Valve",
  "Penhale Gear",
  "Dunmoor Castings",
  "Hexley & Rowe",
] as const;
