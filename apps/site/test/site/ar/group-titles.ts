import type { PathGroup } from "@kolam/content/model/pages/page-facts";

export const groupTitles = {
  main: "الصفحات الرئيسية",
  services: "الخدمات",
  resources: "موارد",
  legal: "معلومات قانونية",
} as const satisfies Record<PathGroup, string>;
