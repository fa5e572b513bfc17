/** Seven months of advertising: six campaigns, of which two stayed, and what an enquiry cost. */
export const mittirangHomeware = {
  label:
    "Seven months of campaigns: four of six stop in the first month; the cost per enquiry falls from ₹610 to ₹175 while showroom visits rise from 120 to 360 a month.",
  gist: "Six campaigns of Mittirang, four of which were stopped, and the showroom visits of seven months, rising from 120 to 360.",
  title: "Mittirang campaigns",
  campaigns: [
    { name: "Search, 15 km around the showroom", kept: true },
    { name: "WhatsApp catalogue, real kitchens", kept: true },
    { name: "Video views, all Rajasthan" },
    { name: "Reach, women 25 to 60" },
    { name: "Page likes" },
    { name: "Festival banners" },
  ],
  cost: "Cost per enquiry",
  first: "₹610",
  last: "₹175",
  max: 650,
  months: [
    { label: "Apr", value: 610 },
    { label: "May", value: 540 },
    { label: "Jun", value: 430 },
    { label: "Jul", value: 320 },
    { label: "Aug", value: 250 },
    { label: "Sep", value: 205 },
    { label: "Oct", value: 175 },
  ],
  visits: "Showroom visits",
  visitsByMonth: ["120", "135", "170", "215", "270", "320", "360"],
} as const;
