/** The page that a guest reads at the cattle grid. Invented, as its story is. */
export const cragEndHut = {
  label:
    "A phone at the cattle grid with one bar: tonight’s weather, two bunks free of sixteen, and the code for the door, which changes at noon.",
  title: "Crag End",
  signal: "One bar",
  weather: "Dry until nine. Then not.",
  bunks: { free: "2", of: "of 16 bunks free tonight" },
  door: { heading: "Door", code: "4 0 7 2", note: "Changes at noon" },
  facts: [
    { name: "Stove", value: "lit at five" },
    { name: "Milk", value: "one pint" },
    { name: "Warden", value: "Davy, till Sunday" },
  ],
} as const;
