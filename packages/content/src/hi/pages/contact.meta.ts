import { contactWays } from "@kolam/content/model/company/contact-ways";
import { offices } from "@kolam/content/model/company/offices";
import { firstTextWithin, type PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "संपर्क";

export const search = {
  title: firstTextWithin(60, `${company.name} से संपर्क: ${contactWays}`, `संपर्क: ${contactWays}`),
  description: `${[contactWays, ...offices[0].hours.lines].join(", ")}। या संदेश भेज दीजिए। जवाब कोई मशीन नहीं, एक प्रोजेक्ट मैनेजर देगा।`,
  keywords: [`${company.city} सॉफ़्टवेयर कंपनी का नंबर`, `${company.name} संपर्क`],
} as const satisfies PageWords;
