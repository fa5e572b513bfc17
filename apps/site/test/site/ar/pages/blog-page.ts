export const blogPage = {
  hero: { title: "ملاحظات لأصحاب المتاجر", lead: "قصيرة، ومما جرّبناه فقط." },
  placeholder: "ساعات العمل، النسخ…",
} as const;

export const articleClosing = {
  title: "هل يشبه هذا متجرك؟",
  text: "اكتب إلينا. الجواب الأول مجاني.",
  action: { label: "اكتب إلينا", href: "/contact" },
} as const;
