/** Finished jobs; `facts` is what the title block of each says. */
export const projects = [
  {
    id: "oakenholt",
    client: "Oakenholt Bearings",
    place: "Rotherham",
    kind: "Data sheets",
    title: "412 bearings, one page each",
    figure: { value: "78%", label: "of enquiries arrive complete; it was 31%" },
    text: "Eleven layouts from thirty years became one. Fits and limits stand where a designer looks first, and the sheet says which test they come from.",
    facts: { Parts: "412 in 9 series", Time: "14 weeks", Source: "One table, kept by stores" },
  },
  {
    id: "marrable",
    client: "Marrable Springs",
    place: "Redditch",
    kind: "Part finder",
    title: "A spring in ninety seconds",
    figure: { value: "1,140", label: "springs found a month, 62 of them on a Sunday" },
    text: "Somebody knows a force and a gap. Four sliders later they have a part number, a price band and a lead time, and the estimators have their mornings back.",
    facts: { Parts: "6,020 springs", Time: "11 weeks", Questions: "4, on average 3 used" },
  },
] as const;

/** Clients whose names are on the home page. */
export const clients = [
  "Oakenholt Bearings",
  "Marrable Springs",
  "Tolland Valve",
  "Penhale Gear",
  "Dunmoor Castings",
  "Hexley & Rowe",
] as const;
