import { contactWays } from "@kolam/content/model/company/contact-ways";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "اتصل بنا";

export const search = {
  title: titled(`اتصل بنا: ${contactWays}`),
  description: `${contactWays}: أرقام الهاتف وساعات العمل وعنوانا المكتبين، ونموذج للرسائل التي يقرؤها إنسان ويجيب عنها بنفسه في يوم العمل التالي على الأكثر.`,
  keywords: [`الاتصال بشركة ${company.name}`, "ساعات العمل", "العنوان"],
} as const satisfies PageWords;
