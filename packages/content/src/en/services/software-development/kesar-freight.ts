/** The rate engine's quotation: six minutes from the question to the PDF. */
export const kesarFreight = {
  label:
    "A freight quotation from Bhiwandi to Nagpur: the rate of the week, three surcharges and the margin come to ₹51,348; it was asked for at 10:42 and sent at 10:48.",
  gist: "A freight quotation from Bhiwandi to Nagpur: the rate of the week is marked among others, and the whole comes to ₹51,348.",
  title: "Quotation 1184",
  lane: "Bhiwandi to Nagpur",
  load: "14 pallets, 9.2 tonnes, loads Mon 6 April",
  rates: [
    { from: "23 Mar", rate: "₹37,900" },
    { from: "30 Mar", rate: "₹38,150" },
    { from: "6 Apr", rate: "₹38,400", applies: true },
  ],
  base: "Base rate from",
  lines: [
    { item: "Diesel surcharge", rule: "6.5%", amount: "₹2,496" },
    { item: "Second drop in Nagpur", rule: "flat", amount: "₹1,800" },
    { item: "Tolls", rule: "4 plazas", amount: "₹3,150" },
    { item: "Margin", rule: "12%, regular customer", amount: "₹5,502" },
  ],
  total: "Total before GST",
  sum: "₹51,348",
  valid: "Valid until 12 April",
  took: "Six minutes, sent as a PDF in Marathi",
  steps: ["Asked 10:42", "Approved 10:46", "Sent 10:48"],
} as const;
