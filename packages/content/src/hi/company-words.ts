import { chatWith } from "@kolam/content/model/company/chat";
import type { Office } from "@kolam/content/model/company/company-details";
import { type HoursWords, sayHours } from "@kolam/content/model/company/hours";
import { company } from "#facts/company.ts";

/** Places of the company's facts in Devanagari; others stay as they are. */
const places: Readonly<Record<string, string>> = {
  Pune: "पुणे",
  Maharashtra: "महाराष्ट्र",
  "Baner business district": "बाणेर बिज़नेस डिस्ट्रिक्ट",
};
const spelled = (place: string) => places[place] ?? place;

/** The city of the main office. */
export const city = spelled(company.city);

export const companyWords = {
  tagline: "सॉफ़्टवेयर और मार्केटिंग, एक ही लकीर में।",
  description: `${company.name} ${city}, ${company.address.country} की सॉफ़्टवेयर और डिजिटल मार्केटिंग एजेंसी है। सोचना, डिज़ाइन करना, बनाना और लोगों तक पहुँचाना, सब एक ही टीम करती है। बाद में फ़ोन भी वही उठाती है।`,
  pitch: `${city} की एक ही टीम का सॉफ़्टवेयर और मार्केटिंग। ${company.founded} से, इत्मीनान से।`,
} as const;

export const chat = chatWith(`नमस्ते ${company.name}, आपकी वेबसाइट देखी। एक काम के बारे में बात करनी है।`);

const spoken = (time: string) =>
  time
    .replace(/^(\d+)(:\d+) am$/i, "सुबह $1$2")
    .replace(
      /^(\d+)(:\d+) pm$/i,
      (_, hour, minutes) =>
        `${["12", "1", "2", "3"].includes(hour) ? "दोपहर" : "शाम"} ${hour}${minutes}`,
    );

const hoursWords: HoursWords = {
  days: (first, last) => `${first} से ${last}`,
  times: (opens, closes) => `${spoken(opens)} से ${spoken(closes)} तक`,
};

const office = ({ address, hours, ...own }: Office) => ({
  ...own,
  name: spelled(own.name),
  address: [
    spelled(address.street),
    `${spelled(address.locality)} ${address.postalCode}`,
    spelled(address.region),
  ]
    .filter(Boolean)
    .join(", "),
  hours: sayHours(hours, hoursWords),
});

const [first, ...others] = company.offices;

export const offices = [office(first), ...others.map(office)] as const;

const ways = [company.phone && "फ़ोन कीजिए", "लिखिए", chat && "चैट कीजिए"];

export const contactWays = new Intl.ListFormat(company.language, { type: "disjunction" }).format(
  ways.filter((way) => way !== undefined),
);
