export const sheetWords = {
  nothing: "لم يُحدَّد شيء بعد. يظهر المجموع هنا.",
  later: "يُحسب المجموع عند الإرسال.",
  units: { "one-off": "مرة واحدة", hour: "بالساعة", day: "باليوم", month: "كل شهر" },
  onRequest: "بعد محادثة",
  without: "لا يشمل:",
  weekLabel: "أسبوع",
  weeksLabel: "أسابيع",
  inARow: "على التوالي، وأقل على التوازي",
} as const;
