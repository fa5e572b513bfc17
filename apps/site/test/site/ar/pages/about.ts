import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

export const about = {
  hero: {
    title: "بدأنا بمخبز",
    lead: `تبني ${company.name} مواقع للمتاجر الصغيرة منذ ${company.founded}.`,
    photo: "twoAtATable",
  },
  story: {
    eyebrow: "اسمنا",
    title: "ما معنى أوستريل",
    paragraphs: ["لا أحد يعرف.", "كان النطاق متاحًا، ويمكن قوله على الهاتف."],
  },
  mission: { title: "ما نفعله", text: "مواقع تستطيع المتاجر الصغيرة أن تدفع ثمنها وتعتني بها." },
  vision: { title: "لماذا", text: "شارع يمكن العثور فيه على كل متجر." },
  impact: { title: "بالأرقام", lead: "كما كانت في يناير.", figures: claims.about },
  values: {
    title: "ثلاثة أمور نتمسك بها",
    lead: "اسألنا عنها.",
    items: [
      { title: "الإصغاء", text: "قبل الرسم." },
      { title: "الترك", text: "لما لم يطلبه أحد." },
      { title: "البقاء", text: "بعد الافتتاح." },
    ],
  },
  timeline: {
    title: "سنة بعد سنة",
    lead: "باختصار.",
    items: [
      { year: company.founded, title: "مخبز", text: "موقع واحد وشخصان." },
      { year: company.founded + 3, title: "العناية", text: "غيّر المخبز ساعات عمله." },
      { year: company.founded + 6, title: "مسقط", text: "مكتب ثانٍ." },
    ],
  },
  working: {
    title: "كيف نعمل",
    paragraphs: [`نعمل في ${company.city} ومسقط.`, "نجتمع أيام الأحد."],
    photo: { file: "desk.png", alt: "مكتب عليه شاشة ومصباح.", focus: [30, 60] },
  },
  team: {
    title: "من يرد",
    lead: "ثلاثة من اثني عشر.",
    people: [
      {
        id: "salwa",
        name: "سلوى كريم",
        role: "مخطّطة",
        languages: ["العربية", "الإنجليزية"],
        text: "تسأل وتكتب الأجوبة.",
        hours: "من الأحد إلى الثلاثاء، ابتداءً من التاسعة.",
        refuses: "لا تخمّن.",
        weeks: [1, 2],
        inSearch: true,
      },
      {
        id: "tom",
        name: "توم بروك",
        role: "مطوّر",
        text: "يبني ما تقوله الخطة.",
        hours: "من الأحد إلى الخميس.",
        refuses: "لا يبني ما لا تقوله.",
        weeks: [2, 6],
        photo: { file: "portrait.png", alt: "وجه مرسوم بنظارة مستديرة." },
      },
      {
        id: "noor",
        name: "نور الأمين",
        role: "مسؤولة العناية",
        text: "تعتني بما بُني.",
        hours: "كل يوم ما عدا الجمعة.",
        refuses: "لا تغيّر شيئًا مساء الخميس.",
        weeks: [6],
      },
    ],
    room: {
      title: "من يكون حاضرًا ومتى",
      lead: "في الأسابيع الستة لكل موقع.",
      weeks: [
        { week: 1, title: "الأسبوع 1", text: "أحاديث." },
        { week: 2, title: "الأسبوع 2", text: "قراءة الخطة." },
        { week: 6, title: "الأسبوع 6", text: "الافتتاح." },
      ],
    },
  },
  closing: {
    title: "تعال وزرنا",
    text: "الشاي جاهز.",
    actions: [
      { label: "اكتب إلينا", href: "/contact" },
      { label: "اعمل معنا", href: "/careers#open-positions" },
    ],
  },
} as const satisfies AboutWords;
