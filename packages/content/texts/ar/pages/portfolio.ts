import { formatNumber } from "@kolam/content/model/basics/numbers";
import { caseCount } from "@kolam/content/model/services/services";

export const portfolioWords = {
  byService: {
    label: `جميع المشاريع (${formatNumber(caseCount)}) حسب الخدمة`,
    services: "حسب الخدمة",
    sectors: "حسب القطاع",
    all: "جميع المشاريع",
    found: (count: number, name: string) => `${name}: ${formatNumber(count)}`,
  },
  labels: {
    service: "عن هذه الخدمة",
    next: "المشروع التالي",
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
