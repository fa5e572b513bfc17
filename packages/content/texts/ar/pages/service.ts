import { formatNumber } from "@kolam/content/model/basics/numbers";

export const serviceFrame = {
  pairsWith: {
    title: "تُطلب معًا غالبًا",
    lead: "خدمتان يأتي ذكرهما عادةً في المحادثة نفسها.",
  },
  allCases: (count: number) => `جميع المشاريع (${formatNumber(count)})`,
} as const;
