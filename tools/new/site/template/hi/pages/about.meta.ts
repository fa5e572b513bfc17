import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "हमारे बारे में";

export const search = {
  title: titled("हमारे बारे में"),
  description: `${company.city} में ${company.name} के लोग कौन हैं, इस काम तक कैसे पहुँचे, इसमें क्या मायने रखता है, और पहली बातचीत से आगे वे कैसे काम करते हैं।`,
  keywords: [`${company.name} के बारे में`],
} as const satisfies PageWords;
