export const lightbox = {
  label: "صور هذه الصفحة",
  enlarges: "تُفتح كبيرة",
  close: "إغلاق",
  fullSize: "الحجم الكامل",
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  position: (number: number, count: number) => `${number} من ${count}`,
} as const;
