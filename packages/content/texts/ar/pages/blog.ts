import { inForms } from "../numbers.ts";

export const allCategories = "الكل";

export const blogList = {
  search: {
    label: "البحث في المقالات",
    clear: "مسح البحث",
    submit: "بحث",
    loading: (articles: number) =>
      `جارٍ البحث في ${inForms(articles, {
        zero: "المقالات",
        one: "مقالة واحدة",
        two: "مقالتين",
        few: "مقالات",
        many: "مقالة",
        other: "مقالة",
      })}`,
    failed: "تعذّر تحميل قائمة المقالات. تحقّق من الاتصال وحاول مرة أخرى.",
    retry: "إعادة المحاولة",
  },
  filter: { label: "الفئة" },
  featured: "مقالة مختارة",
  latest: "أحدث المقالات",
  featuredOnly: "وهي المقالة المختارة أعلاه.",
  featuredToo: "والمقالة المختارة أعلاه من بينها.",
  jump: "حسب الفئة",
  count: (found: number) =>
    inForms(found, {
      zero: "لا توجد مقالات مطابقة",
      one: "مقالة واحدة مطابقة",
      two: "مقالتان مطابقتان",
      few: "مقالات مطابقة",
      many: "مقالة مطابقة",
      other: "مقالة مطابقة",
    }),
  empty: {
    title: "ربما تفيد كلمة أخرى",
    text: "فالكلمة الأقصر تجد أكثر، وكذلك البحث في جميع الفئات. وإذا كان الموضوع يستحق مقالة فأخبرنا، فقد نكتبها.",
    reset: "عرض جميع المقالات",
  },
  pages: {
    label: "صفحات المدونة",
    previous: "مقالات أحدث",
    next: "مقالات أقدم",
    page: (page: number, of: number) => `الصفحة ${page} من ${of}`,
    title: (title: string, page: number) => `${title}، الصفحة ${page}`,
  },
  awaits: { draft: "مسودة", date: "مجدولة" },
  readTime: (minutes: number) =>
    `القراءة في ${inForms(minutes, {
      zero: "أقل من دقيقة",
      one: "دقيقة واحدة",
      two: "دقيقتين",
      few: "دقائق",
      many: "دقيقة",
      other: "دقيقة",
    })}`,
} as const;

export const articleFrame = {
  back: "العودة إلى المدونة",
  tags: "الوسوم",
  published: "تاريخ النشر",
  updated: "آخر تحديث",
  author: "بقلم",
  about: (author: string) => `نبذة عن ${author}`,
  sources: { title: "المصادر", read: (day: string) => `قُرئ في ${day}` },
  contents: "في هذه المقالة",
  table: (columns: string) => `جدول: ${columns}`,
  share: {
    title: "مشاركة المقالة",
    targets: { linkedin: "LinkedIn", whatsapp: "WhatsApp", x: "X", email: "البريد الإلكتروني" },
    copy: "نسخ الرابط",
    copied: "نُسخ الرابط",
    failed: "لم يسمح المتصفح بالنسخ. انسخ الرابط من شريط العنوان.",
  },
  related: { title: "للقراءة بعدها", lead: "المزيد في موضوع قريب." },
} as const;
