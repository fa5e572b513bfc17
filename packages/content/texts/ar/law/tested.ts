import type { TestedWords } from "@kolam/content/model/law/tested";

export const testedWords: TestedWords = {
  title: "كيف اختُبر الموقع",
  notYet: "لم يُسجَّل أي اختبار لهذا الموقع بعد.",
  ran: (day) => `في ${day} جرّب متصفح هذا الموقع، ولم يجد خطأ في:`,
  checks: {
    axe: "قواعد axe للمستويين A وAA في المظهرين، والنص الكبير، والتباعد الواسع، والألوان المفروضة، والطباعة",
    keyboard: "التنقل بين أجزاء الصفحات بمفتاح Tab",
    scripts: "القوائم والأسئلة والصفحات من دون برامج نصية",
  },
  failed: "ووجد أخطاء نعمل على إصلاحها في:",
};
