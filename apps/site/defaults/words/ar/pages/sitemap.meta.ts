import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "خريطة الموقع";

export const search = {
  title: titled("خريطة الموقع: كل الصفحات"),
  description: `كل صفحات موقع ${company.name} في قائمة واحدة، مع موضوع كل صفحة والعناوين التي يمكنك أن تتواصل معنا من خلالها متى احتجت إلى ذلك.`,
  keywords: ["خريطة الموقع", `موقع ${company.name}`],
} as const satisfies PageWords;
