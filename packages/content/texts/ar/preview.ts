export const previewWords = {
  label: "معاينة",
  of: (commit: string) => (commit ? `هذه معاينة للإصدار ${commit}.` : "هذه معاينة."),
  live: "الصفحة المنشورة",
  formsOff: "النماذج معطّلة في هذه المعاينة: لا يُرسل شيء.",
} as const;
