import { completed, whatsApp } from "@kolam/content/model/company/company-details";

const phone = "+44 1632 960417";

/**
 * The facts about the studio. All are invented; the phone number is one of those kept for drama.
 */
export const company = completed({
  name: "Tarn & Tally",
  domain: "tarnandtally.example.com",
  currency: "GBP",
  tax: "VAT",
  timeZone: "Europe/London",
  founded: 2016,
  offices: [
    {
      street: "The Old Dye Works, Beck Lane",
      city: "Kendal",
      region: "Cumbria",
      postalCode: "LA9 0XX",
      countryCode: "GB",
      phones: [phone],
      hours: [
        {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
          opens: "08:30",
          closes: "16:30",
        },
      ],
    },
  ],
  chat: whatsApp(phone),
  social: [{ name: "Mastodon", href: "https://social.example.org/@tarnandtally" }],
});
