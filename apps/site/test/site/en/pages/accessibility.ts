import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { updated } from "./accessibility.meta.ts";

export const accessibility = {
  title: "Accessibility",
  lead: "How everybody can use this website, and what does not work yet.",
  updated: { iso: updated, text: "Last updated on 20 January 2026" },
  sections: [
    {
      id: "standard",
      title: "What we aim at",
      blocks: ["The Web Content Accessibility Guidelines 2.2 at level AA."],
    },
    {
      id: "limits",
      title: "What does not work yet",
      blocks: [
        { kind: "list", items: ["We have not tried every screen reader.", "Maps are pictures."] },
      ],
    },
    {
      id: "contact",
      title: "Tell us what stops you",
      blocks: [["Write to ", { text: mailboxes.hello.address, href: mailboxes.hello.href }, "."]],
    },
  ],
} as const satisfies LegalDocument;
