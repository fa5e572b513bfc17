import type { Closing } from "@kolam/content/model/types/closing";

export const proof = {
  hero: { title: "نقيس أنفسنا أولًا", lead: "ما نعد به، وما يفعله هذا الموقع." },
  figures: { title: "الحدود", lead: "أسوأ صفحة هي التي تُحسب." },
} as const;

export const proofClosing: Closing | undefined = undefined;
