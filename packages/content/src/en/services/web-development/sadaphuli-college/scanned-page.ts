/** Page 61 of the prospectus, as it opened in a browser. */
export const scannedPage = {
  label:
    "Page 61 of 90 of the prospectus in a browser: a crooked grey scan of the fees with a stamp and a correction by hand; at 41% of 38\u00a0MB the loading has stopped.",
  file: "prospectus-2023.pdf",
  page: "61 / 90",
  zoom: "34%",
  heading: "Schedule of fees, 2023-24",
  columns: ["Course", "Seats", "Fee p.a."],
  rows: [
    ["B.Com.", "240", "21,900"],
    ["B.Com. (Hons.)", "120", "27,650"],
    ["B.B.A.", "60", "41,200"],
    ["B.M.S.", "60", "42,800"],
    ["M.Com.", "60", "18,300"],
    ["Dip. Banking", "40", "9,600"],
  ],
  corrected: { course: "B.M.S.", fee: "43,100" },
  foot: "Fees once paid are not refunded. See also page 74.",
  stamp: ["SADAPHULI", "COLLEGE", "NASHIK"],
  loaded: 41,
  state: "Loading, 15.6 of 38\u00a0MB. The server does not answer.",
  time: "Thu 15 June, 11:04",
} as const;
