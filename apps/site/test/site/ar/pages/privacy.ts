import { hasFeature } from "@kolam/content/model/pages/features";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { updated } from "./privacy.meta.ts";

export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "سياسة الخصوصية",
    lead: "ما نعرفه عنك، وفيمَ نستعمله، وكم نحتفظ به.",
    updated: { iso: updated, text: "آخر تحديث 20 يناير 2026" },
    sections: [
      {
        id: "information-collected",
        title: "ما نجمعه",
        blocks: [
          "ما ترسله إلينا فقط:",
          {
            kind: "list",
            items: [
              "ما تكتبه في نماذج هذا الموقع.",
              ...(hasFeature("careers")
                ? [sendsResume ? "سيرتك الذاتية ملفًا." : "اسم ملف سيرتك الذاتية."]
                : []),
            ],
          },
        ],
      },
      {
        id: "cookies",
        title: "ملفات تعريف الارتباط",
        blocks: ["كل ما يحتاج إلى موافقتك ينتظرها."],
      },
      {
        id: "retention",
        title: "كم نحتفظ به",
        blocks: [
          {
            kind: "definitions",
            items: [{ term: "الفواتير", text: "عشر سنوات" }],
          },
        ],
      },
      {
        id: "third-parties",
        title: "آخرون",
        blocks: ["يرى آخرون بعضه:"],
      },
      {
        id: "your-rights",
        title: "حقوقك",
        blocks: [
          ["اكتب إلى ", { text: mailboxes.privacy.address, href: mailboxes.privacy.href }, "."],
        ],
      },
    ],
  }) as const satisfies LegalDocument;

export const privacy = privacyPolicy(false);
