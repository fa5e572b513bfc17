import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "कोटेशन";

export const search = {
  title: titled(`${promises.quote} कोटेशन`),
  description: `चार छोटे चरण, करीब छह मिनट। ${promises.quote} दाम, तारीख और दोनों की वजह आपके पास होगी। न कोई बंधन, न हर हफ़्ते के फ़ोन।`,
  keywords: ["वेबसाइट कोटेशन", "ऐप बनाने का खर्च", "सॉफ़्टवेयर कोटेशन"],
} as const satisfies PageWords;
