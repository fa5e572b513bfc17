import { completed } from "./company-details.ts";

/** Whether facts and words are still the sample that comes with the product. */
export const sample: boolean = false;

const name = "Lindenhof Digital";

/** Die Angaben zur Agentur, frei erfunden; die Rufnummern sind solche, die für Film und Fernsehen reserviert sind. */
export const company = completed({
  name,
  founded: 2014,
  city: "Leipzig",
  domain: "lindenhof-digital.example.com",
  address: {
    street: "Lindenhof 3",
    region: "Sachsen",
    postalCode: "04229",
    country: "Deutschland",
    countryCode: "DE",
  },
  language: "de-DE",
  currency: { code: "EUR", symbol: "€", grouping: "thousands" },
  tax: "USt.",
  phone: "+49 30 23125 341",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "16:00",
    zone: "Europe/Berlin",
    utcOffset: "+01:00",
  },
  social: [],
});
