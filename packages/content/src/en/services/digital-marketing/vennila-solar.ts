/** The one-page report: fewer leads, more site surveys, district by district. */
export const vennilaSolar = {
  label:
    "A one-page report: leads fell from 1,230 to 410 a month while site surveys rose from 18 to 72; two districts were dropped and one was added. Beside it, the savings calculator.",
  gist: "A one-page report with two bars: leads fell from 1,230 to 410 a month while site surveys rose from 18 to 72.",
  heading: "Rooftops, month 9",
  page: "Page 1 of 1",
  periods: [
    { name: "Month 1", leads: 1230, surveys: 18, text: "1,230 leads", result: "18 surveys" },
    { name: "Month 9", leads: 410, surveys: 72, text: "410 leads", result: "72 surveys" },
  ],
  columns: ["District", "Leads", "Graded A", "Surveys"],
  districts: [
    { name: "Coimbatore", leads: "168", gradeA: "52", surveys: "31" },
    { name: "Tiruppur", leads: "104", gradeA: "30", surveys: "18" },
    { name: "Erode", leads: "82", gradeA: "22", surveys: "13" },
    { name: "Dindigul", leads: "56", gradeA: "14", surveys: "10", note: "added in month 5" },
  ],
  dropped: [
    { name: "Karur", note: "dropped in month 3" },
    { name: "The Nilgiris", note: "dropped in month 4" },
  ],
  foot: "Sales graded every lead: 118 were an A.",
  calculator: {
    title: "Savings calculator",
    languages: "Tamil · English",
    answers: [
      { name: "Monthly bill", value: "₹3,200" },
      { name: "Roof", value: "300 sq ft" },
      { name: "District", value: "Erode" },
    ],
    saving: "₹2,450",
    text: "saved a month with 3 kW, paid back in 4 years",
    action: "Ask for a survey",
  },
} as const;
