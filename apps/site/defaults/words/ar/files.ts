import { company } from "@site/facts/company";

export const cardText = {
  since: `${company.city}، منذ ${company.founded}`,
  alt: (title: string) => `الكلمات «${title}» بجانب شعار ${company.name}.`,
  coverAlt: (title: string) => `الكلمات «${title}» فوق رسم لأرقام المقال.`,
} as const;

export const humansCredits = {
  thanked: ["Vazirmatn من صابر راستی‌کردار (SIL Open Font License)"],
  drawings: "الرسوم مصنوعة من الأحرف الأولى عند بناء الموقع",
} as const;
