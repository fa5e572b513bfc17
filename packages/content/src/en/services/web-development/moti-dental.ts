/** The booking page: three clinics, one evening, one slot taken in hand. */
export const motiDental = {
  label:
    "The booking page of three dental clinics: free and taken times on Thursday evening, 17:40 in Sitabuldi chosen, a check-up for ₹400.",
  gist: "The booking page of three dental clinics: free and taken times on Thursday evening, 17:40 in Sitabuldi chosen.",
  title: "Moti Dental",
  heading: "Book a visit",
  languages: "English · Marathi",
  days: ["Wed 11", "Thu 12", "Fri 13", "Sat 14", "Mon 16"],
  day: "Thu 12",
  clinics: [
    {
      name: "Sitabuldi",
      hours: "Open until 20:30",
      slots: [
        { time: "17:00", taken: true },
        { time: "17:20", taken: true },
        { time: "17:40", chosen: true },
        { time: "18:20" },
      ],
    },
    {
      name: "Dharampeth",
      hours: "Open until 20:00",
      slots: [
        { time: "17:00", taken: true },
        { time: "17:40" },
        { time: "18:00" },
        { time: "18:40" },
      ],
    },
    {
      name: "Sadar",
      hours: "Open until 19:00",
      slots: [
        { time: "17:00", taken: true },
        { time: "17:20", taken: true },
        { time: "18:00", taken: true },
        { time: "18:20" },
      ],
    },
  ],
  choice: "Check-up, ₹400",
  place: "Sitabuldi, Thursday 17:40",
  action: "Book",
} as const;
