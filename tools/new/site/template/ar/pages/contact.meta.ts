import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "اتصل بنا";

export const search = {
  title: titled("اتصل بنا"),
  description: `كيف تتواصل مع ${company.name} في ${company.city}: بالبريد الإلكتروني أو عبر النموذج في هذه الصفحة. يقرأ إنسان ما تكتبه ويجيب عنه بنفسه.`,
  keywords: [`${company.name} اتصال`],
} as const satisfies PageWords;
