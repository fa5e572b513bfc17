import { completed, whatsApp } from "@kolam/content/model/company/company-details";

const phone = "+973 1700 0000";

/** Two offices, a week that begins on Sunday, a closed noon, a currency of three decimals. */
export const company = completed({
  name: { en: "Ostrel", ar: "أوستريل" },
  domain: "ostrel.example.com",
  currency: "BHD",
  tax: "VAT",
  timeZone: "Asia/Bahrain",
  founded: 2015,
  offices: [
    {
      street: { en: "12 Harbour Road", ar: "12 طريق المرفأ" },
      directions: "https://maps.example.com/harbour-road-12",
      city: { en: "Manama", ar: "المنامة" },
      region: { en: "Capital Governorate", ar: "محافظة العاصمة" },
      postalCode: "317",
      countryCode: "BH",
      phones: [phone, "+973 1700 0001"],
      hours: [
        {
          days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"],
          opens: "08:30",
          closes: "12:30",
        },
        {
          days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"],
          opens: "13:30",
          closes: "17:00",
        },
      ],
    },
    {
      name: { en: "The office in Muscat", ar: "مكتب مسقط" },
      street: { en: "4 Palm Street", ar: "4 شارع النخيل" },
      city: { en: "Muscat", ar: "مسقط" },
      postalCode: "112",
      countryCode: "OM",
      phones: ["+968 2400 0000"],
      email: "muscat@ostrel.example.com",
      hours: [{ days: ["Sunday", "Tuesday"], opens: "09:00", closes: "16:00" }],
    },
  ],
  chat: whatsApp(phone),
  social: [
    { name: "LinkedIn", href: "https://www.linkedin.com/company/ostrel-example" },
    { name: "Mastodon", href: "https://mastodon.example/@ostrel" },
    { name: "YouTube", href: "https://www.youtube.com/@ostrel-example" },
  ],
});
