import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { claims, promises } from "../claims.ts";

export const name = "होम";

export const search = {
  title: firstTextWithin(
    60,
    `${company.city} की सॉफ़्टवेयर और डिजिटल मार्केटिंग एजेंसी | ${company.name}`,
    `${company.name}: सॉफ़्टवेयर और डिजिटल मार्केटिंग`,
    "सॉफ़्टवेयर और डिजिटल मार्केटिंग",
  ),
  description: `वेबसाइट, ऐप और सॉफ़्टवेयर बनाना, और उन तक ग्राहक लाना: ${company.city} की एक ही टीम। ${company.founded} से ${claims.home[0].value} काम पूरे। कोटेशन ${promises.quote}।`,
  keywords: [`${company.city} सॉफ़्टवेयर कंपनी`, "डिजिटल मार्केटिंग एजेंसी", "वेबसाइट बनवाना", company.name],
} as const satisfies PageWords;
