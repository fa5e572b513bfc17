import type { LegalDocument } from "@kolam/content/model/types/legal";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

export const terms = {
  title: "Terms",
  lead: "What you may expect of us, and we of you.",
  updated: { iso: updated, text: "Last updated on 20 January 2026" },
  sections: [
    {
      id: "orders",
      title: "Orders",
      blocks: ["An order comes about when both sides have signed."],
    },
    {
      id: "payment",
      title: "Payment",
      blocks: [`Within 30 days. Prices are without ${company.tax}.`],
    },
    { id: "files", title: "Files", blocks: ["They are yours when they are paid."] },
  ],
} as const satisfies LegalDocument;
