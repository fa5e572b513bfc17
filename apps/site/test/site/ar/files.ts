import { company } from "@site/facts/company";

export const cardText = {
  since: `${company.city}، منذ ${company.founded}`,
  alt: (title: string) => `العبارة «${title}» وإلى جانبها بضع حلقات.`,
  coverAlt: (title: string) => `العبارة «${title}» وتحتها رسم لأرقام المقالة.`,
} as const;

export const humansCredits = {
  thanked: ["خط وزيرمتن لصابر راستي‌كردار (SIL Open Font License)"],
  drawings: "كل رسم بضع حلقات حول نقطة",
} as const;
