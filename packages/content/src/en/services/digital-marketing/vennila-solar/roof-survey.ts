/** A survey, drawn on the roof: where the panels can go and where the shade is at three. */
export const roofSurvey = {
  label:
    "A survey of a flat roof in Erode on a clipboard: six panels of 500 W, the water tank moved four feet east to make room for the last, and in pencil the shade at 3 p.m. in December, which misses them.",
  title: "Survey 31",
  where: "Erode, own roof, flat",
  when: "Tue 16 Sept 2025, 10:20",
  stair: ["stair", "room"],
  tank: "tank",
  shade: ["shade,", "3 p.m.,", "21 Dec"],
  north: "N",
  width: "24 ft",
  depth: "20 ft",
  facts: [
    { name: "Panels", value: "6 × 500 W" },
    { name: "Faces", value: "south, 11°" },
    { name: "Bill", value: "₹3,200" },
    { name: "Grade", value: "A" },
  ],
  verdict: "Tank moved 4 ft east. Yes.",
} as const;
