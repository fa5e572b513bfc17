import type { LegalDocument } from "@kolam/content/model/types/legal";
import { company } from "@site/facts/company";
import { updated } from "./imprint.meta.ts";

export const imprint = {
  title: "بيانات الناشر",
  lead: "من المسؤول عن هذا الموقع.",
  updated: { iso: updated, text: "آخر تحديث 20 يناير 2026" },
  sections: [
    {
      id: "company",
      title: "الشركة",
      blocks: [`${company.name}، ${company.address.street}، ${company.city}.`],
    },
    {
      id: "register",
      title: "السجل",
      blocks: [
        { kind: "definitions", items: [{ term: "الرقم", text: "لا رقم لها: الشركة مختلقة." }] },
      ],
    },
    {
      id: "content",
      title: "المحتوى",
      blocks: [["توجَّه الأسئلة إلى من في صفحة ", { text: "من نحن", href: "/about" }, "."]],
    },
  ],
} as const satisfies LegalDocument;
