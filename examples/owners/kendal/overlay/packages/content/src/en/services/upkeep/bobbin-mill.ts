/** The Monday sheet for one site. Invented, as its story is. */
export const bobbinMill = {
  label:
    "The sheet of a Monday round: pages opened, form sent, copies compared and certificate read are ticked; one dead link to a bus timetable was found and mended.",
  title: "Monday, week 14",
  rows: [
    { what: "All pages opened", state: "38 of 38" },
    { what: "The form, sent and received", state: "4 s" },
    { what: "Copies compared", state: "3 alike" },
    { what: "Certificate", state: "61 days" },
    { what: "Bus timetable", state: "dead, mended" },
  ],
  foot: "Walked by Tom, 09.40 to 10.05",
} as const;
