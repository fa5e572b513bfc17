import { completed } from "./company-details.ts";

/**
 * Whether facts and words are still the sample that comes with this repository. Set it to `false` when
 * they are yours: the tests in the folders named `sample`, which hold the sample to its specification,
 * stop running, and you can delete them.
 */
export const sample: boolean = true;

const name = "Kolam";
const city = "Pune";
const country = "India";
const founded = 2019;

/**
 * The facts about the agency. Replace them with your own; the phone number is fictitious. Every page,
 * feed, card and file of the site takes them from here.
 */
export const company = completed({
  name,
  founded,
  city,
  domain: "kolam.example.com",
  address: {
    street: "Baner business district",
    region: "Maharashtra",
    postalCode: "411045",
    country,
    countryCode: "IN",
  },
  language: "en-IN",
  currency: { code: "INR", symbol: "₹", grouping: "indian" },
  tax: "GST",
  phone: "+91 12345 67890",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "19:00",
    zone: "IST",
    utcOffset: "+05:30",
  },
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/example" }],
});
