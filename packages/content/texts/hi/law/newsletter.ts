import type { NewsletterWords } from "@kolam/content/model/law/law-words";

export const newsletterWords: NewsletterWords = {
  confirmed: "पहले एक मेल आएगी, जिसमें एक लिंक होगा। उसे दबाए बिना नाम सूची में नहीं जाता।",
  service: (name) => `सूची ${name} रखता है, और पहले आपको पक्का करने के लिंक वाली एक मेल भेजता है।`,
  signUp: "मँगवाएँ",
};
