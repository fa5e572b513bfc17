/** The product page of “Silk, sold by daylight”. Invented, as its case is. */
export const noolHandlooms = {
  label:
    "A product page of Nool Handlooms: a silk saree filmed in daylight, the weaver’s note, and its price for the United States, US$ 501 with duty and delivery.",
  gist: "A product page of Nool Handlooms: a silk saree filmed in daylight, and its price for the United States, US$ 501 with duty and delivery.",
  shop: "Nool Handlooms",
  video: "The drape, by daylight",
  length: "0:24",
  name: "Temple border, indigo and gold",
  note: "Selvi wove this one in sixteen days on a pit loom. She joins the border to the body by hand, thread by thread.",
  shipTo: { label: "Delivered to", value: "United States, US$" },
  sums: [
    { label: "Saree, 6.2\u00a0m with blouse piece", text: "$460" },
    { label: "Courier, insured", text: "Free" },
    { label: "US duty, paid by us", text: "$41" },
  ],
  total: { label: "Nothing more at the door", text: "$501" },
  buy: "Add to bag",
} as const;
