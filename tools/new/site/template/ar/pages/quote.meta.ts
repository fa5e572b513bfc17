import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "اطلب عرض سعر";

export const search = {
  title: titled("اطلب عرض سعر"),
  description: `أخبر ${company.name} بما تحتاج إليه في أربع خطوات قصيرة. نجيبك بسعر وموعد وأسباب كل منهما، دون أن يكلّفك ذلك شيئا أو يلزمك بشيء.`,
  keywords: ["عرض سعر", company.name],
} as const satisfies PageWords;
