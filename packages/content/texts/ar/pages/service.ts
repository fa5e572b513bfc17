import { formatNumber } from "@kolam/content/model/basics/numbers";

export const serviceFrame = {
  price: "السعر",
  duration: "من البداية إلى النهاية",
  untilItShows: "أول النتائج",
  pairsWith: "تُطلب معًا غالبًا",
  sectors: "حسب القطاع",
  read: "للقراءة",
  allCases: (count: number) => `جميع المشاريع (${formatNumber(count)})`,
} as const;
