import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "شكرا لك";

export const search = {
  title: titled("شكرا لك"),
  description: `أُرسلت رسالتك إلى ${company.name}. يقرؤها إنسان ويجيب على عنوان البريد الإلكتروني الذي كتبته في النموذج، في أقرب وقت ممكن.`,
  keywords: ["شكرا", company.name],
} as const satisfies PageWords;
