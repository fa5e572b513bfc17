import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "من نحن";

export const search = {
  title: titled(`من نحن، منذ ${company.founded}`),
  description: `من نحن، وكيف بدأنا عام ${company.founded} بموقع واحد لمخبز، وما الذي نتمسك به، ومن منا يكون حاضرًا في أي أسبوع من أسابيع المشروع.`,
  keywords: [`عن ${company.name}`, `مواقع ${company.city}`],
} as const satisfies PageWords;
