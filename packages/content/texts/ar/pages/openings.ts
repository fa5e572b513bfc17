export const openingWords = {
  labels: {
    requirements: "المؤهلات المطلوبة",
    responsibilities: "المهام",
    apply: "التقدّم لهذه الوظيفة",
    page: "فتح صفحة الوظيفة",
  },
  facts: {
    location: "المكان",
    type: "نوع العقد",
    posted: "تاريخ النشر",
    closes: "آخر موعد للتقديم",
  },
  work: "العمل",
  others: "وظائف شاغرة أخرى",
} as const;
