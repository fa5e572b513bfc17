import type { Testimonial } from "@kolam/content/model/basics/types";

export const testimonials: readonly Testimonial[] = [
  {
    name: "Meera K.",
    role: "मैनेजिंग डायरेक्टर",
    company: "Chowk Bakeries, इंदौर",
    content:
      "बाईस दुकानें, और ऑर्डर का एक ही सिस्टम। चार साल में रात को बस एक बार फ़ोन किया, और उस रात बिजली हमारी गई थी।",
    rating: 5,
  },
  {
    name: "Arvind T.",
    role: "चीफ़ ऑपरेटिंग ऑफ़िसर",
    company: "Chaalak Logistics, नागपुर",
    content:
      "हमने जितना माँगा था, उन्होंने कहा आधा मत बनवाइए। जो आधा बना, उसने मार्च तक अपना खर्च निकाल लिया।",
    rating: 5,
  },
  {
    name: "Fatima Z.",
    role: "संस्थापक",
    company: "Little Adda Preschools, कोलकाता",
    content:
      "माँ-बाप हमें ढूँढ लेते हैं, समय ले लेते हैं और आ भी जाते हैं। अब मेरा इतवार उन्हीं चार सवालों के जवाब लिखने में नहीं जाता।",
    rating: 5,
  },
  {
    name: "Gautam P.",
    role: "मार्केटिंग प्रमुख",
    company: "Lakadi Works, सांगली",
    content: "एक प्रोजेक्ट मैनेजर, एक फ़ोन नंबर, एक रिपोर्ट। तीन एजेंसियों के बाद यह छुट्टी जैसा लगा।",
    rating: 5,
  },
  {
    name: "Lakshmi S.",
    role: "पार्टनर",
    company: "Sundaravel & Co. Chartered Accountants, चेन्नई",
    content:
      "हम चार्टर्ड अकाउंटेंट हैं, सो हमने मिलाकर देखा। बिल कोटेशन से एक रुपया इधर-उधर नहीं था, और तारीख भी वही निकली।",
    rating: 5,
  },
  {
    name: "Daniel F.",
    role: "ऑपरेशन मैनेजर",
    company: "Harbour Lane Coffee, दुबई",
    content: "घड़ी में डेढ़ घंटे का फ़र्क, और एक भी फ़ोन नहीं छूटा। दुकान खुलने से हफ़्ता भर पहले ऐप दोनों स्टोर में था।",
    rating: 5,
  },
];
