/** The college's site: a course in two taps, and the visitors of the day of results. */
export const sadaphuliCollege = {
  label:
    "The college’s site: two taps lead to the fee and the closing date of a course; below, the 40,000 visitors of results day by the hour, most of them at one o’clock.",
  gist: "The college’s site: two taps lead to the fee and the closing date of a course.",
  title: "Sadaphuli College of Commerce",
  taps: [
    {
      question: "Where are you now?",
      options: ["Class 10", "Class 12, commerce", "Class 12, science", "Graduate"],
      tapped: "Class 12, commerce",
    },
    {
      question: "Courses for you",
      options: ["B.Com.", "B.Com. Honours", "B.B.A.", "Banking diploma"],
      tapped: "B.Com. Honours",
    },
  ],
  course: {
    name: "B.Com. Honours",
    facts: [
      { name: "Seats", value: "120" },
      { name: "Fee per year", value: "₹28,400" },
      { name: "Apply by", value: "20 June" },
    ],
    action: "Apply",
  },
  day: {
    title: "Results day, visitors per hour",
    total: "40,000 in all",
    note: "Results at 13:00",
    max: 12_000,
    hours: [
      { label: "8", value: 1100 },
      { label: "9", value: 1600 },
      { label: "10", value: 2300 },
      { label: "11", value: 3400 },
      { label: "12", value: 5200 },
      { label: "13", value: 9800 },
      { label: "14", value: 6400 },
      { label: "15", value: 4100 },
      { label: "16", value: 2700 },
      { label: "17", value: 1900 },
      { label: "18", value: 1500 },
    ],
  },
} as const;
