/** The report of “Nine hundred pages, readmitted”. Invented, as its case is. */
export const chakoraTestLabs = {
  label:
    "Visits to Chakora Test Labs from organic search, over ten months: 4,000 in March, rising from May, when 900 pages came back to the index, to 31,000 in December.",
  title: "Monthly visits from organic search",
  visits: [
    { label: "Mar", value: 4000 },
    { label: "Apr", value: 4300 },
    { label: "May", value: 8100 },
    { label: "Jun", value: 12_600 },
    { label: "Jul", value: 14_200 },
    { label: "Aug", value: 17_900 },
    { label: "Sep", value: 22_400 },
    { label: "Oct", value: 24_300 },
    { label: "Nov", value: 28_600 },
    { label: "Dec", value: 31_000 },
  ],
  max: 32_000,
  ticks: [
    { value: 10_000, text: "10,000" },
    { value: 20_000, text: "20,000" },
  ],
  first: "4,000",
  last: "31,000",
  note: { at: "May", text: "900 pages are back" },
  /** The file whose two lines were the fault, before and after. */
  rules: {
    file: "robots.txt",
    changed: "changed on 14 March",
    before: "Disallow: /tests/",
    after: "Allow: /tests/",
  },
} as const;
