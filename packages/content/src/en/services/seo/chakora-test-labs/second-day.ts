/** What the audit found on its second day, from “Nine hundred pages, readmitted”. Invented. */
export const secondDay = {
  label:
    "The audit’s first page, laid out as the laboratory’s own reports: of 900 pages under /tests/ none is in the index, a rule forbids them, the text takes 5.2 seconds. Beside it a search that says no more of the lipid profile than its address.",
  report: {
    lab: "Chakora Test Labs",
    kind: "Website audit",
    facts: ["Sample: the live site", "Drawn: day 2 of 10"],
    columns: ["Test", "Result", "Range"],
    rows: [
      { test: "Pages under /tests/", result: "900", range: "", flag: "" },
      { test: "of them in the index", result: "0", range: "900", flag: "LOW" },
      { test: "Rule against /tests/", result: "found", range: "none", flag: "HIGH" },
      { test: "Age of the rule", result: "2 years", range: "0", flag: "HIGH" },
      { test: "Text on screen after", result: "5.2 s", range: "2.5 s", flag: "HIGH" },
    ],
    remark: ["Visitors are well: every page", "opens. Search engines were", "told to stay away."],
    pen: "Do this one first",
  },
  search: {
    query: "lipid profile fasting",
    results: [
      {
        from: "citylab.example",
        title: "Lipid profile: fast or not",
        text: "What to drink, how long to fast, and when the result is ready.",
      },
      {
        from: "healthdesk.example",
        title: "Fasting before a blood test",
        text: "A doctor answers the ten most frequent questions.",
      },
    ],
    ours: {
      from: "chakora.example",
      title: "chakora.example/tests/lipid",
      text: ["No information is available", "for this page."],
    },
  },
} as const;
