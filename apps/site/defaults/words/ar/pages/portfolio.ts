import { sentence } from "@kolam/content/model/basics/sentence";
import { type CaseId, caseCount } from "@kolam/content/model/services/services";
import type { PortfolioWords } from "@kolam/content/model/types/pages";
import { counted } from "@site/texts/numbers";

export const portfolio = {
  hero: {
    title: `${sentence(counted(caseCount, "مشروع", "مشاريع"))} من أعمالنا`,
    lead: "ما كان مطلوبا، وما قمنا به، وما نتج عنه.",
  },
  leads: { label: "بالتفصيل", cases: [] as readonly CaseId[] },
  closing: {
    title: "ما مشروعك؟",
    text: "حدّثنا عنه. نجيبك بأنفسنا.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اتصل بنا", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "هل تحتاج إلى شيء مشابه؟",
    text: "حدّثنا عنه. نجيبك بأنفسنا.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اتصل بنا", href: "/contact" },
    ],
  },
} as const satisfies PortfolioWords;
