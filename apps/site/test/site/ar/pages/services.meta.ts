import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "الخدمات";

export const search = {
  title: titled("الخدمات ومن أين تبدأ أسعارها"),
  description:
    "خطة، وموقع، ومن يعتني به: ما الذي تشمله كل واحدة من الخدمات الثلاث، وما الذي تتركه لغيرها، ومن أين يبدأ سعرها قبل أن تتصل بنا.",
  keywords: ["خدمات المواقع", "أسعار المواقع"],
} as const satisfies PageWords;
