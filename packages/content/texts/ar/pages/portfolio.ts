import { formatNumber } from "@kolam/content/model/basics/numbers";

export const portfolioWords = {
  byService: {
    label: "حسب الخدمة أو القطاع",
    sectors: "حسب القطاع",
    all: "جميع المشاريع",
    found: (count: number, name: string, _kind: "service" | "sector") =>
      `${name}: ${formatNumber(count)}`,
  },
  labels: {
    service: "عن هذه الخدمة",
    sector: "عن هذا القطاع",
    next: "المشروع التالي",
    figures: "بالأرقام",
  },
  pages: {
    label: "صفحات المشاريع",
    previous: "مشاريع أحدث",
    next: "مشاريع أقدم",
    page: (page: number, of: number) => `الصفحة ${page} من ${of}`,
    title: (title: string, page: number) => `${title}، الصفحة ${page}`,
  },
  facts: {
    client: "العميل",
    sector: "القطاع",
    place: "المكان",
    year: "السنة",
    services: "الخدمات",
    team: "الفريق",
    duration: "المدة",
  },
} as const;
