import { inForms } from "../numbers.ts";

const pages = (count: number) =>
  inForms(count, {
    zero: "لا صفحات مطابقة",
    one: "صفحة واحدة مطابقة",
    two: "صفحتان مطابقتان",
    few: "صفحات مطابقة",
    many: "صفحة مطابقة",
    other: "صفحة مطابقة",
  });

export const siteSearch = {
  label: "البحث في الموقع كله",
  hint: "الخدمات والأعمال والأسعار والأسئلة والمقالات والوظائف الشاغرة.",
  clear: "مسح البحث",
  submit: "بحث",
  loading: "جارٍ البحث في الموقع",
  failed: "تعذّر تحميل البحث. تحقّق من الاتصال وحاول مرة أخرى.",
  retry: "إعادة المحاولة",
  count: (found: number, listed: number) =>
    found > listed ? `${pages(found)}، وهذه أقربها` : pages(found),
  none: "لا نتائج. جرّب كلمة أقصر أو كلمة واحدة.",
} as const;
