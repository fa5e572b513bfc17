export const scoreLabels = {
  green: "ممتاز",
  yellow: "جيد",
  red: "بحاجة إلى تحسين",
  errors: "فيه أخطاء",
} as const;
