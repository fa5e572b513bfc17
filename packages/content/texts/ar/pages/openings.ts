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
    pay: "الراتب",
    posted: "تاريخ النشر",
    closes: "آخر موعد للتقديم",
  },
  pay: { month: (pay: string) => `${pay} شهريًا`, year: (pay: string) => `${pay} سنويًا` },
  work: "العمل",
  others: "وظائف شاغرة أخرى",
} as const;
