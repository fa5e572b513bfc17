import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { counted } from "@site/texts/numbers";

export const name = "दाम";

export const search = {
  title: titled("दाम: निशान लगाइए, जोड़ देखिए"),
  description: `${counted(serviceIds.length, "सेवा", "सेवाएँ")} एक पर्ची पर: हर एक का दाम, कितने हफ़्ते, और क्या उसमें नहीं है। जो चाहिए उस पर निशान लगाइए, जोड़ देखिए, और कोटेशन के लिए भेजिए।`,
  keywords: ["वेबसाइट बनवाने का खर्च", "सॉफ़्टवेयर का दाम", "SEO का खर्च"],
} as const satisfies PageWords;
