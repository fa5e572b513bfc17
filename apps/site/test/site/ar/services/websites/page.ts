import type { ServicePageBase, Technologies } from "@kolam/content/model/types/service";
import { websitesCases } from "@site/entries/cases/websites";

export const websites = {
  id: "websites",
  hero: {
    title: "مفتوح قبل أن تفتح",
    lead: "موقع يتلقى الطلبات وأنت نائم.",
    actions: [
      { label: "اسأل عن السعر", href: "/quote" },
      { label: "شاهد أعمالنا", href: "/portfolio" },
    ],
    picture: { file: "desk.png", alt: "مكتب عليه شاشة ومصباح." },
  },
  offerings: {
    title: "ما يحتويه الموقع",
    lead: "لا أكثر مما تقوله الخطة.",
    items: [
      { title: "الطلبات", text: "تصل بالبريد الإلكتروني، أو على ورق في المطبخ." },
      { title: "ساعات العمل", text: "تُغيَّر في مكان واحد وتصحّ في كل مكان." },
      { title: "الخريطة", text: "الطريق إلى بابك." },
    ],
  },
  technologies: {
    title: "ممّ يتكوّن",
    lead: "أجزاء قليلة، وكلها مجرّبة.",
    items: [
      { name: "الصفحات", items: ["HTML", "CSS", "SVG"] },
      { name: "الطلبات", items: ["البريد الإلكتروني", "طابعات الإيصالات", "الهاتف"] },
      { name: "الاستضافة", items: ["ملفات ثابتة", "nginx", "خادمك"] },
    ],
  },
  figures: {
    title: "المواقع بالأرقام",
    lead: "منذ عام 2015.",
    items: [
      { value: "60", label: "موقعًا" },
      { value: "6 أسابيع", label: "لكل موقع" },
      { value: "55", label: "ما زالت تعمل" },
    ],
  },
  cases: {
    title: "أحدها",
    lead: "لمخبز، من أجل الصباح.",
    items: websitesCases,
  },
  questions: {
    title: "أسئلة عن المواقع",
    lead: "الأسئلة الثلاثة التي يطرحها الجميع.",
    items: [
      { id: "own-host", question: "هل يمكن أن يكون على خادمنا؟", answer: "نعم. إنه مجلد ملفات." },
      { id: "languages", question: "بكم لغة؟", answer: "بلغتين، ويمكن أكثر." },
      {
        id: "after-that",
        question: "وماذا بعد ذلك؟",
        answer: ["لذلك توجد خدمة ", { text: "العناية", href: "/services/upkeep" }, "."],
      },
    ],
  },
  closing: {
    title: "بعد ستة أسابيع من اليوم",
    text: "قل لنا ماذا تبيع، ولمن.",
    actions: [{ label: "اسأل عن السعر", href: "/quote" }],
    picture: { file: "harbour-bakery.svg", alt: "لافتة مخبز عليها رغيف." },
  },
} as const satisfies ServicePageBase<"websites"> & { technologies: Technologies };
