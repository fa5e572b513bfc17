import { completed } from "@kolam/content/model/company/company-details";

/**
 * The facts about the agency. Every page, feed, card and file of the site takes them from here. An
 * office may have `phones` and `hours` too, the company a `chat` and `social` profiles; a name that
 * other languages spell otherwise has a spelling for each.
 */
export const company = completed({
  name: "Agency",
  domain: "agency.example", // [Replace] Your domain.
  currency: "EUR", // [Replace] The currency of your prices, by its code in ISO 4217.
  tax: "VAT", // [Replace] The tax that your prices exclude.
  timeZone: "UTC", // [Replace] Your time zone, such as "Europe/Paris".
  founded: 2026, // [Replace] The year in which you began.
  // The main office, and then any others.
  offices: [
    {
      street: "[Replace] Street and number",
      city: "[Replace] City",
      postalCode: "00000", // [Replace] Your postal code.
      countryCode: "FR", // [Replace] Your country, in two letters as in ISO 3166.
    },
  ],
});
