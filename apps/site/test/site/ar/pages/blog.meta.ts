import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "المدونة";

export const search = {
  title: titled("المدونة: ملاحظات لأصحاب المتاجر"),
  description:
    "ملاحظات عن الخطط والمواقع والعناية بها، لمن يملك متجرًا وعليه أن يقرّر شيئًا بشأن موقعه في الأسابيع القليلة القادمة، ولا وقت لديه.",
  keywords: ["ملاحظات عن المواقع", "موقع لمتجر", `مواقع ${company.city}`],
} as const satisfies PageWords;

export function furtherPages(page: number, of: number) {
  return {
    title: `المدونة، الصفحة ${page} من ${of} | ${company.name}`,
    description: `ملاحظات أقدم عن الخطط والمواقع والعناية بها، لمن يملك متجرًا وعليه أن يقرّر شيئًا بشأن موقعه: الصفحة ${page} من ${of} من القائمة.`,
  };
}
