import { completed, whatsApp } from "@kolam/content/model/company/company-details";

const domain = "kolam.example.com";
const phone = "+91 12345 67890";

/**
 * The facts about the agency. Replace them with your own; the phone number is fictitious. Every
 * page, feed, card and file of the site takes them from here. Leave out what you do not have:
 * phones, hours, chat, social profiles. A name that other languages spell otherwise, of the company
 * or of a place, has a spelling for each.
 */
export const company = completed({
  name: "Kolam",
  domain,
  currency: "INR",
  tax: "GST",
  timeZone: "Asia/Kolkata",
  founded: 2019,
  // The main office, and then any others.
  offices: [
    {
      street: { en: "Baner business district", hi: "बाणेर बिज़नेस डिस्ट्रिक्ट" },
      city: { en: "Pune", hi: "पुणे" },
      region: { en: "Maharashtra", hi: "महाराष्ट्र" },
      postalCode: "411045",
      countryCode: "IN",
      phones: [phone],
      hours: [
        {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "10:00",
          closes: "19:00",
        },
      ],
    },
  ],
  // Of another app: `{ app: "Signal", href: "https://signal.me/#eu/…" }`.
  chat: whatsApp(phone),
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/example" }],
  security: `security@${domain}`,
});
