import type { LegalDocument } from "@kolam/content/model/types/legal";
import { updated } from "./terms.meta.ts";

export const terms = {
  title: "الشروط",
  lead: "ما تنتظره منا، وما ننتظره منك.",
  updated: { iso: updated, text: "آخر تحديث 20 يناير 2026" },
  sections: [
    { id: "orders", title: "الطلبات", blocks: ["ينعقد الطلب حين يوقّعه الطرفان."] },
    {
      id: "payment",
      title: "الدفع",
      blocks: ["خلال 30 يومًا. الأسعار لا تشمل ضريبة القيمة المضافة."],
    },
    { id: "files", title: "الملفات", blocks: ["تصبح لك حين تدفع ثمنها."] },
  ],
} as const satisfies LegalDocument;
