/** A sheet of the old workbook, as it came out of the printer, with what was written on it. */
export const ratesPrint = {
  label:
    "A printed sheet of the rate workbook, tab 87 of 140, on paper with holes at its edges: a rate corrected in pencil, a broken reference circled in red, and the note “on leave till 21st”.",
  file: "Rates 2025 new.xlsm",
  sheet: "Tab 87 of 140: NAG-SUR 9T",
  printed: "Mon 7-7-2025 09:12",
  letters: ["A", "B", "C", "D", "E"],
  columns: ["Lane", "Base", "Diesel", "Tolls", "Quote"],
  rows: [
    { cells: ["Nagpur", "36,900", "6.0%", "3,150", "42,264"], struck: "37,400" },
    { cells: ["Indore", "24,300", "6.0%", "1,640", "27,398"] },
    { cells: ["Surat", "13,700", "#REF", "720", "#REF"], broken: true },
    { cells: ["Nashik", "7,400", "6.0%", "380", "8,224"] },
    { cells: ["Hyderabad", "31,200", "5.5%", "2,480", "35,396"], noted: "still June’s" },
  ],
  notes: ["Monday: +500 on Nagpur, rest next week?", "Surat: ask him. On leave till 21st."],
  tabs: ["NAG-9T", "NAG-SUR 9T", "NAG-14T", "SUR", "SUR (2)", "Tolls", "Margin"],
  others: "of 140",
} as const;
