import { completed } from "./company-details.ts";

/** Whether facts and words are still the sample that comes with the product. */
export const sample: boolean = false;

const name = "Tarn & Tally";
const city = "Kendal";
const founded = 2016;

/** The facts about the studio. All are invented; the phone number is one of those kept for drama. */
export const company = completed({
  name,
  founded,
  city,
  domain: "tarnandtally.example.com",
  address: {
    street: "The Old Dye Works, Beck Lane",
    region: "Cumbria",
    postalCode: "LA9 0XX",
    country: "United Kingdom",
    countryCode: "GB",
  },
  language: "en-GB",
  currency: { code: "GBP", symbol: "£", grouping: "thousands" },
  tax: "VAT",
  phone: "+44 1632 960417",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    opens: "08:30",
    closes: "16:30",
    zone: "UK time",
    utcOffset: "+00:00",
  },
  social: [{ name: "Mastodon", href: "https://social.example.org/@tarnandtally" }],
});
