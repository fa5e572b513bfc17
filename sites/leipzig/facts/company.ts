import { completed, type OpeningHours } from "@kolam/content/model/company/company-details";

const afternoons: OpeningHours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
  opens: "13:00",
  closes: "17:00",
};

/**
 * Die Angaben zur Agentur, frei erfunden; die Rufnummern sind für Film und Fernsehen reserviert.
 */
export const company = completed({
  name: "Lindenhof Digital",
  domain: "lindenhof-digital.example.com",
  currency: "EUR",
  tax: "USt.",
  timeZone: "Europe/Berlin",
  founded: 2014,
  offices: [
    {
      street: "Lindenhof 3",
      city: "Leipzig",
      postalCode: "04229",
      countryCode: "DE",
      phones: ["+49 30 23125 341"],
      hours: [
        { ...afternoons, opens: "09:00", closes: "12:00" },
        afternoons,
        { days: ["Friday"], opens: "09:00", closes: "14:00" },
      ],
    },
    {
      street: "Am Mühlgraben 17",
      city: "Halle (Saale)",
      postalCode: "06108",
      countryCode: "DE",
      phones: ["+49 30 23125 345"],
      hours: [{ days: ["Tuesday", "Thursday"], opens: "10:00", closes: "15:00" }],
    },
  ],
});
