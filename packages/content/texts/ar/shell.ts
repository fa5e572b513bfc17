/*
 * The site's own texts in Arabic, in this folder: marked as not yet read by a native speaker. Take
 * this note away when one has.
 */
import { company } from "@site/facts/company";
import { inForms } from "./numbers.ts";

export const shell = {
  skipLink: "الانتقال إلى المحتوى",
  homeLink: `${company.name}، الصفحة الرئيسية`,
  menu: { open: "فتح القائمة", close: "إغلاق القائمة", title: "القائمة" },
  submenu: { open: "عرض الخدمات", close: "إخفاء الخدمات", all: "جميع الخدمات" },
  theme: {
    label: "المظهر",
    choices: { system: "حسب النظام", light: "فاتح", dark: "داكن" },
  },
  chat: { label: (app: string) => `محادثتنا عبر ${app}`, short: "محادثة" },
  newTab: "يُفتح في علامة تبويب جديدة",
  directions: "الطريق إلينا",
  inLanguage: (language: string) => `ب${language}`,
  announcement: (title: string) => `${title}، اكتمل تحميل الصفحة`,
  loading: "جارٍ تحميل الصفحة",
  rating: (rating: number) => `${rating} من 5 نجوم`,
  reviews: {
    ofClients: "نعرف كلا منهم عميلا لدينا، ولم ندفع لأحد مقابل ذلك.",
    unchecked: "لم نتحقق ممن كتب هذا.",
  },
  groupRating: {
    before: "التقييم",
    after: (clients: number) =>
      clients === 2
        ? "من كلا العميلين"
        : `من ${inForms(clients, {
            zero: "لا أحد",
            one: "عميل واحد",
            two: "عميلين",
            few: "عملاء",
            many: "عميلًا",
            other: "عميل",
          })}`,
  },
  breadcrumbHome: "الرئيسية",
  crash: {
    title: "حدث خلل من جانبنا",
    text: "ما كتبته محفوظ على هذا الجهاز. إعادة تحميل الصفحة تحلّ المشكلة غالبًا.",
    reload: "إعادة تحميل الصفحة",
  },
} as const;
