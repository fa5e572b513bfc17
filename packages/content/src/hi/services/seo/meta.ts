import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "SEO";

export const search = {
  title: titled("SEO: जाँच, सुधार, फिर ऊपर"),
  description: `तकनीकी जाँच, खोज के शब्द, नक्शे पर दुकान और ईमानदारी से मिले लिंक। दस सबसे बड़ी खामियों की जाँच मुफ़्त, फिर ${prices.seo.text} से।`,
  keywords: [`${company.city} SEO सेवा`, "Google पर दुकान", "वेबसाइट की SEO जाँच"],
} as const satisfies PageWords;
